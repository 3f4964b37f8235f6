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
//! reached are those with an even order, and their states are numbered `cell * ORDERS + rank_even(order)`.

use crate::board::Board;
use crate::cantor::{rank_even, unrank_even, EvenRanks};
use crate::lanes::{each, word};
use crate::search::{Distances, Layer, Puzzle};
use core::ops::Range;

/// The even orders of eight tiles: `8! / 2`.
pub const ORDERS: usize = 20_160;

/// The states: nine cells for the blank times [`ORDERS`].
pub const STATES: usize = 9 * ORDERS;

/// The most moves that a shortest way has (Reinefeld 1993, and the tests here).
pub const FARTHEST: usize = 31;

/// Distances to a board of the sliding puzzle. The widest layer has 25,132 states (goal's blank at an edge; OEIS A089483).
pub type SlideDistances = Distances<STATES, 25_133>;

/// The side of the blank on which the tile stands that it is exchanged with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// Above the blank, `u`.
    Up,
    /// Below the blank, `d`.
    Down,
    /// Left of the blank, `l`.
    Left,
    /// Right of the blank, `r`.
    Right,
}

/// All sides, in the order in which ways are compared unless something else is said: `u`, `d`, `l`, `r`.
pub const SIDES: [Side; 4] = [Side::Up, Side::Down, Side::Left, Side::Right];

impl Side {
    /// The cell on this side of `cell`, or `None` outside the board.
    #[inline]
    pub fn of(self, cell: usize) -> Option<usize> {
        match self {
            Side::Up if cell >= 3 => Some(cell - 3),
            Side::Down if cell < 6 => Some(cell + 3),
            Side::Left if cell % 3 > 0 => Some(cell - 1),
            Side::Right if cell % 3 < 2 => Some(cell + 1),
            _ => None,
        }
    }

    /// The move that undoes this one.
    pub fn undo(self) -> Side {
        SIDES[self as usize ^ 1]
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
    Some(cell * ORDERS + rank_even(&order.to_le_bytes())?)
}

/// As [`state`], by tables that have been filled, three times as fast.
#[inline]
pub fn state_by(ranks: &EvenRanks, board: &Board) -> Option<usize> {
    let (cell, order) = split(board);
    Some(cell * ORDERS + ranks.rank(order)?)
}

/// The blank's cell, and the order of the tiles, which are 0 to 7 in it.
#[inline]
fn split(board: &Board) -> (usize, u64) {
    let tiles = word(board);
    // The lowest bit of this stands in the blank's byte; there is none if the blank is the ninth.
    let zeros = tiles.wrapping_sub(each(1)) & !tiles & each(0x80);
    let cell = zeros.trailing_zeros() as usize / 8;
    // The tiles behind the blank move up.
    let before = ((zeros & zeros.wrapping_neg()) >> 7).wrapping_sub(1);
    let behind = (tiles >> 8) | (u64::from(board[8]) << 56);
    (cell, ((tiles & before) | (behind & !before)) - each(1))
}

/// The board of a state.
pub fn board(state: usize) -> Board {
    let cell = state / ORDERS;
    let mut board = [0; 9];
    for (place, tile) in unrank_even(state % ORDERS).iter().enumerate() {
        board[place + usize::from(place >= cell)] = tile + 1;
    }
    board
}

/// The state with the blank in `cell` and the tiles in order, the first of that cell's states.
pub const fn in_order(cell: usize) -> usize {
    cell * ORDERS
}

/// What the moves up and down do to the order of the tiles.
pub struct Slides {
    /// By the cell above and an order's rank: the rank after the move up into that cell, which takes the tile there
    /// past two others. Three such moves change nothing, so the move down is this one made twice.
    up: [[u16; ORDERS]; 6],
}

impl Slides {
    /// Tables not filled yet.
    #[allow(clippy::new_without_default)] // tables this large belong in a static
    pub const fn new() -> Self {
        Slides { up: [[0; ORDERS]; 6] }
    }

