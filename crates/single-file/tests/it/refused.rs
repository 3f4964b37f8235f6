//! What cannot be inlined is refused, with its place.

use crate::{request, succeed, write};
use single_file::bundle;
use std::path::Path;
use std::process::Command;

const MANIFEST: &str = "[workspace]\nmembers = ['lib', 'gen', 'built']\n[package]\nname = 'app'\nedition = '2021'\n";

/// Checks that a program and a library are refused because of `reason`, which begins with a file's name.
fn check(reason: &str, dependencies: &str, program: &str, library: &str) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = |name: &str, text: &str| write(&folder.path().join(name), text);
    file("Cargo.toml", &format!("{MANIFEST}[dependencies]\nlib = {{ path = 'lib' }}\n{dependencies}"));
    file("src/main.rs", program);
    file("lib/Cargo.toml", "[package]\nname = 'lib'\nedition = '2021'\n");
    file("lib/src/lib.rs", library);
    file("gen/Cargo.toml", "[package]\nname = 'gen'\nedition = '2021'\n[lib]\nproc-macro = true\n");
    file("gen/src/lib.rs", "");
    file("built/Cargo.toml", "[package]\nname = 'built'\nedition = '2021'\n");
    file("built/src/main.rs", "fn main() {}");
    file("built/src/lib.rs", "");
    file("built/build.rs", "fn main() {}");
    check_package("app", folder.path(), reason);
}

fn check_package(package: &str, folder: &Path, reason: &str) {
    let Err(error) = bundle(&request(&folder.join("Cargo.toml"), package, &[])) else {
        panic!("{reason}: not refused");
    };
    let error = format!("{error:#}").replace(&format!("{}/", folder.display()), "");
    assert!(error.starts_with(reason), "{error}");
}

#[test]
fn text_from_other_files_is_refused() {
    let program = "fn main() {\n    println!(\"{}\", include_str!(\"main.rs\"));\n}\n";
    check("src/main.rs:2: `include_str!` cannot be inlined", "", program, "");
    check("lib/src/lib.rs:1: `include!` cannot be inlined", "", "fn main() {}", "include!(\"other.rs\");");
    check("src/main.rs:2: `include_bytes!` cannot", "", "\nconst A: &[u8] = include_bytes!(\"a\"); fn main() {}", "");
    check("src/main.rs:1: `env!` cannot", "", "fn main() { env!(\"CARGO_PKG_NAME\"); }", "");
}

#[test]
fn modules_in_unusual_places_are_refused() {
    check("lib/src/lib.rs:2: `#[path]` cannot be inlined", "", "fn main() {}", "\n#[path = \"x.rs\"]\nmod a;");
    check("src/main.rs:1: no file ", "", "mod a; fn main() {}", "");
}

#[test]
fn names_that_only_a_crate_can_give_are_refused() {
    let macro_use = "#[macro_use]\nextern crate lib;\nfn main() {}";
    check("src/main.rs:2: `#[macro_use]` of a crate cannot be inlined", "", macro_use, "");
    let whole = "#[macro_export]\nmacro_rules! m {\n() => { $crate };\n}";
    check("lib/src/lib.rs:3: `$crate` can be inlined only", "", "fn main() {}", whole);
    check(
        "lib/src/lib.rs:1: this attribute of a crate cannot be inlined",
        "",
        "fn main() {}",
        "#![recursion_limit = \"9\"]",
    );
}

#[test]
fn packages_that_are_more_than_text_are_refused() {
    check("Cargo.toml:8: `gen` is a procedural macro", "gen = { path = 'gen' }", "fn main() {}", "");
    check("Cargo.toml:8: `built` has a build script", "built = { path = 'built' }", "fn main() {}", "");
}

#[test]
fn packages_from_outside_the_workspace_are_refused() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let folder = folder.path();
    let outside = folder.join("outside");
    write(&outside.join("Cargo.toml"), "[package]\nname = 'far'\nedition = '2021'\n");
    write(&outside.join("src/lib.rs"), "");
    for arguments in ["init --quiet", "add .", "-c user.name=a -c user.email=a commit --quiet --message a"] {
        succeed(Command::new("git").current_dir(&outside).args(arguments.split(' ')));
    }
    let manifest = "[workspace]\n[package]\nname = 'app'\n[dependencies]\n";
    let far = format!("far = {{ git = 'file://{}' }}\n", outside.display());
    write(&folder.join("app/Cargo.toml"), &format!("{manifest}{far}"));
    write(&folder.join("app/src/main.rs"), "fn main() {}");
    check_package("app", &folder.join("app"), "Cargo.toml:5: `far` comes from outside the workspace");
}

#[test]
fn a_build_script_of_the_program_is_refused() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    write(&folder.path().join("Cargo.toml"), "[workspace]\n[package]\nname = 'app'\n");
    write(&folder.path().join("src/main.rs"), "fn main() {}");
    write(&folder.path().join("build.rs"), "fn main() {}");
    check_package("app", folder.path(), "build.rs:1: a build script cannot be inlined");
}

#[test]
fn what_does_not_compile_is_refused_in_the_words_of_rustc() {
    check("rustc does not compile the bundle:\nerror[E0308]", "", "fn main() { let _: u8 = \"\"; }", "");
    check("src/main.rs:2: ", "", "fn main() {\n  let }", "");
}
