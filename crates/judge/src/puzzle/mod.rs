//! The puzzles, one in each file: what a move does, and the distance between any two boards.

mod magic;
mod rotate;
mod slide;
mod tables;

pub use magic::MAGIC_BOARD;
pub use rotate::NINE_NUMBER;
pub use slide::{EIGHT, FIFTEEN};

use crate::board::Board;
use crate::case::Case;

/// A puzzle. Its moves are letters.
pub trait Puzzle: Sync {
    /// The number of cells in a row.
    fn width(&self) -> usize;

    /// The index of the number that is drawn in a row and a column.
    fn cell(&self, row: usize, column: usize) -> usize {
        row * self.width() + column
    }

    /// The board with all numbers in order.
    fn in_order(&self) -> Board;

    /// The letters of the moves.
    fn letters(&self) -> &[u8];

    /// The board after a move; `None` if the move leaves the grid or the letter is no move.
    fn after(&self, board: &Board, letter: u8) -> Option<Board>;

    /// The board from which a move leads to this one; `None` if there is none.
    fn before(&self, board: &Board, letter: u8) -> Option<Board>;

    /// The least number of moves from `start` to `goal`, or `None` if the goal is not reachable.
    fn distance(&self, start: &Board, goal: &Board) -> Option<usize>;

    /// Whether 0 is a blank.
    fn has_blank(&self) -> bool {
        false
    }

    /// Whether relabeling moves the boards of a case to standard ones: a pair with the same distance.
    fn relabeled(&self, case: &Case) -> Case {
        *case
    }

    /// A board from which `goal` is not reachable, as similar to it as possible; `None` if every board reaches it.
    fn unsolvable(&self, goal: &Board) -> Option<Board> {
        let _ = goal;
        None
    }

    /// Why the goal of a case is reachable or not, in lines of text.
    fn reachability(&self, case: &Case) -> String;
}

impl dyn Puzzle + '_ {
    /// The moves that come nearer to `goal`, in the order of `order`, with the boards they lead to.
    pub fn nearer(&self, board: &Board, goal: &Board, order: &[u8]) -> Vec<(u8, Board)> {
        let distance = self.distance(board, goal);
        let after = order.iter().filter_map(|&letter| Some((letter, self.after(board, letter)?)));
        after.filter(|(_, after)| self.distance(after, goal).map(|left| left + 1) == distance).collect()
    }

    /// The shortest path from `start` to `goal` that comes first with the moves in the order of `order`; `None` if the
    /// goal is not reachable.
    pub fn path(&self, start: &Board, goal: &Board, order: &[u8]) -> Option<String> {
        let length = self.distance(start, goal)?;
        let mut board = *start;
        let mut path = String::with_capacity(length);
        for _ in 0..length {
            let (letter, after) = self.nearer(&board, goal, order)[0];
            path.push(char::from(letter));
            board = after;
        }
        Some(path)
    }

    /// How a number is drawn: the blank is a dot.
    pub fn drawn(&self, number: u8) -> String {
        match number {
            0 if self.has_blank() => ".".to_string(),
            _ => number.to_string(),
        }
    }

    /// The number of columns of a cell.
    pub fn digits(&self) -> usize {
        self.in_order().iter().map(|number| number.to_string().len()).max().unwrap_or(1)
    }

    /// Whether the boards are too many to be listed.
    pub fn is_vast(&self) -> bool {
        self.in_order().len() > 9
    }

    /// The number of rows.
    pub fn rows(&self) -> usize {
        self.in_order().len() / self.width()
    }
}
