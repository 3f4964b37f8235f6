//! Boards, and properties of a board that need no table.

use itertools::Itertools;
use puzzle_core::board::Board;

/// Every board, in lexicographic order.
pub fn every_board() -> impl Iterator<Item = Board> + Clone {
    permutations(9).map(|order| order.try_into().expect("nine numbers"))
}

/// The board with the tiles in order and the blank in this cell.
pub fn in_order(cell: usize) -> Board {
    let mut board = [1, 2, 3, 4, 5, 6, 7, 8, 0];
    board[cell..].rotate_right(1);
    board
}

/// Every permutation of the numbers from 0 to `length - 1`, in lexicographic order.
pub fn permutations(length: u8) -> impl Iterator<Item = Vec<u8>> + Clone {
    (0..length).permutations(usize::from(length))
}

/// The number of inversions: pairs in descending order.
pub fn inversions(numbers: &[u8]) -> usize {
    numbers.iter().array_combinations().filter(|[before, after]| before > after).count()
}

/// Whether the permutation of the tiles is even: exactly then the board can be solved.
pub fn is_even(board: &Board) -> bool {
    let tiles: Vec<u8> = board.iter().copied().filter(|&tile| tile != 0).collect();
    inversions(&tiles).is_multiple_of(2)
}

/// The boards as lines of an input, with this symbol for 0.
pub fn lines(boards: impl IntoIterator<Item = Board>, zero: char) -> String {
    let sign = |tile: u8| if tile == 0 { zero } else { char::from(b'0' + tile) };
    boards.into_iter().flat_map(|board| board.map(sign).into_iter().chain(['\n'])).collect()
}
