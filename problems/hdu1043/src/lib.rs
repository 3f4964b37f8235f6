//! HDU 1043, Eight: a shortest way from each board to the tiles in order.
#![no_std]

mod routes;

use puzzle_core::board::TILES;
use puzzle_core::cantor::EvenRanks;
use puzzle_core::slide::{self, SlideDistances, Slides};
use puzzle_core::text::{Fault, Stream, Text};
use routes::{Routes, LINE};

/// The tables that all cases share.
pub struct Solver {
    ranks: EvenRanks,
    slides: Slides,
    distances: SlideDistances,
    routes: Routes,
}

impl Solver {
    /// A solver that has not begun, all zero.
    #[allow(clippy::new_without_default)] // tables this large belong in a static
    pub const fn new() -> Self {
        Solver {
            ranks: EvenRanks::new(),
            slides: Slides::new(),
            distances: SlideDistances::new(),
            routes: Routes::new(),
        }
    }

    /// Answers each board.
    ///
    /// # Errors
    /// At the first fault of the input.
    pub fn solve<S: Stream>(&mut self, text: &mut Text<S>) -> Result<(), Fault> {
        self.ranks.fill();
        self.slides.fill();
        self.routes.fill();
        self.distances.begin::<Slides>(slide::in_order(8));
        while let Some(board) = text.board(&TILES)? {
            match slide::state_by(&self.ranks, &board) {
                Some(state) => {
                    let line = text.room::<LINE>();
                    let length = self.routes.write(&self.slides, &mut self.distances, state, line);
                    line[length] = b'\n';
                    text.wrote(length + 1);
                }
                None => text.write(b"unsolvable\n"),
            }
        }
        Ok(())
    }
}
