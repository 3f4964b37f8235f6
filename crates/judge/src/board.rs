//! Boards of any puzzle: the numbers in their cells, row by row.

use std::fmt;
use std::ops::{Deref, DerefMut};

/// The most cells that a board has.
const MOST: usize = 16;

/// The numbers in the cells of a board, in reading order. It derefs to a slice of them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Board {
    numbers: [u8; MOST],
    cells: usize,
}

impl Board {
    /// The board with these numbers.
    ///
    /// # Panics
    /// If there are more than 16.
    pub fn new(numbers: &[u8]) -> Self {
        let mut board = Board { numbers: [0; MOST], cells: numbers.len() };
        board.copy_from_slice(numbers);
        board
    }

    /// The cell of a number.
    pub fn cell_of(&self, number: u8) -> Option<usize> {
        self.iter().position(|&other| other == number)
    }

    /// The board with each number replaced.
    pub fn map(&self, replace: impl Fn(u8) -> u8) -> Board {
        let mut board = *self;
        board.iter_mut().for_each(|number| *number = replace(*number));
        board
    }
}

impl Deref for Board {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        &self.numbers[..self.cells]
    }
}

impl DerefMut for Board {
    fn deref_mut(&mut self) -> &mut [u8] {
        &mut self.numbers[..self.cells]
    }
}

impl<const CELLS: usize> From<[u8; CELLS]> for Board {
    fn from(numbers: [u8; CELLS]) -> Self {
        Board::new(&numbers)
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", &**self)
    }
}