    /// Fills the tables. Does nothing if they are filled.
    pub fn fill(&mut self) {
        // No move leaves the tiles in order, so rank 0 comes from no rank 0.
        if self.up[0][0] > 0 {
            return;
        }
        // By the first place of the three that a move rotates: the orders of the tiles from there on (the last four
        // at least), and how many of them follow one another with the same three tiles there.
        const BLOCK: [usize; 6] = [20_160, 2_520, 360, 60, 12, 12];
        const RUN: [usize; 6] = [60, 12, 3, 1, 1, 1];
        for (first, table) in self.up.iter_mut().enumerate() {
            let (block, run) = (BLOCK[first], RUN[first]);
            for rank in (0..ORDERS.min(2 * block)).step_by(run) {
                let mut order = unrank_even(rank);
                order[first..first + 3].rotate_left(1);
                let moved = rank_even(&order).unwrap_or(rank);
                for behind in 0..run {
                    table[rank + behind] = (moved + behind) as u16;
                }
            }
            // The tiles before stay where they are. All that they mean for those behind is whether these are in an
            // even or odd order, so every further block is like the first one or like the second.
            for number in 2..ORDERS / block {
                let like = if first < 4 { 0 } else { parity(number) };
                for rank in 0..block {
                    table[number * block + rank] = table[like * block + rank] + ((number - like) * block) as u16;
                }
            }
        }
    }

    /// The order after the move up into `cell`.
    #[inline]
    fn up(&self, cell: usize, order: usize) -> usize {
        usize::from(self.up[cell][order])
    }

    /// The order after the move down from `cell`.
    #[inline]
    fn down(&self, cell: usize, order: usize) -> usize {
        self.up(cell, self.up(cell, order))
    }
}

/// 0 for an even, 1 for an odd order of the first four tiles, from the rank of these among all their orders.
fn parity(rank: usize) -> usize {
    (rank / (7 * 6 * 5) + rank / (6 * 5) % 7 + rank / 5 % 6 + rank % 5) % 2
}

impl Puzzle for Slides {
    type Move = Side;

    const MOVES: &'static [Side] = &SIDES;

    /// A move takes the blank to a cell of the other colour of a chessboard.
    const PARITIES: usize = 2;

    const BLOCK: usize = STATES;
    const USED: usize = STATES;

    /// One for each cell of the blank and side.
    const GROUPS: usize = 36;

    #[inline]
    fn parity(state: usize) -> usize {
        (state / ORDERS) % 2
    }

    fn groups(state: usize) -> Range<usize> {
        let cell = state / ORDERS;
        4 * cell..4 * cell + 4
    }

    #[inline]
    fn after(&self, state: usize, side: Side) -> Option<usize> {
        let (cell, order) = (state / ORDERS, state % ORDERS);
        let to = side.of(cell)?;
        let order = match side {
            Side::Up => self.up(to, order),
            Side::Down => self.down(cell, order),
            Side::Left | Side::Right => order,
        };
        Some(to * ORDERS + order)
    }

    #[inline]
    fn before<F: FnMut(usize)>(&self, group: usize, layer: Layer<'_>, mut visit: F) {
        let (cell, side) = (group / 4, SIDES[group % 4]);
        let to = match side.of(cell) {
            Some(to) => to,
            None => return,
        };
        let base = cell * ORDERS;
        for (index, &nearer) in SIDES.iter().enumerate() {
            // A way that goes back at once is no shortest one.
            if nearer == side.undo() {
                continue;
            }
            let orders = layer.group(4 * to + index).iter().map(|&state| state as usize - to * ORDERS);
            match side {
                Side::Up => orders.for_each(|order| visit(base + self.down(to, order))),
                Side::Down => orders.for_each(|order| visit(base + self.up(cell, order))),
                Side::Left | Side::Right => orders.for_each(|order| visit(base + order)),
            }
        }
    }
}
