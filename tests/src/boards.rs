//! Boards, and the parity of their permutations.

use catalog::Puzzle;
use itertools::Itertools;
use puzzle_core::board::Board;

/// Every 3x3 board, in lexicographic order.
pub fn every_board() -> impl Iterator<Item = Board> + Clone {
    permutations(9).map(|board| board.try_into().expect("nine numbers"))
}

/// The 3x3 board with the tiles in order and the blank in this cell.
pub fn in_order(cell: usize) -> Board {
    let mut board = [1, 2, 3, 4, 5, 6, 7, 8, 0];
    board[cell..].rotate_right(1);
    board
}

/// Every permutation of the numbers from 0 to `length - 1`, in lexicographic order.
pub fn permutations(length: u8) -> impl Iterator<Item = Vec<u8>> + Clone {
    (0..length).permutations(usize::from(length))
}

/// The number of inversions: pairs of which the larger one comes first.
pub fn inversions(permutation: &[u8]) -> usize {
    permutation.iter().array_combinations().filter(|[before, after]| before > after).count()
}

/// Whether the permutation of the tiles is even: exactly then a 3x3 board of the sliding puzzle can be solved.
pub fn is_even(board: &Board) -> bool {
    parity(board, 3) == 0
}

/// Whether a path leads from one board to the other.
pub fn reachable(puzzle: Puzzle, start: &[u8], goal: &[u8]) -> bool {
    let columns = puzzle.size().1;
    !puzzle.slides() || parity(start, columns) == parity(goal, columns)
}

/// The invariant of the sliding puzzle: the parity of the tiles' inversions and, if a row has an even number of cells, of
/// the blank's row.
fn parity(board: &[u8], columns: usize) -> usize {
    let tiles: Vec<u8> = board.iter().copied().filter(|&tile| tile != 0).collect();
    let row = board.iter().position(|&tile| tile == 0).map_or(0, |cell| cell / columns);
    (inversions(&tiles) + row * (columns + 1)) % 2
}

/// The 3x3 boards as lines of an input, with this symbol for 0.
pub fn lines(boards: impl IntoIterator<Item = Board>, zero: char) -> String {
    let symbol = |tile: u8| if tile == 0 { zero } else { char::from(b'0' + tile) };
    boards.into_iter().flat_map(|board| board.map(symbol).into_iter().chain(['\n'])).collect()
}
