//! Guesses what a wrong answer comes from: mistakes that many make and that leave their mark on what is printed.

use crate::moves::end;
use crate::problem::Case;
use crate::puzzle::Puzzle;

/// Why moves may not lead to the goal.
pub fn about_moves(puzzle: Puzzle, case: &Case, moves: &[u8]) -> Option<&'static str> {
    let leads = |moves: &[u8]| end(puzzle, &case.start, moves) == Ok(case.goal);
    let undone: Vec<u8> = moves.iter().map(|&letter| undo(letter)).collect();
    let backwards: Vec<u8> = moves.iter().rev().copied().collect();
    let undone_backwards: Vec<u8> = undone.iter().rev().copied().collect();
    if leads(&moves.to_ascii_lowercase()) {
        Some("in small letters it is right")
    } else if leads(&undone) {
        Some("with u and d, l and r exchanged it is right: a letter says where the blank goes, not the tile")
    } else if leads(&backwards) {
        Some("in reverse order it is right: the moves of a search from the goal come out last move first")
    } else if leads(&undone_backwards) {
        Some("this is the way from the goal to the board: undo its moves, last move first")
    } else {
        None
    }
}

/// Why slides that are right may not be the first of the shortest ways, moves compared in the order of `order`.
pub fn about_order(case: &Case, order: &[u8], moves: &[u8]) -> Option<&'static str> {
    let way_back: String = moves.iter().rev().map(|&letter| char::from(undo(letter))).collect();
    // Which move a search from the goal tries first: by the letter of the move it makes, or of the one it prints.
    let by_made = order.to_vec();
    let by_printed: Vec<u8> = order.iter().map(|&letter| undo(letter)).collect();
    let first_back = |order: &Vec<u8>| Puzzle::Slide.way(&case.goal, &case.start, order);
    [by_made, by_printed].iter().any(|order| first_back(order).as_ref() == Some(&way_back)).then_some(
        "this is the first way from the goal to the board, read back: a search from the goal gives distances, and \
         the way is the first move, from the board on, that comes nearer",
    )
}

/// Why a number of moves that is not the least may be wrong.
pub fn about_number(puzzle: Puzzle, case: &Case, number: usize) -> Option<&'static str> {
    let from_goal = puzzle.distance(&case.goal, &case.start) == Some(number);
    (puzzle == Puzzle::Rotate && from_goal).then_some(
        "this is how far the board is from the goal, not the goal from the board: a search that begins at the \
         goal must make the moves backwards",
    )
}

fn undo(letter: u8) -> u8 {
    match letter {
        b'u' => b'd',
        b'd' => b'u',
        b'l' => b'r',
        b'r' => b'l',
        _ => letter,
    }
}
