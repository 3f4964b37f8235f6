//! The nine-number puzzle: the ring of eight cells turns, the middle row shifts.
//!
//! ```text
//!     0 1 2   turn   3 0 1        0 1 2   shift  0 1 2
//!     3 4 5  ----->  6 4 2        3 4 5  ----->  5 3 4
//!     6 7 8          7 8 5        6 7 8          6 7 8
//! ```
//!
//! A state is the Lehmer code of the board's numbers, read in this order: the centre, the row's ends, the other cells.
//! Its digits stand in three fields:
//!
//! ```text
//!     bits 16 to 19   the centre's, 0 to 8
//!     bits 7 to 15    the next three as one number, 0 to 335
//!     bits 0 to 6     the last five as one number, 0 to 119
//! ```
//!
//! A shift changes the first three digits, in the same way whatever the others are. A turn leaves the first one alone and
//! changes the others, in the same way whatever it is. So each is a read from a small table and some masks.

use crate::board::Board;
use crate::cantor::{lehmer, next, unrank};
use crate::search::{Distances, Layer, Puzzle};
use core::ops::Range;

/// More than any state. Of the numbers below, 362,880 are states ([`states`]).
pub const STATES: usize = 9 << RING_BITS;

/// Distances to a board of the nine-number puzzle. The widest layer has 49,055 states.
pub type RotateDistances = Distances<STATES, 49_056>;

/// The cells in the order in which a board's numbers are ranked.
const READING: [usize; 9] = [4, 3, 5, 0, 1, 2, 6, 7, 8];

/// The fields that a turn changes.
const RING_BITS: usize = 16;
const RING: usize = (1 << RING_BITS) - 1;

/// The field that neither move splits.
const REST_BITS: usize = 7;
const REST: usize = (1 << REST_BITS) - 1;

/// How many numbers the middle field holds, and the lowest one.
const MIDDLES: usize = 8 * 7 * 6;
const RESTS: usize = 120;

/// What one more in each digit of the Lehmer code adds to a state.
const WEIGHTS: [usize; 9] = [1 << RING_BITS, 42 << REST_BITS, 6 << REST_BITS, 1 << REST_BITS, 24, 6, 2, 1, 0];

/// A move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rotation {
    /// The eight outer cells move one place clockwise.
    Ring,
    /// The middle row moves one place right, its last to the front.
    Row,
}

/// The state of a board.
#[inline]
pub fn state(board: &Board) -> usize {
    let mut numbers = [0; 9];
    for (number, &cell) in numbers.iter_mut().zip(&READING) {
        *number = board[cell];
    }
    lehmer(&numbers).iter().zip(&WEIGHTS).map(|(&digit, weight)| usize::from(digit) * weight).sum()
}

/// All states, the lowest one first.
pub fn states() -> impl Iterator<Item = usize> {
    (0..STATES).filter(|state| (state & RING) >> REST_BITS < MIDDLES && state & REST < RESTS)
}

/// The board of a state.
pub fn board(state: usize) -> Board {
    let row = (state >> RING_BITS) * MIDDLES + ((state & RING) >> REST_BITS);
    in_cells(&unrank(row * RESTS + (state & REST)))
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
        Rotation::Ring => [d, a, b, g, e, c, h, i, f],
        Rotation::Row => [a, b, c, f, d, e, g, h, i],
    }
}

/// What undoing a move does to the ranks.
pub struct Rotations {
    /// By the two lower fields: what they were before a turn. Eight turns change nothing, so a turn is this made seven times.
    before_ring: [u16; RING + 1],
    /// By the two upper fields: what they were before a shift. Three shifts change nothing, so a shift is this made twice.
    before_row: [u16; STATES >> REST_BITS],
}

impl Rotations {
    /// Tables not filled yet.
    #[allow(clippy::new_without_default)] // tables this large belong in a static
    pub const fn new() -> Self {
        Rotations { before_ring: [0; RING + 1], before_row: [0; STATES >> REST_BITS] }
    }

    /// Fills the tables. Does nothing if they are filled.
    pub fn fill(&mut self) {
        // No turn leaves the numbers in order, so state 0 comes from another.
        if self.before_ring[0] > 0 {
            return;
        }
        // If two numbers v and v - 1 change places, the Lehmer code changes by one in one digit: that of the place which
        // is read first. So with 0 in the centre and 8 at the left end, each order of the others is ranked once, and then
        // the left end taken down to 1.
        let mut numbers = [0, 8, 1, 2, 3, 4, 5, 6, 7];
        for _ in 0..5040 {
            let cells = in_cells(&numbers);
            let turned = rotated(&cells, Rotation::Ring);
            let (mut before, mut after) = (state(&cells), state(&turned));
            self.before_ring[after] = before as u16;
            let mut places = [0; 9];
            for (place, &cell) in READING.iter().enumerate() {
                places[usize::from(turned[cell])] = place;
            }
            let end = places[8];
            for &place in places[1..8].iter().rev() {
                before -= WEIGHTS[1];
                after = if place < end { after + WEIGHTS[place] } else { after - WEIGHTS[end] };
                self.before_ring[after] = before as u16;
            }
            next(&mut numbers);
        }
        // The middle field holds a digit more than a shift changes.
        for centre in 0..9 {
            for others in (0..MIDDLES << REST_BITS).step_by(WEIGHTS[2]) {
                let before = centre << RING_BITS | others;
                let after = state(&rotated(&board(before), Rotation::Row));
                for digit in 0..6 {
                    self.before_row[(after >> REST_BITS) + digit] = ((before >> REST_BITS) + digit) as u16;
                }
            }
        }
    }

    #[inline]
    fn before_ring(&self, state: usize) -> usize {
        state & !RING | usize::from(self.before_ring[state & RING])
    }

    #[inline]
    fn before_row(&self, state: usize) -> usize {
        usize::from(self.before_row[state >> REST_BITS]) << REST_BITS | state & REST
    }
}

impl Puzzle for Rotations {
    type Move = Rotation;

    const MOVES: &'static [Rotation] = &[Rotation::Ring, Rotation::Row];

    const PARITIES: usize = 1;

    const BLOCK: usize = 1 << RING_BITS;
    const USED: usize = MIDDLES << REST_BITS;

    /// Those found by a turn, by a first shift, by nothing, by a second shift. A third shift would undo the two before.
    const GROUPS: usize = 4;

    #[inline]
    fn parity(_: usize) -> usize {
        0
    }

    fn groups(_: usize) -> Range<usize> {
        0..1
    }

    fn after(&self, state: usize, rotation: Rotation) -> Option<usize> {
        Some(match rotation {
            Rotation::Ring => (0..7).fold(state, |state, _| self.before_ring(state)),
            Rotation::Row => (0..2).fold(state, |state, _| self.before_row(state)),
        })
    }

    #[inline]
    fn before<F: FnMut(usize)>(&self, group: usize, layer: Layer<'_>, mut visit: F) {
        match group {
            0 => layer.all().iter().for_each(|&state| visit(self.before_ring(state as usize))),
            1 => layer.group(0).iter().for_each(|&state| visit(self.before_row(state as usize))),
            3 => layer.group(1).iter().for_each(|&state| visit(self.before_row(state as usize))),
            _ => {}
        }
    }
}
