//! The puzzles: the shape of a board, the numbers on it, and the letters of the moves.

use serde::{Deserialize, Serialize};

/// A puzzle.
#[derive(Clone, Copy, Debug, Deserialize, Serialize, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
pub enum Puzzle {
    /// The sliding puzzle: eight tiles and a blank.
    Eight,
    /// The numbers 0 to 8: a ring of eight cells and a middle row that rotate.
    NineNumber,
    /// The sliding puzzle with fifteen tiles and a blank.
    Fifteen,
    /// The magic board: eight tiles on two rows of four, read clockwise from the upper left.
    MagicBoard,
}

impl Puzzle {
    /// The name in `problem.toml`.
    pub fn name(self) -> &'static str {
        match self {
            Puzzle::Eight => "eight",
            Puzzle::NineNumber => "nine-number",
            Puzzle::Fifteen => "fifteen",
            Puzzle::MagicBoard => "magic-board",
        }
    }

    /// The number of rows and the number of columns.
    pub fn size(self) -> (usize, usize) {
        match self {
            Puzzle::Eight | Puzzle::NineNumber => (3, 3),
            Puzzle::Fifteen => (4, 4),
            Puzzle::MagicBoard => (2, 4),
        }
    }

    /// The number of cells.
    pub fn cells(self) -> usize {
        let (rows, columns) = self.size();
        rows * columns
    }

    /// The least number on a board. The others follow it.
    pub fn first_number(self) -> u8 {
        u8::from(self == Puzzle::MagicBoard)
    }

    /// Whether 0 is the blank of a sliding puzzle.
    pub fn slides(self) -> bool {
        matches!(self, Puzzle::Eight | Puzzle::Fifteen)
    }

    /// The letters of the moves.
    pub fn letters(self) -> &'static str {
        match self {
            Puzzle::Eight | Puzzle::Fifteen => "udlr",
            Puzzle::NineNumber => "cr",
            Puzzle::MagicBoard => "ABC",
        }
    }

    /// The goal in its usual form: the numbers in order, a blank last.
    pub fn in_order(self) -> Vec<u8> {
        let mut board: Vec<u8> = (self.first_number()..).take(self.cells()).collect();
        if self.slides() {
            board.rotate_left(1);
        }
        board
    }
}
