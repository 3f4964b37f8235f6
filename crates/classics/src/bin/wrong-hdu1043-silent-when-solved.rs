//! hdu1043, WRONG on purpose: prints nothing for the solved board, where the answer is an empty line.
//!
//! It comes from ending a line only if it is not empty, and moves every later answer up by one case.

use classics::program::run;
use judge::models::imitate;
use std::process::ExitCode;

fn main() -> ExitCode {
    run(|input| imitate("hdu1043", "goal-silent", input.as_bytes()))
}
