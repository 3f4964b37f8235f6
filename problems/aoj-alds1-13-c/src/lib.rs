//! AOJ ALDS1_13_C, 15 Puzzle: the least number of moves to the tiles in order.
#![no_std]

use puzzle_core::fifteen::{distance, WalkingDistances};
use puzzle_core::text::{Found, InputError, Stream, Text};

/// The table that the search is guided by.
pub struct Solver {
    walking: WalkingDistances,
}

impl Solver {
    /// Creates a solver, all zero.
    #[allow(clippy::new_without_default)] // tables of a solver are large: it belongs in a static
    pub const fn new() -> Self {
        Solver { walking: WalkingDistances::new() }
    }

    /// Answers the board.
    ///
    /// # Errors
    /// The first error of the input, or the board if no path leads from it to the goal. Whatever follows the board, it has
    /// been answered.
    pub fn solve<S: Stream>(&mut self, text: &mut Text<S>) -> Result<(), InputError> {
        let place = text.next_place();
        let board = text.expect_number_board("a number 0 to 15", "a board")?;
        let distance = distance(&mut self.walking, &board).ok_or(InputError {
            place,
            found: Found::Other("found a board with no path to the goal"),
            expected: "a solvable board",
        })?;
        text.write_number(distance as u64);
        text.write(b"\n");
        text.end()
    }
}
