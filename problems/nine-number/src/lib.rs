//! Nine numbers, two rotations: the least number of moves from each board to the numbers in order.
#![no_std]

use puzzle_core::board::{NUMBERS, NUMBERS_IN_ORDER};
use puzzle_core::rotate::{self, RotateDistances, Rotations};
use puzzle_core::text::{InputError, Stream, Text};

/// The tables that all cases share.
pub struct Solver {
    rotations: Rotations,
    distances: RotateDistances,
}

impl Solver {
    /// A solver that has not begun, all zero.
    #[allow(clippy::new_without_default)] // tables this large belong in a static
    pub const fn new() -> Self {
        Solver { rotations: Rotations::new(), distances: RotateDistances::new() }
    }

    /// Answers each board.
    ///
    /// # Errors
    /// At the first fault of the input.
    pub fn solve<S: Stream>(&mut self, text: &mut Text<S>) -> Result<(), InputError> {
        self.rotations.fill();
        self.distances.begin::<Rotations>(rotate::state(&NUMBERS_IN_ORDER));
        while let Some(board) = text.board(&NUMBERS)? {
            match self.distances.of(&self.rotations, rotate::state(&board)) {
                Some(moves) => text.write_number(moves as u64),
                None => text.write(b"UNSOLVABLE"),
            }
            text.write(b"\n");
        }
        Ok(())
    }
}
