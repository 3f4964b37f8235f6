//! hdu1043, solved correctly by the method that the argument names. poj1077 is one case of it.

use classics::eight::SHORTEST;
use classics::program::run_by_method;
use std::process::ExitCode;

fn main() -> ExitCode {
    run_by_method(&SHORTEST, |path| path.unwrap_or("unsolvable".into()) + "\n")
}
