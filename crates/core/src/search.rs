//! Breadth-first search backwards from a goal: exact distances, and the way down them.

use core::ops::Range;

/// A puzzle as a search sees it: states with an index, moves between them.
///
/// A search takes the states in groups: those found in the same layer by the same move, and whatever else makes them
/// alike. So it can take a whole group through one move at a time, which is ten times as fast as asking each state for
/// its moves.
pub trait Puzzle {
    /// A move.
    type Move: Copy + 'static;

    /// All moves, at most four, in their order of preference. With four of them a state is at most 16 times
    /// [`Puzzle::PARITIES`] moves from a goal, less one; with fewer, twice as far for each.
    const MOVES: &'static [Self::Move];

    /// 2 if each move changes the parity of a state, 1 if there is nothing of the kind.
    const PARITIES: usize;

    /// The parity of `state`, below [`Puzzle::PARITIES`].
    fn parity(state: usize) -> usize;

    /// States are numbers, in blocks of this many,
    const BLOCK: usize;

    /// of which only so many, from the first on, may be states.
    const USED: usize;

    /// The number of groups, at most [`MOST_GROUPS`]. The states of group `g` were found by `MOVES[g % MOVES.len()]`.
    const GROUPS: usize;

    /// The groups in which `state` may be found.
    fn groups(state: usize) -> Range<usize>;

    /// The state after a move, or `None` if the move is not possible there.
    fn after(&self, state: usize, step: Self::Move) -> Option<usize>;

    /// Calls `visit` with each state of `group` from which the group's move leads into `layer`, which is one move
    /// nearer to the goal. States known to be nearer still may be left out.
    fn before<F: FnMut(usize)>(&self, group: usize, layer: Layer<'_>, visit: F);
}

/// The most groups that a puzzle may have.
pub const MOST_GROUPS: usize = 36;

/// The states at one distance from the goal, group by group.
#[derive(Clone, Copy)]
pub struct Layer<'a> {
    states: &'a [u32],
    starts: &'a [usize; MOST_GROUPS + 1],
}

impl<'a> Layer<'a> {
    /// All the layer's states.
    pub fn all(self) -> &'a [u32] {
        &self.states[..self.starts[MOST_GROUPS]]
    }

    /// The layer's states of one group.
    pub fn group(self, group: usize) -> &'a [u32] {
        &self.states[self.starts[group]..self.starts[group + 1]]
    }
}

/// The distances of all states to a goal, searched only as far as they are asked for.
///
/// `STATES` is more than any of the puzzle's states, `LAYER` more than any one distance has of them.
pub struct Distances<const STATES: usize, const LAYER: usize> {
    /// Which moves come nearer to the goal, a bit for each, and above these bits the [`level`]; 0 where nothing is known
    /// yet. So all zero is a search not begun.
    known: [u8; STATES],
    goal: usize,
    /// The last two layers, in turn: the one at distance `d` is `layers[d % 2]`.
    layers: [[u32; LAYER]; 2],
    starts: [[usize; MOST_GROUPS + 1]; 2],
    farthest: u8,
}

/// What stands above the bits for the moves at some distance: the farther, the less. With parities, two distances share a
/// level. At the goal there are no moves, but the level is not 0. `None` beyond the last level.
fn level<P: Puzzle>(distance: usize) -> Option<u8> {
    let moves = P::MOVES.len();
    let level = usize::from(u8::MAX >> moves).checked_sub(distance / P::PARITIES)?;
    Some((level << moves) as u8)
}

impl<const STATES: usize, const LAYER: usize> Distances<STATES, LAYER> {
    /// A search that has not begun.
    #[allow(clippy::new_without_default)] // a table this large belongs in a static
    pub const fn new() -> Self {
        Distances {
            known: [0; STATES],
            goal: 0,
            layers: [[0; LAYER]; 2],
            starts: [[0; MOST_GROUPS + 1]; 2],
            farthest: 0,
        }
    }

    /// Whether a search has begun.
    pub fn begun(&self) -> bool {
        self.starts[0][MOST_GROUPS] + self.starts[1][MOST_GROUPS] > 0
    }

