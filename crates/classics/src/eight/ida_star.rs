//! IDA*: depth-first search with a limit, which rises until the goal is found.
//!
//! **Idea.** A way is given up as soon as its moves plus the Manhattan distance exceed the limit. No board is
//! remembered but those of the way at hand, so it asks for no memory; boards met by several ways are searched again
//! each time.
//!
//! **Cost.** On average 2,500 boards, 0.2 ms; 18,000 for one 31 moves away, 1 ms; next to no memory: 31 levels of
//! recursion. The method for poj1077, and for larger boards, where no table of all boards fits.
//!
//! **Trap.** On an unsolvable board the limit rises for ever: test the parity first. Undoing the last move at once must
//! be ruled out, or 150 times as many boards are looked at. The limit starts at the estimate, which is even where the
//! distance is, so it rises by 2.

use super::estimate::manhattan;
use super::{slide, solvable, unslide, LETTERS};
use crate::board::Board;

/// A shortest way to the goal, `None` if no moves lead there.
pub fn solve(start: Board) -> Option<String> {
    if !solvable(start) {
        return None;
    }
    let mut way = String::new();
    let mut limit = manhattan(start);
    while !deepen(start, limit, &mut way) {
        limit += 2; // the distance is even where the estimate is
    }
    Some(way)
}

/// Appends a way of at most `left` moves to the goal, or leaves the way as it was and says `false`.
fn deepen(board: Board, left: usize, way: &mut String) -> bool {
    let estimate = manhattan(board);
    if estimate == 0 || estimate > left {
        return estimate == 0;
    }
    let before = way.bytes().last().and_then(|letter| unslide(board, letter));
    for letter in LETTERS {
        let Some(after) = slide(board, letter) else { continue };
        if Some(after) == before {
            continue;
        }
        way.push(letter.into());
        if deepen(after, left - 1, way) {
            return true;
        }
        way.pop();
    }
    false
}
