//! The nine-number puzzle, solved correctly by the method that the argument names.

use classics::nine::SHORTEST;
use classics::program::run_by_method;
use std::process::ExitCode;

fn main() -> ExitCode {
    run_by_method(&SHORTEST, |moves| match moves {
        Some(moves) => format!("{moves}\n"),
        None => "UNSOLVABLE\n".into(),
    })
}
