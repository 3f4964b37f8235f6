//! Moves played on a board.

use crate::board::Board;
use crate::puzzle::Puzzle;
use crate::words::shortened;

/// The boards along the moves, the start first.
///
/// # Errors
/// The boards up to the first move that cannot be made, and what is wrong with that move.
pub fn play(puzzle: &dyn Puzzle, start: &Board, moves: &[u8]) -> Result<Vec<Board>, (Vec<Board>, String)> {
    let mut boards = vec![*start];
    for (index, &letter) in moves.iter().enumerate() {
        match puzzle.after(&boards[index], letter) {
            Some(after) => boards.push(after),
            None => return Err((boards, impossible(puzzle, index + 1, letter))),
        }
    }
    Ok(boards)
}

/// The letters of the moves in words: "u, d, l or r", or with the numbers of moves, "u, d, l, r".
pub fn named(puzzle: &dyn Puzzle, or: &str) -> String {
    let letters: Vec<String> = puzzle.letters().iter().map(|&letter| char::from(letter).to_string()).collect();
    let (last, others) = letters.split_last().expect("a puzzle has moves");
    match or {
        "" => letters.join(", "),
        _ => format!("{} {or} {last}", others.join(", ")),
    }
}

/// What is wrong with a move that cannot be made, its number counted from 1.
fn impossible(puzzle: &dyn Puzzle, number: usize, letter: u8) -> String {
    let shown = shortened(&[letter]);
    match puzzle.letters().contains(&letter) {
        true => format!("leaves the grid at move {number} (`{shown}`)"),
        false => format!("move {number} is `{shown}`, expected {}", named(puzzle, "or")),
    }
}
