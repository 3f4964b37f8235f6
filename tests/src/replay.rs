//! Replays printed answers on boards, with code that the solvers do not use.

use puzzle_core::board::{blank, Board};
use puzzle_core::relabel::relabel;
use puzzle_core::slide::{self, SlideDistances, Slides};
use std::sync::Mutex;

/// The boards of a valid input, after its first `skip` words.
pub fn boards(input: &[u8], skip: usize) -> Vec<Board> {
    let text = std::str::from_utf8(input).expect("a valid input is text");
    let symbols: String = text.split_ascii_whitespace().skip(skip).collect();
    symbols.as_bytes().chunks(9).map(|symbols| board(std::str::from_utf8(symbols).expect("text"))).collect()
}

/// A board, from nine digits with an `x` (or `X`) for 0.
pub fn board(symbols: &str) -> Board {
    let tile = |symbol: char| symbol.to_digit(10).unwrap_or(0) as u8;
    let tiles: Vec<u8> = symbols.chars().map(tile).collect();
    tiles.try_into().expect("nine symbols")
}

/// The board after the moves, or the first move that is not possible.
pub fn replay(start: &Board, moves: &str) -> Result<Board, String> {
    let mut board = *start;
    for (count, letter) in moves.chars().enumerate() {
        board = slid(&board, letter).ok_or_else(|| format!("move {} is {letter:?} on {board:?}", count + 1))?;
    }
    Ok(board)
}

/// The board after one move, or `None` if there is no such move on it.
pub fn slid(board: &Board, letter: char) -> Option<Board> {
    let cell = board.iter().position(|&tile| tile == 0)?;
    let (row, column) = (cell / 3, cell % 3);
    let to = match letter {
        'u' if row > 0 => cell - 3,
        'd' if row < 2 => cell + 3,
        'l' if column > 0 => cell - 1,
        'r' if column < 2 => cell + 1,
        _ => return None,
    };
    let mut after = *board;
    after.swap(cell, to);
    Some(after)
}

/// The boards after a ring rotation and after a row rotation.
pub fn rotated(board: &Board) -> [Board; 2] {
    let [a, b, c, d, e, f, g, h, i] = *board;
    [[d, a, b, g, e, c, h, i, f], [a, b, c, f, d, e, g, h, i]]
}

/// The least number of moves from `start` to `goal`; `None` if there is no path.
pub fn distance(start: &Board, goal: &Board) -> Option<usize> {
    static TABLES: Mutex<(Slides, [SlideDistances; 9])> = {
        const NONE: SlideDistances = SlideDistances::new();
        Mutex::new((Slides::new(), [NONE; 9]))
    };
    let (slides, distances) = &mut *TABLES.lock().expect("no other test panicked with the tables");
    let distances = &mut distances[blank(goal)];
    if !distances.begun() {
        slides.fill();
        distances.begin::<Slides>(slide::in_order(blank(goal)));
    }
    distances.of(slides, slide::state(&relabel(start, goal))?)
}