    /// Begins the search, at `goal`. Does nothing if one has begun.
    pub fn begin<P: Puzzle>(&mut self, goal: usize) {
        if self.begun() {
            return;
        }
        // The system gives a page of memory twice if it is read before it is written.
        for block in self.known.chunks_mut(P::BLOCK) {
            for page in block[..P::USED].chunks_mut(4096) {
                page[0] = 0;
            }
        }
        self.known[goal] = u8::MAX << P::MOVES.len();
        self.goal = goal;
        // No move has found the goal, so that none may be left out: it stands in all its groups.
        let groups = P::groups(goal);
        for (group, start) in self.starts[0].iter_mut().enumerate() {
            *start = group.clamp(groups.start, groups.end) - groups.start;
        }
        self.layers[0][..groups.len()].fill(goal as u32);
    }

    /// Finds the states one move farther than the farthest known. False when there are none.
    ///
    /// # Panics
    /// If a layer has `LAYER` states or more.
    #[inline(never)] // it is long, and called some thirty times
    pub fn grow<P: Puzzle>(&mut self, puzzle: &P) -> bool {
        let (even, odd) = self.layers.split_at_mut(1);
        let (last, next) = if self.farthest % 2 == 0 { (&even[0], &mut odd[0]) } else { (&odd[0], &mut even[0]) };
        let starts = self.starts[usize::from(self.farthest % 2)];
        let next_starts = &mut self.starts[usize::from((self.farthest + 1) % 2)];
        let layer = Layer { states: last, starts: &starts };
        let known = &mut self.known;
        let level = match level::<P>(usize::from(self.farthest) + 1) {
            Some(level) => level,
            None => return false,
        };
        let all_moves = (1 << P::MOVES.len()) - 1;
        let mut count = 0;
        for (group, start) in next_starts.iter_mut().enumerate() {
            *start = count;
            if group < P::GROUPS {
                let mark = level | 1 << (group % P::MOVES.len());
                puzzle.before(group, layer, |state| {
                    // Without a branch, which no processor could foresee: the state is always written down, and
                    // counted only if it is new. What is known of states nearer to the goal is above this level.
                    let before = known[state];
                    known[state] = if before <= level | all_moves { before | mark } else { before };
                    next[count] = state as u32;
                    count += usize::from(before == 0);
                });
            }
        }
        self.farthest += u8::from(count > 0);
        count > 0
    }

    /// The distance of `state` to the goal, or `None` if no moves lead there.
    #[inline]
    pub fn of<P: Puzzle>(&mut self, puzzle: &P, state: usize) -> Option<usize> {
        while self.known[state] == 0 {
            if !self.grow(puzzle) {
                return None;
            }
        }
        let level = usize::from(!self.known[state]) >> P::MOVES.len();
        Some(level * P::PARITIES + (P::parity(state) + P::parity(self.goal)) % P::PARITIES)
    }

    /// The first of the puzzle's moves that comes nearer to the goal, as an index into them, and the state after it.
    ///
    /// `None` at the goal. The distance of `state` must be known.
    #[inline]
    pub fn descend<P: Puzzle>(&self, puzzle: &P, state: usize) -> Option<(usize, usize)> {
        let step = self.known[state].trailing_zeros() as usize;
        Some((step, puzzle.after(state, *P::MOVES.get(step)?)?))
    }

    /// As [`Distances::descend`], with another order of preference: `first` is the move to make, as an index, by the set of
    /// those that come nearer, a bit for each, the lowest for the puzzle's first move.
    #[inline]
    pub fn descend_by<P: Puzzle>(&self, puzzle: &P, state: usize, first: &[u8; 16]) -> Option<(usize, usize)> {
        let moves = self.known[state] & ((1 << P::MOVES.len()) - 1);
        if moves == 0 {
            return None;
        }
        let step = usize::from(first[usize::from(moves)]);
        Some((step, puzzle.after(state, P::MOVES[step])?))
    }
}
