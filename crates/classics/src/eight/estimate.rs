//! Estimates of the distance to the goal that are never too large, which is called admissible.
//!
//! Both are consistent too: a move changes them by at most 1. The trap in both: the blank is not a tile. Counted like
//! one, the board one move from the goal gets 2, the estimate is too large, and the ways found are no longer shortest.

use super::GOAL;
use crate::board::Board;

/// The tiles that are not where they belong: 0 to 8.
pub fn misplaced(board: Board) -> usize {
    board.iter().zip(&GOAL).filter(|(&tile, &belongs)| tile != 0 && tile != belongs).count()
}

/// The rows and columns between each tile's cell and where it belongs, added up: 0 to 22. A move changes it by exactly
/// 1, so it is even where the distance is even.
pub fn manhattan(board: Board) -> usize {
    let tiles = board.iter().enumerate().filter(|(_, &tile)| tile != 0);
    tiles.map(|(cell, &tile)| apart(cell, usize::from(tile) - 1)).sum()
}

/// The rows and columns between two cells.
fn apart(cell: usize, other: usize) -> usize {
    (cell / 3).abs_diff(other / 3) + (cell % 3).abs_diff(other % 3)
}
