//! The command; all else is in the library.

use anyhow::{ensure, Context, Result};
use single_file::{bundle, minify, Request, Target};
use clap::Parser;
use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

/// Turns a program and what it uses of its workspace into one file that rustc compiles
#[derive(Parser)]
#[command(version)]
struct Options {
    /// The package whose program it is
    package: String,
    /// The `Cargo.toml` of the workspace, if not that of the current folder
    #[arg(long, value_name = "PATH")]
    manifest_path: Option<PathBuf>,
    /// Which of its programs, if there are several
    #[arg(long, value_name = "NAME")]
    bin: Option<String>,
    /// Features to turn on besides the default ones
    #[arg(long, value_delimiter = ',')]
    features: Vec<String>,
    /// Drop comments, and the blanks and line ends that tokens can do without; lines have about 100 characters
    #[arg(long)]
    minify: bool,
    /// How large the file may be
    #[arg(long, value_name = "BYTES", default_value_t = 65_536)]
    limit: usize,
    /// Where to put the file, if not to standard output
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

fn main() -> ExitCode {
    match run(&Options::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("bundle: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(options: &Options) -> Result<()> {
    let made = bundle(&Request {
        manifest_path: options.manifest_path.clone(),
        package: Some(options.package.clone()),
        target: options.bin.clone().map_or(Target::OnlyBinary, Target::Bin),
        features: options.features.clone(),
        ..Request::default()
    })?;
    let file = match options.minify {
        true => made.head + &minify(&made.code),
        false => made.head + "\n" + &made.code,
    };
    ensure!(file.len() <= options.limit, "the bundle has {} bytes, above the limit of {}", file.len(), options.limit);
    match &options.output {
        Some(path) => fs::write(path, file).with_context(|| format!("cannot write {}", path.display())),
        None => io::stdout().write_all(file.as_bytes()).context("cannot write to standard output"),
    }
}
