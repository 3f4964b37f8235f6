//! The sliding puzzle: a move exchanges the blank with a tile beside it.
//!
//! A state is the blank's cell and the permutation of the tiles, read without the blank:
//!
//! ```text
//!     2 3 4
//!     1 5 .      the blank is in cell 5, the permutation is 2 3 4 1 5 7 6 8
//!     7 6 8
//! ```
//!
//! A move left or right does not change the permutation. A move up or down takes one tile past two others: a 3-cycle, which
//! is even. So the permutation stays even or stays odd, and exactly the boards with an even one can be solved. The index of
//! a state is `cell * INDICES` plus the index of its permutation.

use crate::board::Board;
use crate::cantor::{rank_even, unrank_even, EvenRanks};
use crate::even_permutation::{self, Cycle, INDICES};
use crate::puzzle::{Frontier, Layer, Puzzle};
use crate::search::Distances;
use crate::swar::{splat, word};
use core::ops::Range;

/// Exclusive upper bound of the state indices. 181,440 of them are in use: see [`states`].
pub const STATES: usize = 9 * INDICES;

/// God's number: the length of the longest shortest path (Reinefeld 1993, and the tests here).
pub const GODS_NUMBER: usize = 31;

/// Distances to a board of the sliding puzzle. The largest layer has 25,132 states (goal's blank at an edge; OEIS A089483).
pub type SlideDistances = Distances<STATES, 25_133>;

/// The direction in which a move takes the blank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// `u`
    Up,
    /// `d`
    Down,
    /// `l`
    Left,
    /// `r`
    Right,
}

/// All directions, in the usual tie-break order: `u`, `d`, `l`, `r`.
pub const DIRECTIONS: [Direction; 4] = [Direction::Up, Direction::Down, Direction::Left, Direction::Right];

impl Direction {
    /// The cell beside `cell` in this direction, or `None` outside the board.
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

    /// The opposite direction, which undoes the move.
    pub fn inverse(self) -> Direction {
        DIRECTIONS[self as usize ^ 1]
    }

    /// The letter of the move.
    pub fn letter(self) -> u8 {
        b"udlr"[self as usize]
    }
}

/// The state of a board, or `None` if its permutation is odd: it cannot be solved.
#[inline]
pub fn state(board: &Board) -> Option<usize> {
    let (cell, permutation) = split(board);
    Some(cell * INDICES + even_permutation::index(rank_even(&permutation.to_le_bytes())?))
}

/// Like [`state`], but three times as fast, by filled tables.
#[inline]
pub fn state_by(ranks: &EvenRanks, board: &Board) -> Option<usize> {
    let (cell, permutation) = split(board);
    Some(cell * INDICES + even_permutation::index(ranks.rank(permutation)?))
}

/// The blank's cell, and the permutation of the tiles as numbers 0 to 7.
#[inline]
fn split(board: &Board) -> (usize, u64) {
    let tiles = word(board);
    // The lowest bit of `zeros` marks the blank's byte. It has no bits if the blank is the ninth.
    let zeros = tiles.wrapping_sub(splat(1)) & !tiles & splat(0x80);
    let cell = zeros.trailing_zeros() as usize / 8;
    // Close the gap at the blank.
    let before = ((zeros & zeros.wrapping_neg()) >> 7).wrapping_sub(1);
    let after = (tiles >> 8) | (u64::from(board[8]) << 56);
    (cell, ((tiles & before) | (after & !before)) - splat(1))
}

/// All states, in ascending order.
pub fn states() -> impl Iterator<Item = usize> {
    (0..STATES).filter(|&index| Slides::is_state(index))
}

/// The board of a state.
pub fn board(state: usize) -> Board {
    let (cell, permutation) = (state / INDICES, state % INDICES);
    let mut board = [0; 9];
    for (place, tile) in unrank_even(even_permutation::rank(permutation)).iter().enumerate() {
        board[place + usize::from(place >= cell)] = tile + 1;
    }
    board
}

/// The state with the blank in `cell` and the tiles in order.
pub const fn in_order(cell: usize) -> usize {
    cell * INDICES
}

/// The vertical moves as 3-cycles, by the upper cell.
pub struct Slides([Cycle; 6]);

impl Slides {
    /// Creates the tables, empty; call `fill` before use.
    #[allow(clippy::new_without_default)] // these tables belong in a static
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

    const STATES: usize = STATES;

    #[inline]
    fn is_state(index: usize) -> bool {
        even_permutation::is_valid(index % INDICES)
    }

    #[inline]
    fn after(&self, state: usize, direction: Direction) -> Option<usize> {
        let (cell, permutation) = (state / INDICES, state % INDICES);
        let to = direction.neighbour(cell)?;
        let permutation = match direction {
            Direction::Up => self.0[to].forward(permutation),
            Direction::Down => self.0[cell].inverse(permutation),
            Direction::Left | Direction::Right => permutation,
        };
        Some(to * INDICES + permutation)
    }

    fn before(&self, state: usize, direction: Direction) -> Option<usize> {
        self.after(state, direction.inverse())
    }
}

impl Frontier for Slides {
    const MOVE_BITS: usize = 4;

    const FARTHEST: usize = GODS_NUMBER;

    /// A move takes the blank to a cell of the other colour of a chessboard.
    const PARITIES: usize = 2;

    #[inline]
    fn parity(state: usize) -> usize {
        (state / INDICES) % 2
    }

    /// One for each cell of the blank and each direction.
    const GROUPS: usize = 36;

    fn groups(state: usize) -> Range<usize> {
        let cell = state / INDICES;
        4 * cell..4 * cell + 4
    }

    #[inline]
    fn expand<F: FnMut(usize)>(&self, group: usize, layer: Layer<'_>, mut visit: F) {
        let (cell, direction) = (group / 4, DIRECTIONS[group % 4]);
        let to = match direction.neighbour(cell) {
            Some(to) => to,
            None => return,
        };
        let base = cell * INDICES;
        for (index, &next) in DIRECTIONS.iter().enumerate() {
            // A path that undoes its last move is not a shortest path.
            if next == direction.inverse() {
                continue;
            }
            let permutations = layer.group(4 * to + index).iter().map(|&state| state as usize - to * INDICES);
            match direction {
                Direction::Up => permutations.for_each(|permutation| visit(base + self.0[to].inverse(permutation))),
                Direction::Down => permutations.for_each(|permutation| visit(base + self.0[cell].forward(permutation))),
                Direction::Left | Direction::Right => permutations.for_each(|permutation| visit(base + permutation)),
            }
        }
    }
}
