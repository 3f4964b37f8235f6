//! The Rust file to submit answers as the program does. Each problem's package runs this file by itself.

use std::path::{Path, PathBuf};
use std::process::Command;
use tests::inputs::{check_same, expected, whole_space};
use tests::Program;

const PROGRAM: Program =
    Program { name: env!("CARGO_PKG_NAME"), path: env!(concat!("CARGO_BIN_EXE_", env!("CARGO_PKG_NAME"))) };
const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/submit");

/// The file.
///
/// # Panics
/// If there is none.
fn source() -> PathBuf {
    let source = Path::new(FOLDER).join(PROGRAM.name).with_extension("rs");
    assert!(source.exists(), "no {}: run `just bundle {}`", source.display(), PROGRAM.name);
    source
}

/// Compiles the file as a judge does, and checks that rustc prints nothing.
fn compile(edition: &str) -> Program {
    let program = format!("{}/{}-submit-{edition}", env!("CARGO_TARGET_TMPDIR"), PROGRAM.name);
    let mut rustc = Command::new("rustc");
    rustc.args(["--edition", edition, "-W", "warnings", "-C", "opt-level=2", "-o", &program]).arg(source());
    let output = rustc.output().expect("rustc starts");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && said.is_empty(), "as edition {edition}: {said}");
    Program { name: PROGRAM.name, path: Box::leak(program.into_boxed_str()) }
}

#[test]
fn it_answers_every_case_and_a_whole_space_as_the_program_does() {
    let submitted = compile("2024");
    let inputs = expected(PROGRAM, whole_space(PROGRAM.name), 1_000, |answer| answer);
    check_same(submitted, &inputs, |answer| answer);
}

#[test]
fn rustc_has_no_warning_for_the_older_editions() {
    for edition in ["2018", "2021"] {
        compile(edition);
    }
}
