//! The program as a person calls it.

mod check;
mod explain;
mod gen;
mod replay;
mod stress;

use std::path::PathBuf;
use std::process::{Command, Output};

/// What a call prints and how it ends.
struct Said {
    stdout: String,
    stderr: String,
    status: Option<i32>,
}

/// Runs the program with these arguments, on a terminal of 80 columns.
fn judge(arguments: &[&str]) -> Said {
    let mut program = Command::new(env!("CARGO_BIN_EXE_judge"));
    // What a program on trial says when it panics is not to depend on who runs the tests.
    program.args(arguments).env("COLUMNS", "80").env_remove("RUST_BACKTRACE");
    let Output { stdout, stderr, status } = program.output().expect("the program runs");
    let text = |bytes| String::from_utf8(bytes).expect("it prints text");
    Said { stdout: text(stdout), stderr: text(stderr), status: status.code() }
}

/// A fresh folder for one test's files.
fn folder(test: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(test);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder for a test's files");
    folder
}

/// A file in that folder, and its path as an argument.
fn file(folder: &std::path::Path, name: &str, contents: &str) -> String {
    let path = folder.join(name);
    std::fs::write(&path, contents).expect("a test's file");
    path.into_os_string().into_string().expect("a path that is text")
}
