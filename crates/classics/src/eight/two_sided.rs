//! Two-sided (bidirectional) breadth-first search: from the start and from the goal, until the searches meet.
//!
//! **Idea.** Up to the middle, each layer has about 1.6 times as many boards as the last one, so two searches of half the
//! depth expand far fewer boards than one search. Always expand the smaller layer.
//!
//! **Cost.** On average 1,700 boards expanded instead of 95,000: 0.4 ms and 0.3 MB; 3 ms at distance 31. But an unsolvable
//! board ends only when one side has no layer left, after 300,000 boards: 0.1 s and 8.5 MB. Test the parity
//! ([`solvable`](super::solvable)) first where that matters.
//!
//! **Trap.** Expand whole layers. If the sides alternate board by board, the first meeting need not be on a shortest path.
//! The backward side undoes moves ([`unslide`]), and the start may be the goal.

use super::{read_back, slide, unslide, GOAL, LETTERS};
use crate::board::Board;
use std::collections::HashMap;

/// One of the two searches: the last move to each board reached, and the boards of the last layer.
struct Search {
    came_by: HashMap<Board, Option<u8>>,
    layer: Vec<Board>,
}

impl Search {
    fn from(board: Board) -> Self {
        Search { came_by: HashMap::from([(board, None)]), layer: vec![board] }
    }

    /// Expands the last layer. Stops at the first board that `other` has reached too, and returns it.
    fn expand(&mut self, other: &Search, step: fn(Board, u8) -> Option<Board>) -> Option<Board> {
        for board in std::mem::take(&mut self.layer) {
            for letter in LETTERS {
                let Some(next) = step(board, letter) else { continue };
                if self.came_by.contains_key(&next) {
                    continue;
                }
                self.came_by.insert(next, Some(letter));
                self.layer.push(next);
                if other.came_by.contains_key(&next) {
                    return Some(next);
                }
            }
        }
        None
    }
}

/// A shortest path to the goal, or `None` if it is unreachable.
pub fn solve(start: Board) -> Option<String> {
    if start == GOAL {
        return Some(String::new());
    }
    let (mut forward, mut backward) = (Search::from(start), Search::from(GOAL));
    while !forward.layer.is_empty() && !backward.layer.is_empty() {
        let met = if forward.layer.len() <= backward.layer.len() {
            forward.expand(&backward, slide)
        } else {
            backward.expand(&forward, unslide)
        };
        if let Some(board) = met {
            let first_half = read_back(board, |board| forward.came_by[&board]);
            return Some(first_half + &read_on(board, &backward));
        }
    }
    None
}

/// The path to the goal from a board that the backward search has reached.
fn read_on(from: Board, backward: &Search) -> String {
    let mut board = from;
    let mut path = String::new();
    while let Some(letter) = backward.came_by[&board] {
        path.push(letter.into());
        board = slide(board, letter).expect("the path to the goal stays on the board");
    }
    path
}
