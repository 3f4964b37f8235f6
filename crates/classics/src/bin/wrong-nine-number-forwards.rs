//! The nine-number puzzle, WRONG on purpose: searches from the goal by the moves themselves, not by what undoes
//! them, and so answers with the distance from the goal to the board.

use classics::nine::{backward_table::Distances, MOVES};
use classics::program::run_boards;
use std::process::ExitCode;

fn main() -> ExitCode {
    let distances = Distances::by(MOVES);
    run_boards(|board| match distances.of(board) {
        Some(moves) => format!("{moves}\n"),
        None => "UNSOLVABLE\n".into(),
    })
}
