//! The board of both puzzles, and what the methods need to know of it beside its moves.

use itertools::Itertools;

/// Nine symbols, each once, read from the top left by rows: 0 (the blank in the eight puzzle) to 8.
pub type Board = [u8; 9];

/// Every board, in lexicographic order: `9!` = 362,880.
pub fn every_board() -> impl Iterator<Item = Board> {
    (0..9).permutations(9).map(|symbols| symbols.try_into().expect("nine symbols"))
}

/// The board of nine symbols without white space: digits, with `x` or `X` for 0. `None` if they are not nine, each
/// once.
pub fn board(symbols: &str) -> Option<Board> {
    let digits = symbols.chars().map(|symbol| match symbol {
        'x' | 'X' => Some(0),
        _ => symbol.to_digit(9).map(|digit| digit as u8),
    });
    let board: Board = digits.collect::<Option<Vec<u8>>>()?.try_into().ok()?;
    board.iter().all_unique().then_some(board)
}

/// The symbols as one decimal number, such as 123,456,780: a key that hashes well and fits 32 bits.
pub fn number(board: Board) -> u32 {
    board.iter().fold(0, |number, &symbol| 10 * number + u32::from(symbol))
}

/// The rank among all boards in lexicographic order, from 0 (Cantor expansion).
///
/// Each symbol counts the smaller ones behind it; the counts are digits worth 8!, 7!, ..., 1!, 0!.
pub fn cantor_rank(board: Board) -> usize {
    (0..9).fold(0, |rank, cell| {
        let smaller = board[cell + 1..].iter().filter(|&&symbol| symbol < board[cell]).count();
        rank * (9 - cell) + smaller
    })
}

/// The board of a Cantor rank.
///
/// # Panics
/// From `9!` on.
pub fn from_cantor_rank(rank: usize) -> Board {
    let mut left: Vec<u8> = (0..9).collect();
    let (mut rank, mut worth) = (rank, 40_320);
    let mut board = [0; 9];
    for (cell, symbol) in board.iter_mut().enumerate() {
        *symbol = left.remove(rank / worth);
        rank %= worth;
        worth /= (8 - cell).max(1);
    }
    board
}
