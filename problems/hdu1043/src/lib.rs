//! HDU 1043, Eight: a shortest way from each board to the tiles in order.
#![no_std]

mod routes;

use puzzle_core::board::{Board, TILES};
use puzzle_core::cantor::EvenRanks;
use puzzle_core::slide::{self, SlideDistances, Slides, DIRECTIONS};
use puzzle_core::text::{InputError, Stream, Text};
use routes::{Routes, LINE};

/// How many cases it takes until tables of ranks and ways pay for the memory that they touch.
const FEW: usize = 8_000;

/// The tables that all cases share.
pub struct Solver {
    slides: Slides,
    distances: SlideDistances,
    /// How many cases have been answered, up to [`FEW`].
    cases: usize,
    ranks: EvenRanks,
    routes: Routes,
}

impl Solver {
    /// A solver that has not begun, all zero.
    #[allow(clippy::new_without_default)] // tables this large belong in a static
    pub const fn new() -> Self {
        Solver {
            slides: Slides::new(),
            distances: SlideDistances::new(),
            cases: 0,
            ranks: EvenRanks::new(),
            routes: Routes::new(),
        }
    }

    /// Answers each board.
    ///
    /// # Errors
    /// At the first fault of the input.
    pub fn solve<S: Stream>(&mut self, text: &mut Text<S>) -> Result<(), InputError> {
        self.slides.fill();
        self.distances.begin::<Slides>(slide::in_order(8));
        while let Some(board) = text.board(&TILES)? {
            let line = text.room::<LINE>();
            let length = if self.cases < FEW { self.walk(&board, line) } else { self.look_up(&board, line) };
            match length {
                Some(length) => {
                    line[length] = b'\n';
                    text.wrote(length + 1);
                }
                None => text.write(b"unsolvable\n"),
            }
        }
        Ok(())
    }

    /// Writes the way from `board` to the front of `line`, move by move, and returns its length; `None` if there is no way.
    fn walk(&mut self, board: &Board, line: &mut [u8]) -> Option<usize> {
        self.cases += 1;
        if self.cases == FEW {
            self.ranks.fill();
            self.routes.fill();
        }
        let mut state = slide::state(board)?;
        self.distances.of(&self.slides, state);
        let mut length = 0;
        while let Some((direction, next)) = self.distances.descend(&self.slides, state) {
            line[length] = DIRECTIONS[direction].letter();
            (state, length) = (next, length + 1);
        }
        Some(length)
    }

    /// As [`Solver::walk`], by the tables. What stands behind the way means nothing.
    #[inline]
    fn look_up(&mut self, board: &Board, line: &mut [u8]) -> Option<usize> {
        let state = slide::state_by(&self.ranks, board)?;
        Some(self.routes.write(&self.slides, &mut self.distances, state, line))
    }
}
