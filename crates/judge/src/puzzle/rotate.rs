//! The nine-number puzzle: the ring rotates clockwise (`c`), the middle row rotates to the right (`r`).

use super::{tables, Puzzle};
use crate::board::Board;
use crate::case::Case;

/// The nine-number puzzle.
pub struct Rotate;

/// The nine-number puzzle.
pub static NINE_NUMBER: Rotate = Rotate;

/// The outer cells, clockwise.
const RING: [usize; 8] = [0, 1, 2, 5, 8, 7, 6, 3];

/// The middle row.
const ROW: [usize; 3] = [3, 4, 5];

impl Puzzle for Rotate {
    fn width(&self) -> usize {
        3
    }

    fn in_order(&self) -> Board {
        Board::from([0, 1, 2, 3, 4, 5, 6, 7, 8])
    }

    fn letters(&self) -> &[u8] {
        b"cr"
    }

    fn after(&self, board: &Board, letter: u8) -> Option<Board> {
        let cycle = cycle(letter)?;
        let mut after = *board;
        for (place, &cell) in cycle.iter().enumerate() {
            after[cycle[(place + 1) % cycle.len()]] = board[cell];
        }
        Some(after)
    }

    fn before(&self, board: &Board, letter: u8) -> Option<Board> {
        let cycle = cycle(letter)?;
        let mut before = *board;
        for (place, &cell) in cycle.iter().enumerate() {
            before[cell] = board[cycle[(place + 1) % cycle.len()]];
        }
        Some(before)
    }

    fn distance(&self, start: &Board, goal: &Board) -> Option<usize> {
        tables::rotate_distance(start, goal)
    }

    fn reachability(&self, _: &Case) -> String {
        "Every board can be solved: rotating the ring is an odd permutation, rotating the row an even one,\n\
         so boards of both parities are reachable.\n"
            .to_string()
    }
}

/// The cells that a move rotates, each to the next one's place.
fn cycle(letter: u8) -> Option<&'static [usize]> {
    match letter {
        b'c' => Some(&RING),
        b'r' => Some(&ROW),
        _ => None,
    }
}
