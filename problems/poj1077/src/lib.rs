//! POJ 1077, Eight: a shortest way from one board to the tiles in order, depth first.
#![no_std]

use puzzle_core::board::TILES;
use puzzle_core::deepen::shortest_way;
use puzzle_core::slide::{self, SIDES};
use puzzle_core::text::{Fault, Stream, Text};

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
    pub fn solve<S: Stream>(&mut self, text: &mut Text<S>) -> Result<(), Fault> {
        let board = text.expect_board(&TILES, "a board")?;
        // An odd order is known at once; searching for a way would never end.
        if slide::state(&board).is_some() {
            text.write(shortest_way(&board, &SIDES).letters());
        } else {
            text.write(b"unsolvable");
        }
        text.write(b"\n");
        text.end()
    }
}
