//! hdu3567, WRONG on purpose: searches backwards from B and reads the tree's paths, which are shortest but often not the
//! lexicographically smallest.

use classics::program::run;
use judge::models::imitate;
use std::process::ExitCode;

fn main() -> ExitCode {
    run(|input| imitate("hdu3567", "backward-dlru", input.as_bytes()))
}
