//! The command; all else is in the library.

use anyhow::{Context, Result};
use c_emitter::{translate, Options, Translation};
use clap::Parser;
use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;

/// Turns a wasm module into one C file
#[derive(Parser)]
#[command(version)]
struct Arguments {
    /// The module
    module: PathBuf,
    /// A line for the comment on top of the file
    #[arg(long, value_name = "TEXT")]
    comment: Vec<String>,
    /// Makes names and layout as short as possible
    #[arg(long)]
    compact: bool,
    /// Checks each access to memory
    #[arg(long)]
    checked: bool,
    /// Prints how long each function is in wasm and in C, longest first
    #[arg(long)]
    sizes: bool,
    /// Where to put the file
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
}

fn main() -> ExitCode {
    match run(Arguments::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("c-emitter: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: Arguments) -> Result<()> {
    let Arguments { module, comment, compact, checked, sizes, output } = arguments;
    let path = module.display();
    let wasm = fs::read(&module).with_context(|| format!("cannot read {path}"))?;
    let options = Options { comment, compact, checked, ..Options::default() };
    let translation = translate(&wasm, &options).with_context(|| path.to_string())?;
    if sizes {
        print(&translation);
    }
    fs::write(&output, translation.c).with_context(|| format!("cannot write {}", output.display()))
}

fn print(translation: &Translation) {
    let mut functions = translation.functions.clone();
    functions.sort_by_key(|function| std::cmp::Reverse(function.c_bytes));
    for function in &functions {
        println!("{:6} {:6} {}", function.wasm_bytes, function.c_bytes, function.name);
    }
    let wasm: usize = functions.iter().map(|function| function.wasm_bytes).sum();
    let c: usize = functions.iter().map(|function| function.c_bytes).sum();
    println!("{wasm:6} {c:6} all functions; the file has {} bytes", translation.c.len());
}
