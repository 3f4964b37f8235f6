//! Any problem, WRONG on purpose: `wrong-program PROBLEM MISTAKE` prints what a program with that mistake prints.
//!
//! The mistakes are the judge's fault models; an unknown one is answered with the list.

use classics::program::run;
use judge::models::imitate;
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [problem, mistake] = &arguments[..] else {
        eprintln!("usage: wrong-program PROBLEM MISTAKE < INPUT");
        return ExitCode::from(2);
    };
    run(|input| imitate(problem, mistake, input.as_bytes()))
}
