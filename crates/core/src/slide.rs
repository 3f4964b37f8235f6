//! The sliding puzzle: a move exchanges the blank with a tile beside it.
//!
//! A state is the blank's cell and the order in which the other cells' tiles are read:
//!
//! ```text
//!     2 3 4
//!     1 5 .      blank in cell 5, tiles in the order 2 3 4 1 5 7 6 8
//!     7 6 8
//! ```
//!
//! A move left or right does not change the order. A move up or down takes one tile past two others, which is an
//! even permutation: the order stays even or odd for ever. So the boards from which the tiles in order can be
//! reached are those with an even order, and a state is numbered `cell * INDICES` plus the number of its order.

use crate::board::Board;
use crate::cantor::{rank_even, unrank_even, EvenRanks};
use crate::even_permutation::{self, Cycle, INDICES};
use crate::search::{Distances, Layer, Puzzle};
use crate::swar::{splat, word};
use core::ops::Range;

/// More than any state. Of the numbers below, 181,440 are states ([`states`]).
pub const STATES: usize = 9 * INDICES;

/// The most moves that a shortest way has (Reinefeld 1993, and the tests here).
pub const GODS_NUMBER: usize = 31;

/// Distances to a board of the sliding puzzle. The widest layer has 25,132 states (goal's blank at an edge; OEIS A089483).
pub type SlideDistances = Distances<STATES, 25_133>;

/// The direction of the blank on which the tile stands that it is exchanged with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// Above the blank, `u`.
    Up,
    /// Below the blank, `d`.
    Down,
    /// Left of the blank, `l`.
    Left,
    /// Right of the blank, `r`.
    Right,
}

/// All directions, in the order in which ways are compared unless something else is said: `u`, `d`, `l`, `r`.
pub const DIRECTIONS: [Direction; 4] = [Direction::Up, Direction::Down, Direction::Left, Direction::Right];

impl Direction {
    /// The cell on this direction of `cell`, or `None` outside the board.
    #[inline]
    pub fn neighbour(self, cell: usize) -> Option<usize> {
        match self {
            Direction::Up if cell >= 3 => Some(cell - 3),
            Direction::Down if cell < 6 => Some(cell + 3),
            Direction::Left if cell % 3 > 0 => Some(cell - 1),
            Direction::Right if cell % 3 < 2 => Some(cell + 1),
            _ => None,
        }
    }

    /// The move that undoes this one.
    pub fn inverse(self) -> Direction {
        DIRECTIONS[self as usize ^ 1]
    }

    /// The letter that stands for this move.
    pub fn letter(self) -> u8 {
        b"udlr"[self as usize]
    }
}

/// The state of a board, or `None` if its order is odd: the tiles in order cannot be reached from there.
#[inline]
pub fn state(board: &Board) -> Option<usize> {
    let (cell, order) = split(board);
    Some(cell * INDICES + even_permutation::index(rank_even(&order.to_le_bytes())?))
}

/// As [`state`], by tables that have been filled, three times as fast.
#[inline]
pub fn state_by(ranks: &EvenRanks, board: &Board) -> Option<usize> {
    let (cell, order) = split(board);
    Some(cell * INDICES + even_permutation::index(ranks.rank(order)?))
}

/// The blank's cell, and the order of the tiles, which are 0 to 7 in it.
#[inline]
fn split(board: &Board) -> (usize, u64) {
    let tiles = word(board);
    // The lowest bit of this stands in the blank's byte; there is none if the blank is the ninth.
    let zeros = tiles.wrapping_sub(splat(1)) & !tiles & splat(0x80);
    let cell = zeros.trailing_zeros() as usize / 8;
    // The tiles behind the blank move up.
    let before = ((zeros & zeros.wrapping_neg()) >> 7).wrapping_sub(1);
    let behind = (tiles >> 8) | (u64::from(board[8]) << 56);
    (cell, ((tiles & before) | (behind & !before)) - splat(1))
}

/// All states, the lowest one first.
pub fn states() -> impl Iterator<Item = usize> {
    (0..STATES).filter(|state| even_permutation::is_valid(state % INDICES))
}

/// The board of a state.
pub fn board(state: usize) -> Board {
    let (cell, order) = (state / INDICES, state % INDICES);
    let mut board = [0; 9];
    for (place, tile) in unrank_even(even_permutation::rank(order)).iter().enumerate() {
        board[place + usize::from(place >= cell)] = tile + 1;
    }
    board
}

/// The state with the blank in `cell` and the tiles in order, the first of that cell's states.
pub const fn in_order(cell: usize) -> usize {
    cell * INDICES
}

/// What the moves up and down do to the order of the tiles, by the cell above.
pub struct Slides([Cycle; 6]);

impl Slides {
    /// Tables not filled yet.
    #[allow(clippy::new_without_default)] // they stand in a static
    pub const fn new() -> Self {
        const EMPTY: Cycle = Cycle::new();
        Slides([EMPTY; 6])
    }

    /// Fills the tables. Does nothing if they are filled.
    pub fn fill(&mut self) {
        if self.0[0].is_filled() {
            return;
        }
        for (first, cycle) in self.0.iter_mut().enumerate() {
            cycle.fill(first);
        }
    }
}

impl Puzzle for Slides {
    type Move = Direction;

    const MOVES: &'static [Direction] = &DIRECTIONS;

    /// A move takes the blank to a cell of the other colour of a chessboard.
    const PARITIES: usize = 2;

    const BLOCK: usize = STATES;
    const USED: usize = STATES;

    /// One for each cell of the blank and direction.
    const GROUPS: usize = 36;

    #[inline]
    fn parity(state: usize) -> usize {
        (state / INDICES) % 2
    }

    fn groups(state: usize) -> Range<usize> {
        let cell = state / INDICES;
        4 * cell..4 * cell + 4
    }

    #[inline]
    fn after(&self, state: usize, direction: Direction) -> Option<usize> {
        let (cell, order) = (state / INDICES, state % INDICES);
        let to = direction.neighbour(cell)?;
        let order = match direction {
            Direction::Up => self.0[to].forward(order),
            Direction::Down => self.0[cell].inverse(order),
            Direction::Left | Direction::Right => order,
        };
        Some(to * INDICES + order)
    }

    #[inline]
    fn before<F: FnMut(usize)>(&self, group: usize, layer: Layer<'_>, mut visit: F) {
        let (cell, direction) = (group / 4, DIRECTIONS[group % 4]);
        let to = match direction.neighbour(cell) {
            Some(to) => to,
            None => return,
        };
        let base = cell * INDICES;
        for (index, &nearer) in DIRECTIONS.iter().enumerate() {
            // A way that goes back at once is no shortest one.
            if nearer == direction.inverse() {
                continue;
            }
            let orders = layer.group(4 * to + index).iter().map(|&state| state as usize - to * INDICES);
            match direction {
                Direction::Up => orders.for_each(|order| visit(base + self.0[to].inverse(order))),
                Direction::Down => orders.for_each(|order| visit(base + self.0[cell].forward(order))),
                Direction::Left | Direction::Right => orders.for_each(|order| visit(base + order)),
            }
        }
    }
}
