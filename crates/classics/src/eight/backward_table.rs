//! One table for all cases: breadth-first search backwards from the goal, in a hash map.
//!
//! **Idea.** All cases share the goal, so search once from there. When the search goes from a board to the board *before*
//! a move, that move is the first one of a shortest path. Store this one letter, and follow the letters to the goal. The
//! key is the board as a decimal number. The hash is `fxhash`, a single multiplication; the default hash of `std` is
//! slower, since it resists chosen keys.
//!
//! **Cost.** 20 ms and 3.7 MB once (2.3 MB stay: 262,144 slots of 9 bytes), then 1 to 2 µs for each case. A C++ program
//! that stores the whole path of each board as a string, as is often seen, took 35 MB and 0.6 s: too much for HDU's
//! 32 MB.
//!
//! **Trap.** The search goes backwards, but the letter stored is that of the forward move. And of several shortest paths
//! the table keeps *one*, not the smallest: read back for hdu3567, it is wrong for 74,845 of 181,440 boards. No order of
//! trying the moves helps (the best of all 24 leaves 60,579 wrong): a search from the goal compares paths from their last
//! letter on, but lexicographic order compares them from the first. See [`descent`](super::descent).

use super::{slide, unslide, LETTERS};
use crate::board::{number, Board};
use fxhash::FxHashMap;
use std::collections::hash_map::Entry;
use std::collections::VecDeque;

/// For each board that can reach the goal, the first move of a shortest path.
pub struct BackwardTable {
    goal: Board,
    first_moves: FxHashMap<u32, u8>,
}

impl BackwardTable {
    /// Searches backwards from the goal.
    pub fn to(goal: Board) -> Self {
        let mut first_moves = FxHashMap::default();
        first_moves.insert(number(goal), b' ');
        let mut queue = VecDeque::from([goal]);
        while let Some(board) = queue.pop_front() {
            for letter in LETTERS {
                let Some(before) = unslide(board, letter) else { continue };
                if let Entry::Vacant(entry) = first_moves.entry(number(before)) {
                    entry.insert(letter);
                    queue.push_back(before);
                }
            }
        }
        BackwardTable { goal, first_moves }
    }

    /// A shortest path from a board to the goal, or `None` if it is unreachable.
    pub fn path_from(&self, start: Board) -> Option<String> {
        let mut board = start;
        let mut path = String::new();
        while board != self.goal {
            let letter = *self.first_moves.get(&number(board))?;
            path.push(letter.into());
            board = slide(board, letter)?;
        }
        Some(path)
    }
}
