//! The nine-number puzzle: the ring of eight cells turns, the middle row shifts.
//!
//! ```text
//!     0 1 2   turn   3 0 1        0 1 2   shift  0 1 2
//!     3 4 5  ----->  6 4 2        3 4 5  ----->  5 3 4
//!     6 7 8          7 8 5        6 7 8          6 7 8
//! ```
//!
//! A state is the rank of the board's numbers read in this order: the centre, the row's ends, the
//! other cells. A shift changes only the first three digits of the Lehmer code, so it permutes blocks of `6!`
//! ranks; a turn leaves the first digit alone and does the same to the `8!` ranks behind it, whatever the centre.

use crate::board::{Board, NUMBERS_IN_ORDER};
use crate::cantor::{next, rank, unrank};
use crate::search::{Distances, Layer, Puzzle};
use core::ops::Range;

/// The states: all `9!` boards.
pub const STATES: usize = 362_880;

/// Distances to a board of the nine-number puzzle. The widest layer has 49,055 states.
pub type RotateDistances = Distances<STATES, 49_056>;

/// The cells in the order in which a board's numbers are ranked.
const READING: [usize; 9] = [4, 3, 5, 0, 1, 2, 6, 7, 8];

/// The orders of the numbers on the ring: `8!`.
const RING: usize = 40_320;

/// The orders of the six numbers that no shift moves: `6!`.
const BLOCK: usize = 720;

/// A move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rotation {
    /// The eight outer cells move one place clockwise.
    Turn,
    /// The middle row moves one place right, its last to the front.
    Shift,
}

/// The state of a board.
#[inline]
pub fn state(board: &Board) -> usize {
    let mut numbers = [0; 9];
    for (number, &cell) in numbers.iter_mut().zip(&READING) {
        *number = board[cell];
    }
    rank(&numbers)
}

/// The board of a state.
pub fn board(state: usize) -> Board {
    in_cells(&unrank(state))
}

/// The board on which these numbers are read.
fn in_cells(numbers: &[u8; 9]) -> Board {
    let mut board = [0; 9];
    for (&number, &cell) in numbers.iter().zip(&READING) {
        board[cell] = number;
    }
    board
}

/// The board after a move.
pub fn rotated(board: &Board, rotation: Rotation) -> Board {
    let [a, b, c, d, e, f, g, h, i] = *board;
    match rotation {
        Rotation::Turn => [d, a, b, g, e, c, h, i, f],
        Rotation::Shift => [a, b, c, f, d, e, g, h, i],
    }
}

/// What undoing a move does to the ranks.
pub struct Rotations {
    /// By the ring's rank: its rank before a turn. Eight turns change nothing, so a turn is this made seven times.
    before_turn: [u16; RING],
    /// By the block: the block before a shift. Three shifts change nothing, so a shift is this made twice.
    before_shift: [u16; STATES / BLOCK],
}

impl Rotations {
    /// Tables not filled yet.
    #[allow(clippy::new_without_default)] // tables this large belong in a static
    pub const fn new() -> Self {
        Rotations { before_turn: [0; RING], before_shift: [0; STATES / BLOCK] }
    }

    /// Fills the tables. Does nothing if they are filled.
    pub fn fill(&mut self) {
        // No turn leaves the numbers in order, so rank 0 comes from no rank 0.
        if self.before_turn[0] > 0 {
            return;
        }
        // With the centre 0, a state is the ring's rank. Counting is quicker than unranking each.
        let mut numbers = NUMBERS_IN_ORDER;
        for ring in 0..RING {
            self.before_turn[state(&rotated(&in_cells(&numbers), Rotation::Turn))] = ring as u16;
            next(&mut numbers);
        }
        for block in 0..STATES / BLOCK {
            self.before_shift[state(&rotated(&board(block * BLOCK), Rotation::Shift)) / BLOCK] = block as u16;
        }
    }

    #[inline]
    fn before_turn(&self, state: usize) -> usize {
        state - state % RING + usize::from(self.before_turn[state % RING])
    }

    #[inline]
    fn before_shift(&self, state: usize) -> usize {
        usize::from(self.before_shift[state / BLOCK]) * BLOCK + state % BLOCK
    }
}

impl Puzzle for Rotations {
    type Move = Rotation;

    const MOVES: &'static [Rotation] = &[Rotation::Turn, Rotation::Shift];

    /// Those found by a turn, by a first shift, by nothing, by a second shift. A third shift would undo the two before.
    const GROUPS: usize = 4;

    fn groups(_: usize) -> Range<usize> {
        0..1
    }

    fn after(&self, state: usize, rotation: Rotation) -> Option<usize> {
        Some(match rotation {
            Rotation::Turn => (0..7).fold(state, |state, _| self.before_turn(state)),
            Rotation::Shift => (0..2).fold(state, |state, _| self.before_shift(state)),
        })
    }

    #[inline]
    fn before<F: FnMut(usize)>(&self, group: usize, layer: Layer<'_>, mut visit: F) {
        match group {
            0 => layer.all().iter().for_each(|&state| visit(self.before_turn(state as usize))),
            1 => layer.group(0).iter().for_each(|&state| visit(self.before_shift(state as usize))),
            3 => layer.group(1).iter().for_each(|&state| visit(self.before_shift(state as usize))),
            _ => {}
        }
    }
}
