//! One breadth-first search from the board in order, for all pairs: the tiles are renamed so that the start is in order.
//!
//! **Idea.** Tiles are only names. With the start renamed to `12345678` and the goal in the same way, the same moves lead
//! from one to the other. So one search keeps the smallest path to every board, and a pair is a look-up.
//!
//! **Cost.** 40,320 boards and their paths once.
//!
//! **Trap.** The *start* is renamed to be in order, not the goal: the moves are not their own inverses.

use super::{after, Board, IN_ORDER, MOVES};
use fxhash::FxHashMap;
use std::collections::VecDeque;

/// The lexicographically smallest of the shortest paths from the board in order to each board.
pub struct Table(FxHashMap<Board, String>);

impl Table {
    /// Searches all boards.
    #[allow(clippy::new_without_default)] // a search, not an empty value
    pub fn new() -> Self {
        let mut paths = FxHashMap::default();
        paths.insert(IN_ORDER, String::new());
        let mut queue = VecDeque::from([IN_ORDER]);
        while let Some(board) = queue.pop_front() {
            let path = paths[&board].clone();
            for (letter, from) in MOVES {
                let next = after(board, from);
                paths.entry(next).or_insert_with(|| {
                    queue.push_back(next);
                    format!("{path}{letter}")
                });
            }
        }
        Table(paths)
    }

    /// The path from `start` to `goal`; `None` if they do not have the same tiles.
    pub fn path(&self, start: Board, goal: Board) -> Option<&str> {
        let name = |tile| start.iter().zip(IN_ORDER).find(|&(&other, _)| other == tile).map_or(0, |(_, name)| name);
        self.0.get(&goal.map(name)).map(String::as_str)
    }
}
