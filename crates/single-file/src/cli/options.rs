//! The command line.

use clap::{Args, Parser, Subcommand, ValueEnum};
use std::path::PathBuf;

/// Turns a program and the crates that it uses into one file for a judge.
///
/// In the folder of a package nothing more is needed: its only binary goes to standard output.
#[derive(Parser, Debug)]
#[command(name = "cargo single-file", bin_name = "cargo single-file", version, args_conflicts_with_subcommands = true)]
pub(crate) struct Options {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
    #[command(flatten)]
    pub(crate) bundle: BundleOptions,
    /// How errors and notes are written to standard error
    #[arg(long, value_name = "FORMAT", default_value = "human", global = true)]
    pub(crate) message_format: MessageFormat,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// List the judges, what is known of each, and where that is from
    Judges {
        /// Only these judges
        names: Vec<String>,
        /// The `Cargo.toml` of the workspace whose judges are listed too
        #[arg(long, value_name = "PATH")]
        manifest_path: Option<PathBuf>,
    },
}

#[derive(Args, Debug)]
pub(crate) struct BundleOptions {
    #[command(flatten)]
    pub(crate) program: ProgramOptions,
    /// The judge: its edition, limit and crates; `cargo single-file judges` lists them
    #[arg(long, value_name = "NAME")]
    pub(crate) judge: Option<String>,
    /// The language of the file; without it, Rust unless the judge takes only C
    #[arg(long, value_name = "LANGUAGE")]
    pub(crate) lang: Option<Lang>,
    /// Where to put the file, if not to standard output
    #[arg(short, long, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
    /// Drop comments and all white space that tokens can do without
    #[arg(long)]
    pub(crate) minify: bool,
    /// How many bytes the file may have, whatever the judge's limit is
    #[arg(long, value_name = "BYTES")]
    pub(crate) limit: Option<usize>,
    /// Compile the file as the judge does
    #[arg(long)]
    pub(crate) check: bool,
    /// With --check, run the program on each NAME.in of this folder and compare with NAME.out
    #[arg(long, value_name = "DIR", requires = "check")]
    pub(crate) cases: Option<PathBuf>,
    /// Put the file on the clipboard
    #[arg(long)]
    pub(crate) copy: bool,
    /// Show which crate, module and item the bytes come from, largest first
    #[arg(long)]
    pub(crate) stats: bool,
    #[command(flatten, next_help_heading = "Options for C")]
    pub(crate) c: COptions,
}

#[derive(Args, Debug)]
pub(crate) struct ProgramOptions {
    /// The package whose program it is
    #[arg(short, long, value_name = "NAME")]
    pub(crate) package: Option<String>,
    /// The binary, if the package has several
    #[arg(long, value_name = "NAME", conflicts_with = "example")]
    pub(crate) bin: Option<String>,
    /// An example instead of a binary
    #[arg(long, value_name = "NAME")]
    pub(crate) example: Option<String>,
    /// The `Cargo.toml` of the package or workspace, if not that of the current folder
    #[arg(long, value_name = "PATH")]
    pub(crate) manifest_path: Option<PathBuf>,
    /// Features to turn on
    #[arg(short = 'F', long, value_delimiter = ',', value_name = "FEATURES")]
    pub(crate) features: Vec<String>,
    /// Turn on all features
    #[arg(long)]
    pub(crate) all_features: bool,
    /// Leave the default features off
    #[arg(long)]
    pub(crate) no_default_features: bool,
}

#[derive(Args, Debug)]
pub(crate) struct COptions {
    /// How many bytes of stack Rust's local variables get
    #[arg(long, value_name = "BYTES")]
    pub(crate) stack: Option<u32>,
    /// Let a panic print its message to standard error
    #[arg(long)]
    pub(crate) panic_messages: bool,
    /// What the compiler optimises for; `auto` is speed, or size if the file would be too large
    #[arg(long, value_name = "GOAL")]
    pub(crate) optimize: Option<Goal>,
}

#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lang {
    Rust,
    C,
}

#[derive(ValueEnum, Clone, Copy, Debug)]
pub(crate) enum Goal {
    Auto,
    Speed,
    Size,
}

#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum MessageFormat {
    Human,
    /// One JSON object a line, as `rustc --error-format json` writes them
    Json,
}

/// The arguments without the name of the subcommand, which cargo passes on.
pub(crate) fn arguments() -> Vec<std::ffi::OsString> {
    let mut arguments: Vec<_> = std::env::args_os().collect();
    if arguments.get(1).is_some_and(|first| first == "single-file") {
        arguments.remove(1);
    }
    arguments
}
