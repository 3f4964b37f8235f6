//! Boards, their cells and the symbols they are written with.

use crate::swar::splat;

/// The number in each cell: 0 to 8, each once. The blank of the sliding puzzle is 0.
///
/// ```text
///     0 1 2
///     3 4 5      the cells, in reading order
///     6 7 8
/// ```
pub type Board = [u8; 9];

/// The nine-number puzzle's goal.
pub const NUMBERS_IN_ORDER: Board = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/// The symbols for the numbers of a board: digits and, in some formats, a letter for 0.
pub struct Symbols {
    /// The letter for 0, in lower case; no letter if it is 0.
    letter: u8,
    /// The digit of the number 0.
    first: u8,
    /// The expected symbols, in words.
    pub expected: &'static str,
}

/// Tiles `1` to `8` and the blank `x`, `X` or `0`.
pub const TILES: Symbols = Symbols { letter: b'x', first: b'0', expected: "a tile 1 to 8 or the blank x" };

/// Numbers `0` to `8`.
pub const NUMBERS: Symbols = Symbols { letter: 0, first: b'0', expected: "a number 0 to 8" };

/// The tiles `1` to `8` of the magic board, numbered from 0.
pub const MAGIC_TILES: Symbols = Symbols { letter: 0, first: b'1', expected: "a number 1 to 8" };

impl Symbols {
    /// The number that `byte` stands for; above 8 if it is not a symbol.
    #[inline]
    pub fn number(&self, byte: u8) -> u8 {
        if byte | 0x20 == self.letter {
            0
        } else {
            byte.wrapping_sub(self.first)
        }
    }

    /// Like [`Symbols::number`], for each byte of a word. Symbols start at the digit 0.
    #[inline]
    pub fn numbers(&self, bytes: u64) -> u64 {
        let low = splat(0x7f);
        let letters = (bytes | splat(0x20)) ^ splat(self.letter);
        // The highest bit of each byte that is not zero in `letters`. Below, it is widened to the whole byte.
        let digits = (letters | ((letters & low) + low)) & !low;
        (bytes ^ splat(b'0')) & ((digits >> 7) * 0xff)
    }
}

/// The cell of the blank.
#[inline]
pub fn blank(board: &Board) -> usize {
    // Branch-free, since no processor can predict the cell.
    board.iter().enumerate().map(|(cell, &tile)| if tile == 0 { cell } else { 0 }).sum()
}
