//! Luogu P2730, Magic Squares: the length of the shortest paths from the magic board in order, and the first of them.
#![no_std]

use puzzle_core::board::MAGIC_TILES;
use puzzle_core::magic::{relabeled, MagicBoard, MagicDistances, MOVES};
use puzzle_core::text::{InputError, Stream, Text};

/// The start.
const IN_ORDER: [u8; 8] = [0, 1, 2, 3, 4, 5, 6, 7];

/// The table that the answer is read from.
pub struct Solver {
    /// To the board in order, which is state 0.
    distances: MagicDistances,
}

impl Solver {
    /// Creates a solver, all zero.
    #[allow(clippy::new_without_default)] // tables of a solver are large: it belongs in a static
    pub const fn new() -> Self {
        Solver { distances: MagicDistances::new() }
    }

    /// Answers the board.
    ///
    /// # Errors
    /// The first error of the input. Whatever follows the board, it has been answered.
    pub fn solve<S: Stream>(&mut self, text: &mut Text<S>) -> Result<(), InputError> {
        let goal = text.expect_board(&MAGIC_TILES, "a board")?;
        self.distances.begin::<MagicBoard>(0);
        let mut state = relabeled(&IN_ORDER, &goal);
        let length = self.distances.of(&MagicBoard, state).unwrap_or(0);
        text.write_number(length as u64);
        text.write(b"\n");
        // At most 22 moves, so one line of the 60 letters that are allowed holds them.
        while let Some((step, closer)) = self.distances.descend(&MagicBoard, state) {
            text.write(&[MOVES[step].letter()]);
            state = closer;
        }
        text.write(b"\n");
        text.end()
    }
}
