//! hdu1043, WRONG on purpose: prints nothing for the solved board, where the answer is an empty line.
//!
//! It comes of ending a line only if something stands in it, and moves every later answer up by one case.

use classics::eight::backward_table::BackwardTable;
use classics::eight::GOAL;
use classics::program::run_boards;
use std::process::ExitCode;

fn main() -> ExitCode {
    let table = BackwardTable::to(GOAL);
    run_boards(|board| match table.way_from(board) {
        Some(way) if way.is_empty() => String::new(),
        Some(way) => way + "\n",
        None => "unsolvable\n".into(),
    })
}
