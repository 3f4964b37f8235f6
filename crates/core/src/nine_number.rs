//! The tables that solve boards of the nine-number puzzle with the usual goal, the numbers in order.

use crate::board::{Board, NUMBERS_IN_ORDER};
use crate::rotate::{self, RotateDistances, Rotations};

/// Moves and distances, for any number of boards.
pub struct NineNumber {
    rotations: Rotations,
    distances: RotateDistances,
}

impl NineNumber {
    /// Creates the tables, empty; call `begin` before use.
    #[allow(clippy::new_without_default)] // tables this large belong in a static
    pub const fn new() -> Self {
        NineNumber { rotations: Rotations::new(), distances: RotateDistances::new() }
    }

    /// Fills the tables of moves and begins the search. Does nothing if that is done.
    pub fn begin(&mut self) {
        self.rotations.fill();
        self.distances.begin::<Rotations>(rotate::state(&NUMBERS_IN_ORDER));
    }

    /// The least number of moves from `board` to the goal, or `None` if it cannot be reached.
    #[inline]
    pub fn distance(&mut self, board: &Board) -> Option<usize> {
        self.distances.of(&self.rotations, rotate::state(board))
    }

    /// The state after the first move of a shortest path, or `None` at the goal. The distance must be known.
    pub fn descend(&self, state: usize) -> Option<usize> {
        self.distances.descend(&self.rotations, state).map(|(_, next)| next)
    }
}
