//! The magic board: eight tiles on two rows of four, with three moves.
//!
//! ```text
//!     1 2 3 4    A    8 7 6 5     exchanges the rows
//!     8 7 6 5         1 2 3 4
//!
//!                B    4 1 2 3     moves both rows one place right, the last column to the front
//!                     5 8 7 6
//!
//!                C    1 7 2 4     rotates the four cells in the middle clockwise
//!                     8 6 3 5
//! ```
//!
//! A board is read clockwise from the upper left, so the first one above is 1 2 3 4 5 6 7 8. All 40,320 boards can reach each
//! other. `B` and `C` are not their own inverses.

use crate::cantor::{rank, unrank};
use crate::puzzle::{Frontier, Puzzle};
use crate::search::Distances;

/// The tiles in the order in which a board is read, numbered from 0.
pub type Board = [u8; 8];

/// The number of states: `8!`. A state is the rank of a board.
pub const STATES: usize = 40_320;

/// Distances to a board. The largest layer has 6,240 states.
pub type MagicDistances = Distances<STATES, 6_241>;

/// A move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// `A`: exchanges the rows.
    Exchange,
    /// `B`: moves both rows one place right.
    Shift,
    /// `C`: rotates the middle clockwise.
    Rotate,
}

/// All moves, in tie-break order: `A`, `B`, `C`.
pub const MOVES: [Move; 3] = [Move::Exchange, Move::Shift, Move::Rotate];

impl Move {
    /// The letter of the move.
    pub fn letter(self) -> u8 {
        b"ABC"[self as usize]
    }

    /// The board after the move.
    pub fn apply(self, board: &Board) -> Board {
        let [a, b, c, d, e, f, g, h] = *board;
        match self {
            Move::Exchange => [h, g, f, e, d, c, b, a],
            Move::Shift => [d, a, b, c, f, g, h, e],
            Move::Rotate => [a, g, b, d, e, c, f, h],
        }
    }

    /// The board that the move turns into `board`.
    pub fn undo(self, board: &Board) -> Board {
        let [a, b, c, d, e, f, g, h] = *board;
        match self {
            Move::Exchange => [h, g, f, e, d, c, b, a],
            Move::Shift => [b, c, d, a, h, e, f, g],
            Move::Rotate => [a, c, f, d, e, g, b, h],
        }
    }
}

/// The magic board as a puzzle.
pub struct MagicBoard;

impl Puzzle for MagicBoard {
    type Move = Move;

    const MOVES: &'static [Move] = &MOVES;

    const STATES: usize = STATES;

    fn after(&self, state: usize, step: Move) -> Option<usize> {
        Some(rank(&step.apply(&unrank(state))))
    }

    fn before(&self, state: usize, step: Move) -> Option<usize> {
        Some(rank(&step.undo(&unrank(state))))
    }
}

impl Frontier for MagicBoard {
    const MOVE_BITS: usize = 3;

    const FARTHEST: usize = 22;
}

/// The state of `start` with its tiles renamed so that `goal` is in order, which is state 0. The same paths lead there.
pub fn relabeled(start: &Board, goal: &Board) -> usize {
    let mut names = [0; 8];
    for (name, &tile) in (0..).zip(goal) {
        names[usize::from(tile)] = name;
    }
    rank(&start.map(|tile| names[usize::from(tile)]))
}
