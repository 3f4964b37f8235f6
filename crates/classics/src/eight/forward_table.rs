//! hdu3567 by a search from A: the lexicographically smallest shortest path to every B.
//!
//! **Idea.** Try the moves in alphabetical order: d, l, r, u. Then the queue holds the boards of a layer in the order of
//! their smallest paths: sorted by parent, then by letter. So the first path that reaches a board is its smallest one, and
//! only parents need to be stored.
//!
//! **Cost.** 25 ms and 8 MB for each A (4.4 MB stay), then 0.4 µs for each B. One search for each of HDU's 200 cases
//! takes 5 s. Nine searches serve all pairs if the tiles are relabeled so that those of A are in order.
//!
//! **Trap.** This works from A only. Read back from a search that starts at B, paths are shortest but often not smallest.
//! [`backward_table`](super::backward_table) says how often.

use super::{slide, LETTERS};
use crate::board::{number, Board};
use fxhash::FxHashMap;
use std::collections::hash_map::Entry;

/// The lexicographically smallest shortest path from one board to every other.
pub struct ForwardTable {
    /// By board number: the index in the queue of the search.
    places: FxHashMap<u32, u32>,
    /// By index in the queue: the index of the parent, and the letter of the move from it.
    steps: Vec<(u32, u8)>,
}

impl ForwardTable {
    /// Searches from `start`.
    pub fn from(start: Board) -> Self {
        let mut queue = vec![start];
        let mut places = FxHashMap::default();
        places.insert(number(start), 0);
        let mut steps = vec![(0, b' ')];
        let mut place = 0;
        while place < queue.len() {
            for letter in LETTERS {
                let Some(after) = slide(queue[place], letter) else { continue };
                if let Entry::Vacant(entry) = places.entry(number(after)) {
                    entry.insert(queue.len() as u32);
                    steps.push((place as u32, letter));
                    queue.push(after);
                }
            }
            place += 1;
        }
        ForwardTable { places, steps }
    }

    /// The path to `goal`, or `None` if it is unreachable.
    pub fn path_to(&self, goal: Board) -> Option<String> {
        let mut place = *self.places.get(&number(goal))?;
        let mut letters = Vec::new();
        while place != 0 {
            let (before, letter) = self.steps[place as usize];
            letters.push(char::from(letter));
            place = before;
        }
        Some(letters.iter().rev().collect())
    }
}
