//! hdu1043 (and poj1077, which is one case of it), right, by the method that the argument names.

use classics::eight::SHORTEST;
use classics::program::run_by_method;
use std::process::ExitCode;

fn main() -> ExitCode {
    run_by_method(&SHORTEST, |way| way.unwrap_or("unsolvable".into()) + "\n")
}
