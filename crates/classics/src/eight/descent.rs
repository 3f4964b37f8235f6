//! Distances to the goal, and greedy descent along them: the first shortest path in *any* tie-break order.
//!
//! **Idea.** A move starts a shortest path exactly if it reduces the distance by one. Taking the first such move, in
//! tie-break order, gives the first of all shortest paths: `udlr` for hdu1043, `dlru` for hdu3567, from the same table.
//! Nothing else is stored, so the order can be chosen after the search.
//!
//! **Cost.** 20 ms and 3.7 MB for the table (2.3 MB stay), then 2 µs for each case: up to four lookups per move.
//!
//! **Trap.** The distances must be those *to* the goal. In the eight puzzle they equal those from the goal, since every
//! move can be undone by a move. In the nine-number puzzle they do not: there the search must go backwards.

use super::{slide, unslide, LETTERS};
use crate::board::{number, Board};
use fxhash::FxHashMap;
use std::collections::VecDeque;

/// The distance to the goal of each board that can reach it.
pub struct Distances(FxHashMap<u32, u8>);

impl Distances {
    /// Searches backwards from the goal.
    pub fn to(goal: Board) -> Self {
        let mut distances = FxHashMap::default();
        distances.insert(number(goal), 0);
        let mut queue = VecDeque::from([goal]);
        while let Some(board) = queue.pop_front() {
            let distance = distances[&number(board)];
            for before in LETTERS.iter().filter_map(|&letter| unslide(board, letter)) {
                distances.entry(number(before)).or_insert_with(|| {
                    queue.push_back(before);
                    distance + 1
                });
            }
        }
        Distances(distances)
    }

    /// The distance from a board to the goal, 0 to 31, or `None` if it is unreachable.
    pub fn of(&self, board: Board) -> Option<usize> {
        self.0.get(&number(board)).map(|&distance| distance.into())
    }

    /// The first shortest path from a board to the goal in a tie-break order, or `None` if it is unreachable.
    pub fn first_path(&self, start: Board, order: &[u8; 4]) -> Option<String> {
        let mut board = start;
        let mut path = String::new();
        for left in (0..self.of(start)?).rev() {
            let mut steps = order.iter().filter_map(|&letter| Some((letter, slide(board, letter)?)));
            let (letter, after) = steps.find(|&(_, after)| self.of(after) == Some(left))?;
            path.push(letter.into());
            board = after;
        }
        Some(path)
    }
}
