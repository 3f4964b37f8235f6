//! The nine-number puzzle: the ring of the outer cells rotates, or the middle row rotates.

pub mod backward_table;
pub mod map_bfs;
pub mod two_sided;

use crate::board::Board;
use crate::method::Method;

/// The numbers in order.
pub const GOAL: Board = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/// A move or its inverse.
pub type Move = fn(Board) -> Board;

/// The two moves.
pub const MOVES: [Move; 2] = [rotate_ring, rotate_row];

/// The inverses of the moves, in the same order.
pub const UNDO: [Move; 2] = [undo_ring, undo_row];

/// The outer cells, clockwise from the top left.
const RING: [usize; 8] = [0, 1, 2, 5, 8, 7, 6, 3];

/// Rotates the ring one place clockwise.
pub fn rotate_ring(board: Board) -> Board {
    let mut after = board;
    for place in 0..8 {
        after[RING[(place + 1) % 8]] = board[RING[place]];
    }
    after
}

/// Rotates the ring one place counterclockwise.
pub fn undo_ring(board: Board) -> Board {
    let mut before = board;
    for place in 0..8 {
        before[RING[place]] = board[RING[(place + 1) % 8]];
    }
    before
}

/// Rotates the middle row one place right; its last number comes to the front.
pub fn rotate_row(board: Board) -> Board {
    let mut after = board;
    after[3..6].rotate_right(1);
    after
}

/// Rotates the middle row one place left; its first number goes to the end.
pub fn undo_row(board: Board) -> Board {
    let mut before = board;
    before[3..6].rotate_left(1);
    before
}

/// The methods that find the least number of moves to the goal.
pub const SHORTEST: [Method<usize>; 3] = [
    Method { name: "map-bfs", ready: || Box::new(map_bfs::solve) },
    Method {
        name: "backward-table",
        ready: || {
            let distances = backward_table::Distances::by(UNDO);
            Box::new(move |start| distances.of(start))
        },
    },
    Method { name: "two-sided", ready: || Box::new(two_sided::solve) },
];
