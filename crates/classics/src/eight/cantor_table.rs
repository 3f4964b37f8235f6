//! One table for all cases, in arrays indexed by Cantor rank.
//!
//! **Idea.** The rank of a board is the number of boards before it in lexicographic order, 0 to 362,879: a perfect hash.
//! Two arrays replace the map: the rank of the parent, and the letter of the move to it. The search goes backwards from
//! the goal, so the parent is one move closer to the goal, and the path comes out from first move to last.
//!
//! **Cost.** 30 ms once, since 480,000 boards are ranked and 180,000 unranked; 3.3 MB, of which 1.8 MB stay; then less
//! than 1 µs for each case. Half of the ranks are never used: those of the unsolvable boards.
//!
//! **Trap.** Mark the goal as reached, here as its own parent. Otherwise its neighbours find it again, and the solved
//! board gets an answer of two moves.

use super::{unslide, LETTERS};
use crate::board::{cantor_rank, from_cantor_rank, Board};

/// By Cantor rank: the first move of a shortest path to the goal.
pub struct CantorTable {
    /// The rank of the board after the move; the goal's own rank at the goal, and `NONE` if the goal is unreachable.
    parents: Vec<u32>,
    /// The letter of the move.
    letters: Vec<u8>,
}

const NONE: u32 = u32::MAX;

impl CantorTable {
    /// Searches backwards from the goal.
    pub fn to(goal: Board) -> Self {
        let (mut parents, mut letters) = (vec![NONE; 362_880], vec![b' '; 362_880]);
        let mut queue = vec![cantor_rank(goal) as u32];
        parents[cantor_rank(goal)] = queue[0];
        let mut done = 0;
        while done < queue.len() {
            let rank = queue[done];
            let board = from_cantor_rank(rank as usize);
            for letter in LETTERS {
                let Some(before) = unslide(board, letter).map(cantor_rank) else { continue };
                if parents[before] == NONE {
                    parents[before] = rank;
                    letters[before] = letter;
                    queue.push(before as u32);
                }
            }
            done += 1;
        }
        CantorTable { parents, letters }
    }

    /// A shortest path from a board to the goal, or `None` if it is unreachable.
    pub fn path_from(&self, start: Board) -> Option<String> {
        let mut rank = cantor_rank(start);
        let mut path = String::new();
        loop {
            match self.parents[rank] {
                NONE => return None,
                parent if parent as usize == rank => return Some(path),
                parent => {
                    path.push(self.letters[rank].into());
                    rank = parent as usize;
                }
            }
        }
    }
}
