//! The fifteen puzzle: the eight puzzle on a 4x4 board, too large for a table of all boards.

pub mod ida_star;
pub mod layers;

/// Sixteen numbers, 0 for the blank, read from the top left by rows.
pub type Board = [u8; 16];

/// The tiles in order, the blank last.
pub const GOAL: Board = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0];

/// The boards after each possible move.
pub fn neighbours(board: Board) -> impl Iterator<Item = Board> {
    let blank = board.iter().position(|&tile| tile == 0).expect("a board has a blank");
    let cells = (0..16).filter(move |&cell| apart(cell, blank) == 1);
    cells.map(move |cell| {
        let mut after = board;
        after.swap(cell, blank);
        after
    })
}

/// The rows and columns between two cells.
fn apart(cell: usize, other: usize) -> usize {
    (cell / 4).abs_diff(other / 4) + (cell % 4).abs_diff(other % 4)
}

/// Whether moves lead to the goal. A move exchanges two of the sixteen numbers, so it flips their parity; it also takes the
/// blank one row or one column away from its corner or towards it.
pub fn solvable(board: Board) -> bool {
    let blank = board.iter().position(|&tile| tile == 0).expect("a board has a blank");
    // The blank counts as 16, since it is last in the goal.
    let order = board.map(|tile| if tile == 0 { 16 } else { tile });
    let inversions = (0..16).map(|cell| order[cell..].iter().filter(|&&later| later < order[cell]).count());
    (inversions.sum::<usize>() + apart(blank, 15)).is_multiple_of(2)
}
