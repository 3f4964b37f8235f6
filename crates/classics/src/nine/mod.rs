//! The nine-number puzzle: the outer cells turn, or the middle row shifts.

pub mod backward_table;
pub mod map_bfs;
pub mod two_sided;

use crate::board::Board;
use crate::method::Method;

/// The numbers in order.
pub const GOAL: Board = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/// A move, or what undoes it.
pub type Move = fn(Board) -> Board;

/// The two moves.
pub const MOVES: [Move; 2] = [turn, shift];

/// What undoes them, in the same order.
pub const UNDO: [Move; 2] = [turn_back, shift_back];

/// The outer cells, clockwise from the top left.
const RING: [usize; 8] = [0, 1, 2, 5, 8, 7, 6, 3];

/// The eight outer cells move one place clockwise.
pub fn turn(board: Board) -> Board {
    let mut after = board;
    for place in 0..8 {
        after[RING[(place + 1) % 8]] = board[RING[place]];
    }
    after
}

/// The eight outer cells move one place back.
pub fn turn_back(board: Board) -> Board {
    let mut before = board;
    for place in 0..8 {
        before[RING[place]] = board[RING[(place + 1) % 8]];
    }
    before
}

/// The middle row moves one place right, its last to the front.
pub fn shift(board: Board) -> Board {
    let mut after = board;
    after[3..6].rotate_right(1);
    after
}

/// The middle row moves one place left, its first to the end.
pub fn shift_back(board: Board) -> Board {
    let mut before = board;
    before[3..6].rotate_left(1);
    before
}

/// The methods, for the least number of moves to the goal.
pub const SHORTEST: [Method<usize>; 3] = [
    Method { name: "map-bfs", ready: || Box::new(map_bfs::solve) },
    Method {
        name: "backward-table",
        ready: || {
            let distances = backward_table::Distances::walking(UNDO);
            Box::new(move |start| distances.of(start))
        },
    },
    Method { name: "two-sided", ready: || Box::new(two_sided::solve) },
];
