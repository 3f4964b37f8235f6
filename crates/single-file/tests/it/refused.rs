//! What cannot be inlined is refused, with its place.

use crate::{request, write};
use single_file::bundle;
use std::path::Path;

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
fn a_module_without_a_file_is_refused() {
    check("src/main.rs:1: no file ", "", "mod a; fn main() {}", "");
    check("lib/src/lib.rs:1: no file ", "", "fn main() { lib::a::f() }", "mod a;");
}

#[test]
fn unstable_features_of_a_used_library_are_refused() {
    check("lib/src/lib.rs:1: unstable features", "", "fn main() { lib::f() }", "#![feature(test)] pub fn f() {}");
}

#[test]
fn what_does_not_compile_is_refused_in_the_words_of_rustc() {
    check("rustc does not compile the bundle:\nerror[E0308]", "", "fn main() { let _: u8 = \"\"; }", "");
    check("src/main.rs:2: ", "", "fn main() {\n  let }", "");
}
