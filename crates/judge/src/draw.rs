//! Boards as text: rows of numbers, the blank a dot.

use crate::board::Board;
use crate::puzzle::Puzzle;

/// The number of columns of a drawn board.
pub fn width(puzzle: &dyn Puzzle) -> usize {
    puzzle.width() * (puzzle.digits() + 1) - 1
}

/// A row of a board.
pub fn row(puzzle: &dyn Puzzle, board: &Board, row: usize) -> String {
    let cells = (0..puzzle.width()).map(|column| puzzle.drawn(board[puzzle.cell(row, column)]));
    let digits = puzzle.digits();
    cells.map(|cell| format!("{cell:>digits$}")).collect::<Vec<_>>().join(" ")
}

/// Boards beside one another below their names, indented; every line with its end.
pub fn side_by_side(puzzle: &dyn Puzzle, boards: &[(&str, Board)]) -> String {
    let column = |name: &str| name.chars().count().max(width(puzzle)) + 3;
    let mut text = String::new();
    let mut line = |cells: &mut dyn Iterator<Item = (String, usize)>| {
        let padded: String = cells.map(|(cell, width)| format!("{cell:width$}")).collect();
        text += &format!("    {}\n", padded.trim_end());
    };
    line(&mut boards.iter().map(|(name, _)| (name.to_string(), column(name))));
    for number in 0..puzzle.rows() {
        line(&mut boards.iter().map(|(name, board)| (row(puzzle, board, number), column(name))));
    }
    text
}
