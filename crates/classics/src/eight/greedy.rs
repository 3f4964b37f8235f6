//! Greedy best-first search: paths that are **not shortest**, as a bad example.
//!
//! **Idea.** As [A*](super::a_star_manhattan), but the board with the least heuristic comes first, whatever the number of
//! moves to it.
//!
//! **Cost.** On average 300 boards expanded, 0.1 ms. It looks right on easy boards, and a checker that accepts any path
//! accepts it.
//!
//! **Trap.** 175,929 of 181,440 boards get a path that is too long: on average 56 moves instead of 22, at worst 140 where
//! 31 always suffice.

use super::heuristic::manhattan;
use super::{read_back, slide, GOAL, LETTERS};
use crate::board::Board;
use std::cmp::Reverse;
use std::collections::hash_map::Entry;
use std::collections::{BinaryHeap, HashMap};

/// A path to the goal, mostly not a shortest one, or `None` if it is unreachable.
pub fn solve(start: Board) -> Option<String> {
    let mut came_by = HashMap::from([(start, None)]);
    let mut heap = BinaryHeap::from([Reverse((manhattan(start), start))]);
    while let Some(Reverse((_, board))) = heap.pop() {
        if board == GOAL {
            return Some(read_back(board, |board| came_by[&board]));
        }
        for letter in LETTERS {
            let Some(after) = slide(board, letter) else { continue };
            if let Entry::Vacant(entry) = came_by.entry(after) {
                entry.insert(Some(letter));
                heap.push(Reverse((manhattan(after), after)));
            }
        }
    }
    None
}
