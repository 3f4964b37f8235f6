//! Luogu P2578, nine numbers: a shortest path from one board to the numbers in order, board by board.
#![no_std]

use puzzle_core::board::{Board, NUMBERS};
use puzzle_core::nine_number::NineNumber;
use puzzle_core::rotate;
use puzzle_core::text::{InputError, Stream, Text};

/// The tables that the answer is read from.
pub struct Solver(NineNumber);

impl Solver {
    /// Creates a solver, all zero.
    #[allow(clippy::new_without_default)] // tables this large belong in a static
    pub const fn new() -> Self {
        Solver(NineNumber::new())
    }

    /// Answers the one board with the first shortest path; a ring rotation comes before a row rotation.
    ///
    /// # Errors
    /// If the input is not exactly one board. The board is answered before an error after it is reported.
    pub fn solve<S: Stream>(&mut self, text: &mut Text<S>) -> Result<(), InputError> {
        let board = text.expect_board(&NUMBERS, "a board")?;
        self.0.begin();
        match self.0.distance(&board) {
            None => text.write(b"UNSOLVABLE\n"),
            Some(moves) => {
                text.write_number(moves as u64);
                text.write(b"\n");
                write_board(text, &board);
                let mut state = rotate::state(&board);
                while let Some(next) = self.0.descend(state) {
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
