//! The command.

use crate::{compile, succeed};
use std::fs;
use std::path::Path;
use std::process::Command;

fn command(arguments: &[&str]) -> Command {
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/macros/Cargo.toml");
    let mut command = Command::new(env!("CARGO_BIN_EXE_cargo-single-file"));
    command.arg("--manifest-path").arg(manifest).args(arguments);
    command
}

#[test]
fn a_file_above_the_limit_is_an_error_and_not_written() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("app.rs");
    let output = command(&["app", "--limit", "100", "-o"]).arg(&file).output().expect("it starts");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(said.contains("bytes, above the limit of 100") && !output.status.success(), "{said}");
    assert!(!file.exists());
}

#[test]
fn a_short_file_has_its_head_and_compiles() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("short_app.rs");
    let printed = succeed(&mut command(&["app", "--minify"])).stdout;
    succeed(command(&["app", "--minify", "--output"]).arg(&file));
    let text = fs::read_to_string(&file).expect("it was written");
    assert_eq!(text.as_bytes(), printed);
    assert!(text.starts_with("// app 1.2.3 in one file"), "{text}");
    assert_eq!(text.lines().filter(|line| line.starts_with("//") || line.starts_with(' ')).count(), 3);
    compile(&file, "2021");
}

#[test]
fn a_package_that_is_not_there_is_an_error_that_names_those_that_are() {
    let output = command(&["nothing"]).output().expect("it starts");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(said.contains("no package `nothing` in the workspace; there are: app, kit, table"), "{said}");
}
