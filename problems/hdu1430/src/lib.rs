//! HDU 1430: the lexicographically smallest shortest path from one magic board to another.
#![no_std]

use puzzle_core::board::MAGIC_TILES;
use puzzle_core::magic::{relabeled, Board, MagicBoard, MagicDistances, MOVES};
use puzzle_core::text::{InputError, Stream, Text};

/// The table that all cases share.
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

    /// Answers each pair of boards.
    ///
    /// # Errors
    /// The first error of the input.
    pub fn solve<S: Stream>(&mut self, text: &mut Text<S>) -> Result<(), InputError> {
        self.distances.begin::<MagicBoard>(0);
        while let Some(start) = text.board(&MAGIC_TILES)? {
            let goal = text.expect_board(&MAGIC_TILES, "two boards for each case")?;
            self.answer(text, &start, &goal);
        }
        Ok(())
    }

    /// Writes the answer to a case: the first shortest path, with the moves in the order `A`, `B`, `C`.
    fn answer<S: Stream>(&mut self, text: &mut Text<S>, start: &Board, goal: &Board) {
        let mut state = relabeled(start, goal);
        // The search goes on until it finds the state. Every board can be reached, so it does.
        self.distances.of(&MagicBoard, state);
        while let Some((step, closer)) = self.distances.descend(&MagicBoard, state) {
            text.write(&[MOVES[step].letter()]);
            state = closer;
        }
        text.write(b"\n");
    }
}
