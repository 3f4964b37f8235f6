//! Greedy best-first search: **not shortest**, kept as a bad example.
//!
//! **Idea.** As [A*](super::a_star_manhattan), but the board with the least estimate comes first, whatever the moves
//! that led to it.
//!
//! **Cost.** On average 300 boards, 0.1 ms. It looks good on easy boards, and a checker that takes any way lets it
//! pass.
//!
//! **Trap.** All of it: 175,929 of 181,440 boards get a way that is too long, on average 56 moves instead of 22, at
//! worst 140 where 31 always do. Cheap answers to another question.

use super::estimate::manhattan;
use super::{read_back, slide, GOAL, LETTERS};
use crate::board::Board;
use std::cmp::Reverse;
use std::collections::hash_map::Entry;
use std::collections::{BinaryHeap, HashMap};

/// A way to the goal, mostly not a shortest one; `None` if no moves lead there.
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
