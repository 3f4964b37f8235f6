//! What a puzzle is: states with an index, and moves between them.

use core::ops::Range;

/// A puzzle. To search it with the same code as the others, also write `impl Frontier for YourPuzzle {}`.
pub trait Puzzle {
    /// A move.
    type Move: Copy + 'static;

    /// All moves, at most eight, in tie-break order.
    const MOVES: &'static [Self::Move];

    /// The number of state indices.
    const STATES: usize;

    /// Whether `index` is a state. Override it if the indices have gaps.
    #[inline]
    fn is_state(_index: usize) -> bool {
        true
    }

    /// The state after a move, or `None` if the move is not possible.
    fn after(&self, state: usize, step: Self::Move) -> Option<usize>;

    /// The state from which a move leads to `state`, or `None` if there is none.
    fn before(&self, state: usize, step: Self::Move) -> Option<usize>;
}

/// How a puzzle is searched. The defaults suit any puzzle; a puzzle overrides them to be faster.
///
/// The states of a layer are stored in groups. The same move found all states of a group, and a puzzle may divide them
/// further. One move is applied to a whole group at a time, which takes a tenth of the time.
pub trait Frontier: Puzzle {
    /// The number of bits in a state's byte for the moves that lead closer to the goal: the number of moves, or 0. Without
    /// these bits, a descent tries each move.
    const MOVE_BITS: usize = 0;

    /// God's number: no state is farther from a goal. If it is not known, the search ends by itself.
    const FARTHEST: usize = usize::MAX;

    /// 2 if every move flips a parity of the state, otherwise 1. The number of distances that fit a state's byte is
    /// `PARITIES << (8 - MOVE_BITS)`, or `PARITIES` fewer without move bits.
    const PARITIES: usize = 1;

    /// The parity of `state`, below [`Frontier::PARITIES`].
    #[inline]
    fn parity(_state: usize) -> usize {
        0
    }

    /// The number of groups, at most [`MOST_GROUPS`]. `MOVES[g % MOVES.len()]` found the states of group `g`.
    const GROUPS: usize = Self::MOVES.len();

    /// The groups to which `state` may belong. The search puts the goal into each of them.
    fn groups(_state: usize) -> Range<usize> {
        0..1
    }

    /// Calls `visit` with each state from which the move of `group` leads into `layer`. States that are known to be closer
    /// to the goal may be left out.
    #[inline]
    fn expand<F: FnMut(usize)>(&self, group: usize, layer: Layer<'_>, visit: F) {
        let step = Self::MOVES[group];
        layer.all().iter().filter_map(|&state| self.before(state as usize, step)).for_each(visit)
    }
}

/// The largest number of groups that a puzzle may have.
pub const MOST_GROUPS: usize = 36;

/// The states at one distance from the goal, by group.
#[derive(Clone, Copy)]
pub struct Layer<'a> {
    pub(crate) states: &'a [u32],
    pub(crate) starts: &'a [usize; MOST_GROUPS + 1],
}

impl<'a> Layer<'a> {
    /// All states of the layer.
    pub fn all(self) -> &'a [u32] {
        &self.states[..self.starts[MOST_GROUPS]]
    }

    /// The states of one group.
    pub fn group(self, group: usize) -> &'a [u32] {
        &self.states[self.starts[group]..self.starts[group + 1]]
    }
}
