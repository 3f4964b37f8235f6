//! Bundles are what they are to be, and do what the programs they are made of do.

mod check;
mod command;
mod fixtures;
mod judges;
mod problems;
mod refused;

use single_file::Request;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// Compiles a file without a word from rustc, and returns where the program is.
fn compile(source: &Path, edition: &str) -> PathBuf {
    let name = source.file_stem().expect("a file has a name").to_string_lossy().replace('-', "_");
    let program = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}_{edition}"));
    let mut command = Command::new("rustc");
    command.args(["--edition", edition, "-W", "warnings", "-C", "opt-level=2", "-o"]);
    let said = succeed(command.arg(&program).arg(source)).stderr;
    assert!(said.is_empty(), "{} as {edition}:\n{}", source.display(), String::from_utf8_lossy(&said));
    program
}

/// Runs a command that must end well.
fn succeed(command: &mut Command) -> Output {
    let output = command.output().expect("the command starts");
    assert!(output.status.success(), "{command:?}:\n{}", String::from_utf8_lossy(&output.stderr));
    output
}

/// The manifest of a fixture.
fn fixture(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures").join(name).join("Cargo.toml")
}

/// The command on a fixture, without the judges of whoever runs the tests.
fn single_file(name: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cargo-single-file"));
    command.arg("--manifest-path").arg(fixture(name)).env("XDG_CONFIG_HOME", env!("CARGO_TARGET_TMPDIR"));
    command
}

/// Runs a command that must end with that exit status, and returns what it writes to standard error.
fn fails(command: &mut Command, status: i32) -> String {
    let output = command.output().expect("the command starts");
    let said = String::from_utf8(output.stderr).expect("it is text");
    assert_eq!(output.status.code(), Some(status), "{command:?}:\n{said}");
    said
}

fn write(path: &Path, text: &str) {
    fs::create_dir_all(path.parent().expect("a file is in a folder")).expect("folders can be made");
    fs::write(path, text).expect("files can be written");
}

/// Asks for the program of a package, with these features besides the default ones.
fn request(manifest: &Path, package: &str, features: &[&str]) -> Request {
    let features = features.iter().map(|name| (*name).to_owned()).collect();
    Request { manifest_path: Some(manifest.into()), package: Some(package.into()), features, ..Request::default() }
}
