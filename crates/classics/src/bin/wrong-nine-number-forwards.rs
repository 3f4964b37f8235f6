//! The nine-number puzzle, WRONG on purpose: searches from the goal by the moves themselves, not by what undoes
//! them, and so answers with the distance from the goal to the board.

use classics::program::run;
use judge::models::imitate;
use std::process::ExitCode;

fn main() -> ExitCode {
    run(|input| imitate("nine-number", "forwards", input.as_bytes()))
}
