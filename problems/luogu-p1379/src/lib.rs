//! Luogu P1379: the least number of moves from one board to the tiles around the blank.
#![no_std]

use puzzle_core::board::{blank, Board, NUMBERS};
use puzzle_core::relabel::relabel;
use puzzle_core::slide::{self, SlideDistances, Slides};
use puzzle_core::text::{Found, InputError, Stream, Text};

/// The goal.
const GOAL: Board = [1, 2, 3, 8, 0, 4, 7, 6, 5];

/// The tables that the answer is read from.
pub struct Solver {
    slides: Slides,
    distances: SlideDistances,
}

impl Solver {
    /// Creates a solver, all zero.
    #[allow(clippy::new_without_default)] // tables this large belong in a static
    pub const fn new() -> Self {
        Solver { slides: Slides::new(), distances: SlideDistances::new() }
    }

    /// Answers the one board.
    ///
    /// # Errors
    /// If the input is not exactly one board, or if the goal cannot be reached from it. The board is answered before an error
    /// after it is reported.
    pub fn solve<S: Stream>(&mut self, text: &mut Text<S>) -> Result<(), InputError> {
        let place = text.next_place();
        let board = text.expect_board(&NUMBERS, "a board")?;
        let moves = self.distance(&board).ok_or(InputError {
            place,
            found: Found::Other("found a board with no path to the goal"),
            expected: "a solvable board",
        })?;
        text.write_number(moves as u64);
        text.write(b"\n");
        text.end()
    }

    /// The least number of moves from `board` to the goal, or `None` if it cannot be reached.
    fn distance(&mut self, board: &Board) -> Option<usize> {
        // States rank the tiles in reading order, so relabel them until the goal is in that order.
        let state = slide::state(&relabel(board, &GOAL))?;
        self.slides.fill();
        self.distances.begin::<Slides>(slide::in_order(blank(&GOAL)));
        self.distances.of(&self.slides, state)
    }
}
