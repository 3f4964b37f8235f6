//! HDU 1043, Eight: a shortest path from each board to the tiles in order.
#![no_std]

mod routes;

use puzzle_core::board::{Board, TILES};
use puzzle_core::cantor::EvenRanks;
use puzzle_core::slide::{self, SlideDistances, Slides, DIRECTIONS};
use puzzle_core::text::{InputError, Stream, Text};
use routes::{Routes, LINE};

/// The number of cases from which the tables of ranks and paths are worth the time to fill them.
const FEW: usize = 8_000;

/// The tables that all cases share.
pub struct Solver {
    slides: Slides,
    distances: SlideDistances,
    /// The number of cases answered, up to [`FEW`].
    cases: usize,
    ranks: EvenRanks,
    routes: Routes,
}

impl Solver {
    /// Creates a solver, all zero.
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
    /// At the first error in the input.
    pub fn solve<S: Stream>(&mut self, text: &mut Text<S>) -> Result<(), InputError> {
        self.slides.fill();
        self.distances.begin::<Slides>(slide::in_order(8));
        while let Some(board) = text.board(&TILES)? {
            let line = text.room::<LINE>();
            let length = if self.cases < FEW { self.descend(&board, line) } else { self.look_up(&board, line) };
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

    /// Writes the path from `board` to the front of `line`, move by move. Returns its length, or `None` if there is no path.
    fn descend(&mut self, board: &Board, line: &mut [u8]) -> Option<usize> {
        self.cases += 1;
        if self.cases == FEW {
            self.ranks.fill();
            self.routes.fill();
        }
        let mut state = slide::state(board)?;
        self.distances.of(&self.slides, state);
        let mut length = 0;
        while let Some((step, next)) = self.distances.descend(&self.slides, state) {
            line[length] = DIRECTIONS[step].letter();
            (state, length) = (next, length + 1);
        }
        Some(length)
    }

    /// Like [`Solver::descend`], by table lookups. Overwrites the bytes of `line` after the path.
    #[inline]
    fn look_up(&mut self, board: &Board, line: &mut [u8]) -> Option<usize> {
        let state = slide::state_by(&self.ranks, board)?;
        Some(self.routes.write(&self.slides, &mut self.distances, state, line))
    }
}
