//! hdu3567, right: one search from each case's A.

use classics::eight::forward_table::ForwardTable;
use classics::program::run_pairs;
use std::process::ExitCode;

fn main() -> ExitCode {
    run_pairs(|start, goal| ForwardTable::from(start).way_to(goal))
}
