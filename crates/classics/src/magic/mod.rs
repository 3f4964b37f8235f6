//! The magic board: two rows of four tiles, read clockwise from the upper left.

pub mod map_bfs;
pub mod table;

/// A board: its eight tiles, 1 to 8, clockwise from the upper left.
pub type Board = [u8; 8];

/// The tiles in order.
pub const IN_ORDER: Board = [1, 2, 3, 4, 5, 6, 7, 8];

/// A move: the place from which each tile comes.
type Move = [usize; 8];

/// The moves by their letters, in the order in which paths are compared.
///
/// ```text
///     0 1 2 3      the places
///     7 6 5 4
/// ```
pub const MOVES: [(char, Move); 3] =
    [('A', [7, 6, 5, 4, 3, 2, 1, 0]), ('B', [3, 0, 1, 2, 5, 6, 7, 4]), ('C', [0, 6, 1, 3, 4, 2, 5, 7])];

/// The board after a move.
pub fn after(board: Board, from: Move) -> Board {
    from.map(|place| board[place])
}
