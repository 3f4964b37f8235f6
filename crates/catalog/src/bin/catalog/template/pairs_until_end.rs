//! PROBLEM: to be written.
#![no_std]

use puzzle_core::board::{Board, SYMBOLS};
use puzzle_core::text::{InputError, Stream, Text};

/// The tables that all cases share.
pub struct Solver {}

impl Solver {
    /// Creates a solver, all zero.
    #[allow(clippy::new_without_default)] // a solver with large tables belongs in a static
    pub const fn new() -> Self {
        Solver {}
    }

    /// Answers each pair of boards.
    ///
    /// # Errors
    /// At the first error in the input.
    pub fn solve<S: Stream>(&mut self, text: &mut Text<S>) -> Result<(), InputError> {
        while let Some(start) = text.board(&SYMBOLS)? {
            let goal = text.expect_board(&SYMBOLS, "two boards for each case")?;
            answer(text, &start, &goal);
        }
        Ok(())
    }
}

/// Writes the answer to a case.
fn answer<S: Stream>(text: &mut Text<S>, _start: &Board, _goal: &Board) {
    text.write(b"to be written\n");
}
