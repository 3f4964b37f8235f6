//! The command; all else is in the library.

use anyhow::{Context, Result};
use clap::Parser;
use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;

/// Turns a wasm module into one C file
#[derive(Parser)]
#[command(version)]
struct Options {
    /// The module: one exported function, imports `read` and `write`
    module: PathBuf,
    /// A line for the comment on top of the file
    #[arg(long, value_name = "TEXT")]
    comment: Vec<String>,
    /// Where to put the file
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
}

fn main() -> ExitCode {
    match run(&Options::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("c-emitter: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(options: &Options) -> Result<()> {
    let path = options.module.display();
    let wasm = fs::read(&options.module).with_context(|| format!("cannot read {path}"))?;
    let file = c_emitter::emit(&wasm, &options.comment).with_context(|| path.to_string())?;
    fs::write(&options.output, file).with_context(|| format!("cannot write {}", options.output.display()))
}
