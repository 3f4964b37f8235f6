//! hdu1043, WRONG on purpose: greedy best-first search, whose paths are mostly not shortest.

use classics::eight::greedy;
use classics::program::run_boards;
use std::process::ExitCode;

fn main() -> ExitCode {
    run_boards(|board| greedy::solve(board).unwrap_or("unsolvable".into()) + "\n")
}
