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

    /// Answers each board.
    ///
    /// # Errors
    /// At the first error in the input.
    pub fn solve<S: Stream>(&mut self, text: &mut Text<S>) -> Result<(), InputError> {
        while let Some(start) = text.board(&SYMBOLS)? {
            answer(text, &start);
        }
        Ok(())
    }
}

/// Writes the answer to a case.
fn answer<S: Stream>(text: &mut Text<S>, _start: &Board) {
    text.write(b"to be written\n");
}
