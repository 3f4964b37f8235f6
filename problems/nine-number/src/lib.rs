//! Nine numbers, two rotations: the least number of moves from each board to the numbers in order.
#![no_std]

use puzzle_core::board::NUMBERS;
use puzzle_core::nine_number::NineNumber;
use puzzle_core::text::{InputError, Stream, Text};

/// The tables that all cases share.
pub struct Solver(NineNumber);

impl Solver {
    /// Creates a solver, all zero.
    #[allow(clippy::new_without_default)] // tables this large belong in a static
    pub const fn new() -> Self {
        Solver(NineNumber::new())
    }

    /// Answers each board.
    ///
    /// # Errors
    /// At the first error in the input.
    pub fn solve<S: Stream>(&mut self, text: &mut Text<S>) -> Result<(), InputError> {
        self.0.begin();
        while let Some(board) = text.board(&NUMBERS)? {
            match self.0.distance(&board) {
                Some(moves) => text.write_number(moves as u64),
                None => text.write(b"UNSOLVABLE"),
            }
            text.write(b"\n");
        }
        Ok(())
    }
}
