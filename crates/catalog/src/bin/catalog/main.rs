//! `just new`, `just renew`, and the fields of a problem that recipes need.

mod files;
mod generated;
mod name;
mod new;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

const USAGE: &str =
    "usage: catalog new <problem> [--like <problem>] | renew | fuzz <problem> | field <problem> <field>";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match run(&arguments) {
        Ok(said) => {
            print!("{said}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &[&str]) -> Result<String, String> {
    let root = root();
    match *arguments {
        ["new", name] => new::create(&root, name, None),
        ["new", name, "--like", like] | ["new", "--like", like, name] => new::create(&root, name, Some(like)),
        ["renew"] => generated::renew(&root),
        ["fuzz", problem] => generated::fuzz_manifest(&root, problem),
        ["field", problem, name] => field(&root, problem, name),
        _ => Err(USAGE.into()),
    }
}

/// The folder of the workspace.
fn root() -> PathBuf {
    // `cargo run` sets this at run time too. The compiled-in path may belong to another copy with the same target folder.
    let here = std::env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
    let root = Path::new(&here).join("../..");
    root.canonicalize().unwrap_or(root)
}

/// A field of a problem, for the recipes of the justfile.
fn field(root: &Path, problem: &str, name: &str) -> Result<String, String> {
    let problem = files::problem(root, problem)?;
    let value = match name {
        "submit-extension" => match problem.submit.language {
            catalog::Language::C => "c".into(),
            catalog::Language::Rust => "rs".into(),
        },
        "submit-to" => problem.submit.to,
        _ => return Err(format!("no field `{name}`, expected submit-extension or submit-to")),
    };
    Ok(value + "\n")
}
