//! Small workspaces, each with the bundle that must come of it.

use crate::{compile, request, succeed, write};
use single_file::{bundle, minify};
use std::fs;
use std::path::Path;
use std::process::Command;

/// Holds the bundle of `fixtures/<name>` to `golden.rs` there, and it and its short form to what cargo makes of it.
///
/// `ACCEPT=1` writes the golden file anew.
fn check(name: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures").join(name);
    let manifest = folder.join("Cargo.toml");
    let made = bundle(&request(&manifest, "app", &[])).expect("it can be bundled");
    let file = format!("{}\n{}", made.head, made.code);
    let golden = folder.join("golden.rs");
    if std::env::var_os("ACCEPT").is_some() {
        write(&golden, &file);
    }
    assert_eq!(file, fs::read_to_string(&golden).expect("there is a golden file"), "{name}");

    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join("fixtures").join(name);
    let mut cargo = Command::new(env!("CARGO"));
    cargo
        .args(["run", "--quiet", "--package", "app", "--manifest-path"])
        .arg(&manifest)
        .arg("--target-dir")
        .arg(&target);
    let expected = succeed(&mut cargo).stdout;
    assert!(!expected.is_empty());
    for (kind, text) in [("whole", file), ("short", minify(&made.code))] {
        let source = target.join(format!("{name}_{kind}.rs"));
        write(&source, &text);
        let program = compile(&source, made.edition.as_str());
        assert_eq!(succeed(&mut Command::new(program)).stdout, expected, "{name}, {kind}");
    }
}

#[test]
fn modules_in_files_and_folders_become_one_text() {
    check("modules");
}

#[test]
fn macros_find_what_they_name_from_wherever_they_are_used() {
    check("macros");
}

#[test]
fn literals_are_the_same_bytes() {
    check("literals");
}

#[test]
fn features_and_traits_leave_what_is_on_and_used() {
    check("features");
}

#[test]
fn what_is_not_used_goes_with_all_that_speaks_of_it() {
    check("unused");
}

#[test]
fn derived_traits_stay_if_they_are_asked_for() {
    check("derives");
}

#[test]
fn gaps_that_matter_stay_and_a_package_has_its_own_library() {
    check("tokens");
}

#[test]
fn features_that_are_asked_for_are_on() {
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/features/Cargo.toml");
    let made = bundle(&request(&manifest, "app", &["extra"])).expect("it can be bundled");
    assert!(made.code.contains(r#"if true { "extra" }"#), "{}", made.code);
}

#[test]
fn a_short_form_has_no_comments_and_no_needless_gaps() {
    let text = "fn main() {\n    // why\n    let a = \"// b\\n   c\"; /* d */ let x: &'static str = a;\n\n    print!(\"{x}\", );\n}\n";
    let short = "fn main(){let a=\"// b\\n   c\";let x:&'static str=a;print!(\"{x}\",);}\n";
    assert_eq!(minify(text), short);
}

#[test]
fn a_short_form_keeps_apart_what_would_be_one_token() {
    for kept in [
        "m!(a # \"b\" # # 1 .. 2.5 . 0);",
        "m!(& &a< -b/ *c= =d| |e: :f. .g< <h- >i> =j);",
        "m!(\"a\" b 'c' 'd' 'e 'f);",
        "m!(/// a\nb);",
    ] {
        assert_eq!(minify(kept).trim_end(), kept);
    }
    assert_eq!(minify("m!(a < b = - c => & d :: e);"), "m!(a<b=-c=>&d::e);\n");
}

#[test]
fn a_short_form_has_no_long_lines_but_in_literals() {
    let text = format!("fn main() {{\n    let a = [{}\"{}\n\"];\n}}\n", "1, ".repeat(1000), "b ".repeat(300));
    let short = minify(&text);
    assert_eq!(short.lines().filter(|line| line.len() > 110).count(), 1, "{short}");
    assert!(short.lines().count() > 20, "{short}");
    assert!(short.lines().all(|line| line.len() > 90 || line.starts_with('"')), "{short}");
}
