//! POJ 1077, Eight: a shortest way from one board to the tiles in order, depth first.
#![no_std]

use puzzle_core::board::TILES;
use puzzle_core::ida_star::shortest_path;
use puzzle_core::slide::{self, DIRECTIONS};
use puzzle_core::text::{InputError, Stream, Text};

/// A depth-first search needs no tables.
pub struct Solver;

impl Solver {
    /// A solver.
    #[allow(clippy::new_without_default)] // as the other problems' solvers
    pub const fn new() -> Self {
        Solver
    }

    /// Answers the one board.
    ///
    /// # Errors
    /// If the input is not one board and nothing else (a fault behind it does not keep it from being answered).
    pub fn solve<S: Stream>(&mut self, text: &mut Text<S>) -> Result<(), InputError> {
        let board = text.expect_board(&TILES, "a board")?;
        // An odd order is known at once; searching for a way would never end.
        if slide::state(&board).is_some() {
            text.write(shortest_path(&board, &DIRECTIONS).letters());
        } else {
            text.write(b"unsolvable");
        }
        text.write(b"\n");
        text.end()
    }
}
