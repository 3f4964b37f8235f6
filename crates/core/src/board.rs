//! Boards, their cells and the symbols they are written with.

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

/// How the numbers of a board are written.
pub struct Symbols {
    zero: &'static [u8],
    /// What may stand on such a board, in words.
    pub expected: &'static str,
}

/// Tiles `1` to `8` and the blank `x`, `X` or `0`.
pub const TILES: Symbols = Symbols { zero: b"xX0", expected: "a tile 1 to 8 or the blank x" };

/// Numbers `0` to `8`.
pub const NUMBERS: Symbols = Symbols { zero: b"0", expected: "a number 0 to 8" };

impl Symbols {
    /// The number that `byte` stands for, or `None`.
    #[inline]
    pub fn number(&self, byte: u8) -> Option<u8> {
        match byte {
            b'1'..=b'8' => Some(byte - b'0'),
            _ if self.zero.contains(&byte) => Some(0),
            _ => None,
        }
    }
}

/// The cell in which 0 stands.
///
/// # Panics
/// If 0 is not on the board.
pub fn blank(board: &Board) -> usize {
    board.iter().position(|&tile| tile == 0).expect("a board has a blank")
}
