//! POJ 1077, Eight: a shortest path from one board to the tiles in order, depth first.
#![no_std]

use puzzle_core::board::TILES;
use puzzle_core::ida_star::shortest_path;
use puzzle_core::slide::{self, DIRECTIONS};
use puzzle_core::text::{InputError, Stream, Text};

/// A solver. It shares no tables between cases: there is one case.
pub struct Solver;

impl Solver {
    /// Creates a solver.
    #[allow(clippy::new_without_default)] // like the solvers of the other problems
    pub const fn new() -> Self {
        Solver
    }

    /// Answers the one board.
    ///
    /// # Errors
    /// If the input is not exactly one board. The board is answered before an error after it is reported.
    pub fn solve<S: Stream>(&mut self, text: &mut Text<S>) -> Result<(), InputError> {
        let board = text.expect_board(&TILES, "a board")?;
        // An odd permutation cannot be solved, and the search would not end.
        if slide::state(&board).is_some() {
            text.write(shortest_path(&board, &DIRECTIONS).letters());
        } else {
            text.write(b"unsolvable");
        }
        text.write(b"\n");
        text.end()
    }
}
