//! Breadth-first search from the goal as far as memory lasts: all boards at each distance.
//!
//! **Idea.** Moves can be undone, so the distances from the goal are those to it. Every second layer is forgotten: a board's
//! neighbours are one move nearer or one move farther, never anything else.
//!
//! **Cost.** The layers grow about twofold with each move: 3,000 boards at distance 11, far too many at 40.

use super::{neighbours, Board, GOAL};
use fxhash::FxHashSet;

/// The boards at distance 0, 1, 2 and so on from the goal.
pub fn layers() -> impl Iterator<Item = FxHashSet<Board>> {
    let mut last = FxHashSet::default();
    let mut layer = FxHashSet::from_iter([GOAL]);
    std::iter::from_fn(move || {
        let next = layer.iter().flat_map(|&board| neighbours(board)).filter(|board| !last.contains(board)).collect();
        last = std::mem::replace(&mut layer, next);
        Some(last.clone())
    })
}
