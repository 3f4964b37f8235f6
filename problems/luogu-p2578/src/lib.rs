//! Luogu P2578, nine numbers: a shortest way from one board to the numbers in order, board by board.
#![no_std]

use puzzle_core::board::{Board, NUMBERS, NUMBERS_IN_ORDER};
use puzzle_core::rotate::{self, RotateDistances, Rotations};
use puzzle_core::text::{InputError, Stream, Text};

/// The tables that the answer is read from.
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

    /// Answers the one board with the first shortest way, a turn before a shift.
    ///
    /// # Errors
    /// If the input is not one board and nothing else (a fault behind it does not keep it from being answered).
    pub fn solve<S: Stream>(&mut self, text: &mut Text<S>) -> Result<(), InputError> {
        let board = text.expect_board(&NUMBERS, "a board")?;
        self.rotations.fill();
        self.distances.begin::<Rotations>(rotate::state(&NUMBERS_IN_ORDER));
        let mut state = rotate::state(&board);
        match self.distances.of(&self.rotations, state) {
            None => text.write(b"UNSOLVABLE\n"),
            Some(moves) => {
                text.write_number(moves as u64);
                text.write(b"\n");
                write_board(text, &board);
                while let Some((_, next)) = self.distances.descend(&self.rotations, state) {
                    write_board(text, &rotate::board(next));
                    state = next;
                }
            }
        }
        text.end()
    }
}

/// Writes a board on three lines, and an empty line.
fn write_board<S: Stream>(text: &mut Text<S>, board: &Board) {
    for row in board.chunks_exact(3) {
        text.write(&[b'0' + row[0], b' ', b'0' + row[1], b' ', b'0' + row[2], b'\n']);
    }
    text.write(b"\n");
}
