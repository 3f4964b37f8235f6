//! Moves played on a board, and where they go wrong.

use crate::lines::shortened;
use crate::puzzle::Puzzle;
use puzzle_core::board::Board;
use std::fmt;

/// A move that cannot be made.
#[derive(Debug, PartialEq, Eq)]
pub struct Stumble {
    /// Which of the moves, from 1.
    pub number: usize,
    /// Its letter.
    pub letter: u8,
    /// The board on which it cannot be made.
    pub board: Board,
    puzzle: Puzzle,
}

/// The boards along the moves, the start first.
///
/// # Errors
/// At the first move that leaves the grid or is none, with the boards before it.
pub fn play(puzzle: Puzzle, start: &Board, moves: &[u8]) -> Result<Vec<Board>, (Vec<Board>, Stumble)> {
    let mut boards = vec![*start];
    for (index, &letter) in moves.iter().enumerate() {
        let board = boards[index];
        match puzzle.after(&board, letter) {
            Some(after) => boards.push(after),
            None => return Err((boards, Stumble { number: index + 1, letter, board, puzzle })),
        }
    }
    Ok(boards)
}

/// Where the moves lead.
///
/// # Errors
/// As [`play`], without the boards.
pub fn end(puzzle: Puzzle, start: &Board, moves: &[u8]) -> Result<Board, Stumble> {
    play(puzzle, start, moves).map(|boards| boards[moves.len()]).map_err(|(_, stumble)| stumble)
}

impl fmt::Display for Stumble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = shortened(&[self.letter]);
        let letters = self.puzzle.letters();
        if letters.contains(&self.letter) {
            return write!(f, "leaves the grid at move {} (`{letter}`)", self.number);
        }
        let (last, others) = letters.split_last().expect("a puzzle has moves");
        let others: Vec<String> = others.iter().map(|&letter| char::from(letter).to_string()).collect();
        let known = format!("{} or {}", others.join(", "), char::from(*last));
        write!(f, "move {} is `{letter}`, expected {known}", self.number)
    }
}
