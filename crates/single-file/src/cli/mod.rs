//! The command: options, judges, checks and messages. How a file is made is in the library.

mod check;
mod copy;
mod judge;
mod limit;
mod make;
mod options;
mod progress;
mod report;
mod run;
mod stats;

use clap::Parser;
use options::{Command, Options};
use report::{Level, Report};
use std::process::ExitCode;

/// Does what the command line asks for. The exit status is 1 if there was an error, 2 if the command line is wrong, and 3
/// if a tool is missing.
pub(crate) fn main() -> ExitCode {
    let options = Options::parse_from(options::arguments());
    let mut reports: Vec<Report> = Vec::new();
    let done = match &options.command {
        Some(Command::Judges { names, manifest_path }) => {
            judge::list(names, manifest_path.as_deref()).map(|text| print!("{text}"))
        }
        None => run::run(&options.bundle, options.message_format, &mut reports),
    };
    reports.extend(done.err());
    for report in &reports {
        report.show(options.message_format);
    }
    let error = reports.iter().find(|report| report.level == Level::Error);
    error.map_or(ExitCode::SUCCESS, |error| ExitCode::from(error.status.unwrap_or(1)))
}
