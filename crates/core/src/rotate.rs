//! The nine-number puzzle: the ring of eight cells rotates clockwise, the middle row rotates right.
//!
//! ```text
//!     0 1 2   ring   3 0 1        0 1 2    row   0 1 2
//!     3 4 5  ----->  6 4 2        3 4 5  ----->  5 3 4
//!     6 7 8          7 8 5        6 7 8          6 7 8
//! ```
//!
//! A state is the Lehmer code of the board's numbers, read in this order: the centre, the ends of the row, the other cells.
//! Its digits are packed into three fields:
//!
//! ```text
//!     bits 16 to 19   the digit of the centre, 0 to 8
//!     bits 7 to 15    the next three digits as one number, 0 to 335
//!     bits 0 to 6     the last five digits as one number, 0 to 119
//! ```
//!
//! A row rotation changes the first three digits only, and does not depend on the others. A ring rotation keeps the first
//! digit, and does not depend on it. So each move is a lookup in a small table and some masks.

use crate::board::Board;
use crate::cantor::{lehmer, next, unrank};
use crate::puzzle::{Frontier, Layer, Puzzle};
use crate::search::Distances;

/// Exclusive upper bound of the state indices. 362,880 of them are in use: see [`states`].
pub const STATES: usize = 9 << RING_BITS;

/// Distances to a board of the nine-number puzzle. The largest layer has 49,055 states.
pub type RotateDistances = Distances<STATES, 49_056>;

/// The order in which the cells are read for ranking.
const READING: [usize; 9] = [4, 3, 5, 0, 1, 2, 6, 7, 8];

/// The fields that a ring rotation changes.
const RING_BITS: usize = 16;
const RING: usize = (1 << RING_BITS) - 1;

/// The lowest field. A row rotation leaves it alone.
const REST_BITS: usize = 7;
const REST: usize = (1 << REST_BITS) - 1;

/// The number of values of the middle field, and of the lowest one.
const MIDDLES: usize = 8 * 7 * 6;
const RESTS: usize = 120;

/// The weight of each digit of the Lehmer code in a state.
const WEIGHTS: [usize; 9] = [1 << RING_BITS, 42 << REST_BITS, 6 << REST_BITS, 1 << REST_BITS, 24, 6, 2, 1, 0];

/// A move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rotation {
    /// The eight outer cells move one place clockwise.
    Ring,
    /// The middle row moves one place right; its last number comes to the front.
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

/// All states, in ascending order.
pub fn states() -> impl Iterator<Item = usize> {
    (0..STATES).filter(|&index| Rotations::is_state(index))
}

/// The board of a state.
pub fn board(state: usize) -> Board {
    let row = (state >> RING_BITS) * MIDDLES + ((state & RING) >> REST_BITS);
    in_cells(&unrank(row * RESTS + (state & REST)))
}

/// The board whose numbers, in reading order, are these.
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

/// The inverses of the moves, as tables.
pub struct Rotations {
    /// By the two lower fields: their values before a ring rotation. Eight ring rotations are the identity, so seven
    /// inverse ones are one forwards.
    before_ring: [u16; RING + 1],
    /// By the two upper fields: their values before a row rotation. Three row rotations are the identity, so two inverse
    /// ones are one forwards.
    before_row: [u16; STATES >> REST_BITS],
}

impl Rotations {
    /// Creates the tables, empty; call `fill` before use.
    #[allow(clippy::new_without_default)] // tables this large belong in a static
    pub const fn new() -> Self {
        Rotations { before_ring: [0; RING + 1], before_row: [0; STATES >> REST_BITS] }
    }

    /// Fills the tables. Does nothing if they are filled.
    pub fn fill(&mut self) {
        // A ring rotation changes every state, so entry 0 is not 0 once the table is filled.
        if self.before_ring[0] > 0 {
            return;
        }
        // Exchanging the numbers v and v - 1 changes one digit of the Lehmer code by one: that of the number which is read
        // first. So only the permutations with 0 in the centre and 8 at the left end are ranked; from each of them, such
        // exchanges take the left end down to 1.
        let mut numbers = [0, 8, 1, 2, 3, 4, 5, 6, 7];
        for _ in 0..5040 {
            let cells = in_cells(&numbers);
            let after_ring = rotated(&cells, Rotation::Ring);
            let (mut before, mut after) = (state(&cells), state(&after_ring));
            self.before_ring[after] = before as u16;
            let mut places = [0; 9];
            for (place, &cell) in READING.iter().enumerate() {
                places[usize::from(after_ring[cell])] = place;
            }
            let end = places[8];
            for &place in places[1..8].iter().rev() {
                before -= WEIGHTS[1];
                after = if place < end { after + WEIGHTS[place] } else { after - WEIGHTS[end] };
                self.before_ring[after] = before as u16;
            }
            next(&mut numbers);
        }
        // The third digit of the middle field does not change.
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

    const STATES: usize = STATES;

    #[inline]
    fn is_state(index: usize) -> bool {
        (index & RING) >> REST_BITS < MIDDLES && index & REST < RESTS
    }

    fn after(&self, state: usize, rotation: Rotation) -> Option<usize> {
        Some(match rotation {
            Rotation::Ring => (0..7).fold(state, |state, _| self.before_ring(state)),
            Rotation::Row => (0..2).fold(state, |state, _| self.before_row(state)),
        })
    }

    fn before(&self, state: usize, rotation: Rotation) -> Option<usize> {
        Some(match rotation {
            Rotation::Ring => self.before_ring(state),
            Rotation::Row => self.before_row(state),
        })
    }
}

impl Frontier for Rotations {
    const MOVE_BITS: usize = 2;

    /// States found by a ring rotation; by a first row rotation; none; by a second row rotation. A third row rotation would
    /// undo the first two.
    const GROUPS: usize = 4;

    #[inline]
    fn expand<F: FnMut(usize)>(&self, group: usize, layer: Layer<'_>, mut visit: F) {
        match group {
            0 => layer.all().iter().for_each(|&state| visit(self.before_ring(state as usize))),
            1 => layer.group(0).iter().for_each(|&state| visit(self.before_row(state as usize))),
            3 => layer.group(1).iter().for_each(|&state| visit(self.before_row(state as usize))),
            _ => {}
        }
    }
}
