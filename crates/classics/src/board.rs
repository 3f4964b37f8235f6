//! The board of both puzzles, with its Cantor rank.

use itertools::Itertools;

/// The numbers 0 to 8, each once, row by row. 0 is the blank of the eight puzzle.
pub type Board = [u8; 9];

/// Every board, in lexicographic order: `9!` = 362,880.
pub fn every_board() -> impl Iterator<Item = Board> {
    (0..9).permutations(9).map(|symbols| symbols.try_into().expect("nine symbols"))
}

/// Parses nine symbols without white space: digits, or `x` or `X` for 0. `None` unless each number occurs once.
pub fn board(symbols: &str) -> Option<Board> {
    let digits = symbols.chars().map(|symbol| match symbol {
        'x' | 'X' => Some(0),
        _ => symbol.to_digit(9).map(|digit| digit as u8),
    });
    let board: Board = digits.collect::<Option<Vec<u8>>>()?.try_into().ok()?;
    board.iter().all_unique().then_some(board)
}

/// The board as one decimal number, such as 123,456,780: a hash key of 32 bits.
pub fn number(board: Board) -> u32 {
    board.iter().fold(0, |number, &symbol| 10 * number + u32::from(symbol))
}

/// The rank among all boards in lexicographic order, from 0 (Cantor expansion).
///
/// Digit `i` counts the smaller symbols after cell `i`. The digits have the weights 8!, 7!, ..., 1!, 0!.
pub fn cantor_rank(board: Board) -> usize {
    (0..9).fold(0, |rank, cell| {
        let smaller = board[cell + 1..].iter().filter(|&&symbol| symbol < board[cell]).count();
        rank * (9 - cell) + smaller
    })
}

/// The board with this Cantor rank.
///
/// # Panics
/// If `rank` is `9!` or more.
pub fn from_cantor_rank(rank: usize) -> Board {
    let mut left: Vec<u8> = (0..9).collect();
    let (mut rank, mut weight) = (rank, 40_320);
    let mut board = [0; 9];
    for (cell, symbol) in board.iter_mut().enumerate() {
        *symbol = left.remove(rank / weight);
        rank %= weight;
        weight /= (8 - cell).max(1);
    }
    board
}
