//! hdu1043, WRONG on purpose: prints nothing for the solved board, where the answer is an empty line.
//!
//! It comes of ending a line only if something stands in it, and moves every later answer up by one case.

use classics::eight::backward_table::BackwardTable;
use classics::eight::GOAL;
use classics::program::run_boards;
use std::process::ExitCode;

fn main() -> ExitCode {
    let table = BackwardTable::to(GOAL);
    run_boards(|board| match table.path_from(board) {
        Some(path) if path.is_empty() => String::new(),
        Some(path) => path + "\n",
        None => "unsolvable\n".into(),
    })
}
