//! hdu3567, WRONG on purpose: searches backwards from B and reads the tree's paths, which are shortest but often not the
//! lexicographically smallest.

use classics::eight::backward_table::BackwardTable;
use classics::program::run_pairs;
use std::process::ExitCode;

fn main() -> ExitCode {
    run_pairs(|start, goal| BackwardTable::to(goal).path_from(start))
}
