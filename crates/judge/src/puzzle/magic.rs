//! The magic board: two rows of four tiles, read clockwise from the upper left.

use super::Puzzle;
use crate::board::Board;
use crate::case::Case;
use puzzle_core::magic::{relabeled, MagicBoard, MagicDistances, Move, MOVES};
use std::sync::Mutex;

/// The magic board.
pub struct Magic;

/// The magic board.
pub static MAGIC_BOARD: Magic = Magic;

impl Puzzle for Magic {
    fn width(&self) -> usize {
        4
    }

    fn cell(&self, row: usize, column: usize) -> usize {
        if row == 0 {
            column
        } else {
            7 - column
        }
    }

    fn in_order(&self) -> Board {
        Board::from([1, 2, 3, 4, 5, 6, 7, 8])
    }

    fn letters(&self) -> &[u8] {
        b"ABC"
    }

    fn after(&self, board: &Board, letter: u8) -> Option<Board> {
        Some(Board::from(step(letter)?.apply(&eight(board))))
    }

    fn before(&self, board: &Board, letter: u8) -> Option<Board> {
        Some(Board::from(step(letter)?.undo(&eight(board))))
    }

    fn distance(&self, start: &Board, goal: &Board) -> Option<usize> {
        static DISTANCES: Mutex<MagicDistances> = Mutex::new(MagicDistances::new());
        let distances = &mut *DISTANCES.lock().expect("no thread panics with the table");
        distances.begin::<MagicBoard>(0);
        let from_zero = |board: &Board| eight(board).map(|tile| tile - 1);
        distances.of(&MagicBoard, relabeled(&from_zero(start), &from_zero(goal)))
    }

    fn relabeled(&self, case: &Case) -> Case {
        let name = |tile| case.goal.cell_of(tile).map_or(tile, |cell| cell as u8 + 1);
        Case { start: case.start.map(name), goal: self.in_order() }
    }

    fn reachability(&self, _: &Case) -> String {
        "Every board can be reached from every other one, in at most 22 moves.\n".to_string()
    }
}

fn step(letter: u8) -> Option<Move> {
    MOVES.iter().copied().find(|step| step.letter() == letter)
}

/// The board as the core has it, except that tiles count from 1.
///
/// # Panics
/// If it does not have eight cells.
fn eight(board: &Board) -> [u8; 8] {
    (**board).try_into().expect("eight cells")
}
