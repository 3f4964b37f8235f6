//! Boards as text: three rows, the sliding puzzle's blank a dot.

use crate::puzzle::Puzzle;
use puzzle_core::board::Board;

/// One row of a board, five columns wide.
pub fn row(puzzle: Puzzle, board: &Board, row: usize) -> String {
    let [a, b, c] = [0, 1, 2].map(|column| puzzle.drawn(board[3 * row + column]));
    format!("{a} {b} {c}")
}

/// Boards beside one another below their names, indented; every line with its end.
pub fn side_by_side(puzzle: Puzzle, boards: &[(&str, Board)]) -> String {
    let column = |name: &str| name.len().max(5) + 3;
    let mut text = String::new();
    let mut line = |cells: &mut dyn Iterator<Item = (String, usize)>| {
        let padded: String = cells.map(|(cell, width)| format!("{cell:width$}")).collect();
        text += &format!("    {}\n", padded.trim_end());
    };
    line(&mut boards.iter().map(|(name, _)| (name.to_string(), column(name))));
    for number in 0..3 {
        line(&mut boards.iter().map(|(name, board)| (row(puzzle, board, number), column(name))));
    }
    text
}
