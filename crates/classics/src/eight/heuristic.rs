//! Admissible heuristics: lower bounds of the distance to the goal.
//!
//! Both are consistent as well: a move changes them by at most 1. The trap in both is the blank, which is not a tile. If it
//! is counted, a board one move from the goal gets 2: the heuristic is not admissible, and paths are not shortest.

use super::GOAL;
use crate::board::Board;

/// The number of tiles that are not at home: 0 to 8.
pub fn misplaced(board: Board) -> usize {
    board.iter().zip(&GOAL).filter(|(&tile, &home)| tile != 0 && tile != home).count()
}

/// The sum of the rows and columns between each tile's cell and its home: 0 to 22. A move changes it by exactly 1, so
/// it is even exactly if the distance is even.
pub fn manhattan(board: Board) -> usize {
    let tiles = board.iter().enumerate().filter(|(_, &tile)| tile != 0);
    tiles.map(|(cell, &tile)| apart(cell, usize::from(tile) - 1)).sum()
}

/// The number of rows and columns between two cells.
fn apart(cell: usize, other: usize) -> usize {
    (cell / 3).abs_diff(other / 3) + (cell % 3).abs_diff(other % 3)
}
