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
//! reached are those with an even order.
//!
//! An even order is numbered by its Lehmer code, whose digits stand in two fields. The seventh and the eighth are left out:
//! the sum is even, and the eighth is always 0.
//!
//! ```text
//!     bits 6 to 14   the first three digits as one number, 0 to 335
//!     bits 0 to 5    the next three as one number, 0 to 59
//! ```
//!
//! A move up or down changes three digits that follow one another, in the same way whatever the others are.

use crate::board::Board;
use crate::cantor::{rank_even, unrank_even, EvenRanks};
use crate::lanes::{each, word};
use crate::search::{Distances, Layer, Puzzle};
use core::ops::Range;

/// The numbers of the upper and of the lower field.
const HIGHS: usize = 8 * 7 * 6;
const LOWS: usize = 60;
const LOW_BITS: usize = 6;

/// More than the number of any order. Of the numbers below, 20,160 are orders.
pub const ORDERS: usize = HIGHS << LOW_BITS;

/// More than any state, which is the blank's cell times [`ORDERS`] plus the order's number. Of the numbers below, 181,440
/// are states ([`states`]).
pub const BOUND: usize = 9 * ORDERS;

/// The most moves that a shortest way has (Reinefeld 1993, and the tests here).
pub const FARTHEST: usize = 31;

/// Distances to a board of the sliding puzzle. The widest layer has 25,132 states (goal's blank at an edge; OEIS A089483).
pub type SlideDistances = Distances<BOUND, 25_133>;

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
    Some(cell * ORDERS + number(rank_even(&order.to_le_bytes())?))
}

/// As [`state`], by tables that have been filled, three times as fast.
#[inline]
pub fn state_by(ranks: &EvenRanks, board: &Board) -> Option<usize> {
    let (cell, order) = split(board);
    Some(cell * ORDERS + number(ranks.rank(order)?))
}

/// The number of the even order of this rank.
#[inline]
fn number(rank: usize) -> usize {
    ((rank / LOWS) << LOW_BITS) + rank % LOWS
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

/// All states, the lowest one first.
pub fn states() -> impl Iterator<Item = usize> {
    (0..BOUND).filter(|state| state % (1 << LOW_BITS) < LOWS)
}

/// The board of a state.
pub fn board(state: usize) -> Board {
    let (cell, order) = (state / ORDERS, state % ORDERS);
    let mut board = [0; 9];
    for (place, tile) in unrank_even((order >> LOW_BITS) * LOWS + order % (1 << LOW_BITS)).iter().enumerate() {
        board[place + usize::from(place >= cell)] = tile + 1;
    }
    board
}

/// The state with the blank in `cell` and the tiles in order, the first of that cell's states.
pub const fn in_order(cell: usize) -> usize {
    cell * ORDERS
}

/// What the moves up and down do to the order of the tiles, by the cell above.
pub struct Slides([Cycle; 6]);

/// What a move does to the order that takes a tile past two others.
///
/// It adds to the order's number what the three digits say that it changes. These are known by the sum of two shares, one
/// by the upper field and one by the lower one.
struct Cycle {
    high: [u16; HIGHS],
    low: [u16; LOWS],
    /// By that sum: what the move up adds.
    up: [u16; HIGHS],
    /// What the move down adds.
    down: [u16; HIGHS],
}

impl Cycle {
    const fn new() -> Self {
        Cycle { high: [0; HIGHS], low: [0; LOWS], up: [0; HIGHS], down: [0; HIGHS] }
    }

    #[inline]
    fn digits(&self, order: usize) -> usize {
        usize::from(self.high[order >> LOW_BITS] + self.low[order % (1 << LOW_BITS)])
    }

    /// The order after the move up.
    #[inline]
    fn up(&self, order: usize) -> usize {
        usize::from(self.up[self.digits(order)].wrapping_add(order as u16))
    }

    /// The order after the move down.
    #[inline]
    fn down(&self, order: usize) -> usize {
        usize::from(self.down[self.digits(order)].wrapping_add(order as u16))
    }
}

impl Slides {
    /// Tables not filled yet.
    #[allow(clippy::new_without_default)] // as the distances that go with them
    pub const fn new() -> Self {
        const EMPTY: Cycle = Cycle::new();
        Slides([EMPTY; 6])
    }

    /// Fills the tables. Does nothing if they are filled.
    pub fn fill(&mut self) {
        // No move leaves the tiles in order.
        if self.0[0].up[0] > 0 {
            return;
        }
        // By the first of the three digits: the weight of the last one in the rank, and how many ranks the digits from the
        // first one on make up, or those of the lower field. In that field the seventh digit matters too, which is odd if
        // the sum of the six before is. So what the upper field says there is whether its sum is odd; for the ranks below
        // LOWS it is even, for as many behind them odd.
        const LAST: [usize; 6] = [60, 12, 3, 1, 1, 1];
        const RANKS: [usize; 6] = [HIGHS * LOWS, 42 * LOWS, 6 * LOWS, LOWS, LOWS, LOWS];
        for (first, cycle) in self.0.iter_mut().enumerate() {
            let (last, ranks) = (LAST[first], RANKS[first]);
            for (high, digits) in cycle.high.iter_mut().enumerate() {
                let same = if first < 3 { high * LOWS % ranks } else { (high / 6 + high) % 2 * LOWS };
                *digits = (same / last) as u16;
            }
            for (low, digits) in cycle.low.iter_mut().enumerate() {
                *digits = (low / last) as u16;
            }
            for rank in (0..(2 * ranks).min(HIGHS * LOWS)).step_by(last) {
                let (from, to) = (number(rank), past_two(rank, first));
                cycle.up[cycle.digits(from)] = (to as u16).wrapping_sub(from as u16);
                cycle.down[cycle.digits(to)] = (from as u16).wrapping_sub(to as u16);
            }
        }
    }
}

/// The number of the order of rank `rank` after the tile in place `first` has gone past the two behind it.
fn past_two(rank: usize, first: usize) -> usize {
    const WEIGHTS: [usize; 6] = [42 << LOW_BITS, 6 << LOW_BITS, 1 << LOW_BITS, 12, 3, 1];
    let mut code = [rank / 2_520, rank / 360 % 7, rank / 60 % 6, rank / 12 % 5, rank / 3 % 4, rank % 3, 0, 0];
    code[6] = code.iter().sum::<usize>() % 2;
    for place in first..first + 2 {
        // Of two neighbours the one with the larger digit is larger. The larger one counts the other only if it stands before.
        let (this, next) = (code[place], code[place + 1]);
        let (before, behind) = if this > next { (next, this - 1) } else { (next + 1, this) };
        code[place] = before;
        code[place + 1] = behind;
    }
    code.iter().zip(WEIGHTS).map(|(digit, weight)| digit * weight).sum()
}

impl Puzzle for Slides {
    type Move = Side;

    const MOVES: &'static [Side] = &SIDES;

    /// A move takes the blank to a cell of the other colour of a chessboard.
    const PARITIES: usize = 2;

    const BLOCK: usize = BOUND;
    const USED: usize = BOUND;

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
            Side::Up => self.0[to].up(order),
            Side::Down => self.0[cell].down(order),
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
                Side::Up => orders.for_each(|order| visit(base + self.0[to].down(order))),
                Side::Down => orders.for_each(|order| visit(base + self.0[cell].up(order))),
                Side::Left | Side::Right => orders.for_each(|order| visit(base + order)),
            }
        }
    }
}
