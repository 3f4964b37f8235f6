//! hdu3567, solved correctly: one search from A for each case.

use classics::eight::forward_table::ForwardTable;
use classics::program::run_pairs;
use std::process::ExitCode;

fn main() -> ExitCode {
    run_pairs(|start, goal| ForwardTable::from(start).path_to(goal))
}
