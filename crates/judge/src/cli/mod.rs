//! The command line: one call in each file.

mod check;
mod explain;
mod gen;
mod group;
mod process;
mod progress;
mod replay;
mod stress;

use crate::problem::{Problem, PROBLEMS};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Parser, Subcommand};
use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

/// Says what is wrong with your program for a puzzle on a 3x3 board.
#[derive(Parser)]
#[command(name = "judge")]
struct Arguments {
    #[command(subcommand)]
    call: Call,
}

#[derive(Subcommand)]
enum Call {
    Check(check::Check),
    Gen(gen::Gen),
    Stress(stress::Stress),
    Replay(replay::Draw),
    Explain(explain::Explain),
}

/// What a call comes to, in exit statuses.
enum Outcome {
    /// All is right: 0.
    Fine,
    /// Something is wrong, and has been said: 1.
    Wrong,
    /// Another exit status, which a real judge expects.
    Status(u8),
}

/// Why a call could not be answered.
struct Trouble {
    /// In words.
    words: String,
    /// The exit status.
    status: u8,
}

impl Trouble {
    /// Trouble with exit status 2.
    fn new(words: impl Into<String>) -> Self {
        Trouble { words: words.into(), status: 2 }
    }
}

/// Runs the call on the command line.
pub fn run() -> ExitCode {
    let outcome = match Arguments::parse().call {
        Call::Check(call) => call.run(),
        Call::Gen(call) => call.run(),
        Call::Stress(call) => call.run(),
        Call::Replay(call) => call.run(),
        Call::Explain(call) => call.run(),
    };
    match outcome {
        Ok(Outcome::Fine) => ExitCode::SUCCESS,
        Ok(Outcome::Wrong) => ExitCode::FAILURE,
        Ok(Outcome::Status(status)) => ExitCode::from(status),
        Err(Trouble { words, status }) => {
            // Standard error may be closed: then there is nobody left to tell.
            let _ = writeln!(io::stderr(), "judge: {words}");
            ExitCode::from(status)
        }
    }
}

/// Prints to standard output. A reader that has closed it has seen enough.
fn print(text: impl AsRef<[u8]>) -> Result<(), Trouble> {
    let mut stdout = io::stdout().lock();
    match stdout.write_all(text.as_ref()).and_then(|()| stdout.flush()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => {
            Err(Trouble::new(format!("cannot write the output: {error}")))
        }
        _ => Ok(()),
    }
}

/// Reads a problem's name.
fn problem() -> impl TypedValueParser<Value = &'static Problem> {
    let names = PROBLEMS.iter().map(|problem| problem.name);
    PossibleValuesParser::new(names).map(|name| Problem::named(&name).expect("a possible value"))
}
