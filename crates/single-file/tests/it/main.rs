//! Bundles are what they are to be, and do what the programs they are made of do.

mod command;
mod fixtures;
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

fn write(path: &Path, text: &str) {
    fs::create_dir_all(path.parent().expect("a file is in a folder")).expect("folders can be made");
    fs::write(path, text).expect("files can be written");
}

/// Asks for the program of a package, with these features besides the default ones.
fn request(manifest: &Path, package: &str, features: &[&str]) -> Request {
    let features = features.iter().map(|name| (*name).to_owned()).collect();
    Request { manifest_path: Some(manifest.into()), package: Some(package.into()), features, ..Request::default() }
}
