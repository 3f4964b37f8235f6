//! AOJ ALDS1_13_B, 8 Puzzle: the least number of moves to the tiles in order.
#![no_std]

use puzzle_core::board::{Board, NUMBERS};
use puzzle_core::slide::{self, SlideDistances, Slides};
use puzzle_core::text::{Found, InputError, Stream, Text};

/// The blank's cell in the goal.
const BLANK: usize = 8;

/// The tables that the answer is read from.
pub struct Solver {
    slides: Slides,
    distances: SlideDistances,
}

impl Solver {
    /// Creates a solver, all zero.
    #[allow(clippy::new_without_default)] // tables of a solver are large: it belongs in a static
    pub const fn new() -> Self {
        Solver { slides: Slides::new(), distances: SlideDistances::new() }
    }

    /// Answers the board.
    ///
    /// # Errors
    /// The first error of the input, or the board if no path leads from it to the goal. Whatever follows the board, it has
    /// been answered.
    pub fn solve<S: Stream>(&mut self, text: &mut Text<S>) -> Result<(), InputError> {
        let place = text.next_place();
        let board = text.expect_board(&NUMBERS, "a board")?;
        let distance = self.distance(&board).ok_or(InputError {
            place,
            found: Found::Other("found a board with no path to the goal"),
            expected: "a solvable board",
        })?;
        text.write_number(distance as u64);
        text.write(b"\n");
        text.end()
    }

    /// The distance from `board` to the goal, or `None` if no path leads there.
    fn distance(&mut self, board: &Board) -> Option<usize> {
        let state = slide::state(board)?;
        self.slides.fill();
        self.distances.begin::<Slides>(slide::in_order(BLANK));
        self.distances.of(&self.slides, state)
    }
}
