//! Boards, their cells and the symbols they are written with.

use crate::swar::splat;

/// What stands in each cell: the numbers 0 to 8, each once. The sliding puzzle's blank is 0.
///
/// ```text
///     0 1 2
///     3 4 5      the cells, in reading order
///     6 7 8
/// ```
pub type Board = [u8; 9];

/// The nine-number puzzle's goal.
pub const NUMBERS_IN_ORDER: Board = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/// How the numbers of a board are written: by their digits, and 0 maybe by a letter.
pub struct Symbols {
    letter: u8,
    /// What may stand on such a board, in words.
    pub expected: &'static str,
}

/// Tiles `1` to `8` and the blank `x`, `X` or `0`.
pub const TILES: Symbols = Symbols { letter: b'x', expected: "a tile 1 to 8 or the blank x" };

/// Numbers `0` to `8`.
pub const NUMBERS: Symbols = Symbols { letter: 0, expected: "a number 0 to 8" };

impl Symbols {
    /// The number that `byte` stands for; above 8 if it stands for none.
    #[inline]
    pub fn number(&self, byte: u8) -> u8 {
        if byte | 0x20 == self.letter {
            0
        } else {
            byte.wrapping_sub(b'0')
        }
    }

    /// As [`Symbols::number`], for each byte of a word.
    #[inline]
    pub fn numbers(&self, bytes: u64) -> u64 {
        let low = splat(0x7f);
        let letters = (bytes | splat(0x20)) ^ splat(self.letter);
        // The highest bit of each byte that is not zero there, and then all its bits.
        let digits = (letters | ((letters & low) + low)) & !low;
        (bytes ^ splat(b'0')) & ((digits >> 7) * 0xff)
    }
}

/// The cell in which 0 stands.
#[inline]
pub fn blank(board: &Board) -> usize {
    // Without a branch at the cell, which no processor could foresee.
    board.iter().enumerate().map(|(cell, &tile)| if tile == 0 { cell } else { 0 }).sum()
}
