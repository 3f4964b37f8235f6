//! Breadth-first search with a hash map, anew for each pair of boards.
//!
//! **Idea.** The moves are tried in the order `A`, `B`, `C`, so boards enter the queue by the length of their first
//! shortest path and, among equal lengths, by its letters. The path by which a board is first met is the smallest.
//!
//! **Cost.** Up to 40,320 boards for each pair.
//!
//! **Trap.** The search must go forwards, from the start: paths found backwards come in another order.

use super::{after, Board, MOVES};
use std::collections::{HashMap, VecDeque};

/// The lexicographically smallest of the shortest paths from `start` to `goal`.
pub fn solve(start: Board, goal: Board) -> Option<String> {
    let mut came_from = HashMap::from([(start, None)]);
    let mut queue = VecDeque::from([start]);
    while let Some(board) = queue.pop_front() {
        if board == goal {
            return Some(read_back(goal, &came_from));
        }
        for (letter, from) in MOVES {
            let next = after(board, from);
            came_from.entry(next).or_insert_with(|| {
                queue.push_back(next);
                Some((letter, board))
            });
        }
    }
    None
}

/// The path to a board, from the last move to the first.
fn read_back(goal: Board, came_from: &HashMap<Board, Option<(char, Board)>>) -> String {
    let mut letters = Vec::new();
    let mut board = goal;
    while let Some((letter, before)) = came_from[&board] {
        letters.push(letter);
        board = before;
    }
    letters.into_iter().rev().collect()
}
