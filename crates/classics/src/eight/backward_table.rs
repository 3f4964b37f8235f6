//! One table for all cases: breadth-first search backwards from the goal, in a hash map.
//!
//! **Idea.** All cases share the goal, so search once from there. Where the search comes from `board` to the board
//! *before* some move, that move is the first of a shortest way from there: keep this one letter, and follow letters to
//! the goal. The key is the board as a decimal number, the hash is `fxhash`: one multiplication, where the hash
//! of `std` takes its time to withstand chosen keys.
//!
//! **Cost.** 20 ms and 3.7 MB once (2.3 MB stay: 262,144 slots of 9 bytes), then 1 to 2 µs for each case. A C++ program
//! that keeps the whole way as a string for each board, as is often seen, took 35 MB and 0.6 s: too much for HDU's 32
//! MB.
//!
//! **Trap.** Backwards, the letters turn round: the way to the goal slides the tile that the search has slid, the other
//! way. And of several shortest ways the table keeps *one*, not the smallest: read back for hdu3567, it is wrong from
//! 74,845 of 181,440 boards to the tiles in order. No order of making the moves mends that (of all 24 the best still
//! leaves 60,579): a search from the goal compares ways from their last letter on, which should be done from the first.
//! See [`descent`](super::descent).

use super::{slide, unslide, LETTERS};
use crate::board::{number, Board};
use fxhash::FxHashMap;
use std::collections::hash_map::Entry;
use std::collections::VecDeque;

/// For each board from which moves lead to the goal, the move that its shortest way begins with.
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

    /// A shortest way from a board to the goal, `None` if no moves lead there.
    pub fn way_from(&self, start: Board) -> Option<String> {
        let mut board = start;
        let mut way = String::new();
        while board != self.goal {
            let letter = *self.first_moves.get(&number(board))?;
            way.push(letter.into());
            board = slide(board, letter)?;
        }
        Some(way)
    }
}
