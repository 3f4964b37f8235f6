//! IDA* with the Manhattan distance: the textbook approach to the fifteen puzzle.
//!
//! **Idea.** As for [the eight puzzle](crate::eight::ida_star): depth first up to a limit, turned back where the moves made
//! and the tiles' distances from their cells exceed it. No memory is needed but for the path at hand.
//!
//! **Cost.** No memory but the recursion. The time grows severalfold with every two moves.
//!
//! **Trap.** An unsolvable board is searched for ever: test the parity first. The limit rises by 2.

use super::{apart, neighbours, solvable, Board};

/// The least number of moves to the goal, `None` if no moves lead there.
pub fn solve(start: Board) -> Option<usize> {
    if !solvable(start) {
        return None;
    }
    let mut limit = manhattan(start);
    while !reaches(start, None, limit) {
        limit += 2;
    }
    Some(limit)
}

/// Whether at most `left` moves lead to the goal, the first of which does not return to `before`.
fn reaches(board: Board, before: Option<Board>, left: usize) -> bool {
    let estimate = manhattan(board);
    if estimate == 0 || estimate > left {
        return estimate == 0;
    }
    neighbours(board).filter(|&after| Some(after) != before).any(|after| reaches(after, Some(board), left - 1))
}

/// The rows and columns between each tile's cell and where it belongs, added up.
fn manhattan(board: Board) -> usize {
    let tiles = board.iter().enumerate().filter(|(_, &tile)| tile != 0);
    tiles.map(|(cell, &tile)| apart(cell, usize::from(tile) - 1)).sum()
}
