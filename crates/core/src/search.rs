//! Breadth-first search backwards from a goal: exact distances, and the descent along them.

use crate::puzzle::{Frontier, Layer, MOST_GROUPS};

/// The distances of all states to a goal. The search goes only as far as it is asked to.
///
/// `STATES` is the puzzle's number of state indices. `LAYER` must exceed the number of states at any one distance.
pub struct Distances<const STATES: usize, const LAYER: usize> {
    /// One byte per state: a bit for each move that leads one step closer to the goal and, above those bits, the level of
    /// the state (see [`level`]). 0 means not reached yet.
    known: [u8; STATES],
    goal: usize,
    /// The last two layers, alternating: distance `d` is in `layers[d % 2]`.
    layers: [[u32; LAYER]; 2],
    starts: [[usize; MOST_GROUPS + 1]; 2],
    farthest: usize,
}

/// The upper bits of a state's byte: they count down as the distance grows. `None` if the distance does not fit.
///
/// If each move flips a parity, two consecutive distances share a level.
fn level<P: Frontier>(distance: usize) -> Option<u8> {
    let level = usize::from(u8::MAX >> P::MOVE_BITS).checked_sub(distance / P::PARITIES)?;
    Some((level << P::MOVE_BITS) as u8)
}

/// The lower bits of a state's byte.
fn move_bits<P: Frontier>() -> u8 {
    (1 << P::MOVE_BITS) - 1
}

impl<const STATES: usize, const LAYER: usize> Distances<STATES, LAYER> {
    /// Creates a table without distances; call [`Distances::begin`] before use.
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

    /// Whether the search has begun.
    pub fn begun(&self) -> bool {
        self.starts[0][MOST_GROUPS] + self.starts[1][MOST_GROUPS] > 0
    }

    /// Begins the search at `goal`. Does nothing if it has begun.
    pub fn begin<P: Frontier>(&mut self, goal: usize) {
        if self.begun() {
            return;
        }
        // Write to each page of memory first: a read before the first write would cost a second page fault.
        for page in (0..STATES).step_by(4096).filter(|&page| P::is_state(page)) {
            self.known[page] = 0;
        }
        self.known[goal] = u8::MAX << P::MOVE_BITS;
        self.goal = goal;
        // No move found the goal, so it is put into each of its groups: then every move is applied to it.
        let groups = P::groups(goal);
        for (group, start) in self.starts[0].iter_mut().enumerate() {
            *start = group.clamp(groups.start, groups.end) - groups.start;
        }
        self.layers[0][..groups.len()].fill(goal as u32);
    }

    /// Finds the next layer: the states one move farther than the farthest known ones. Returns whether there are any.
    ///
    /// # Panics
    /// If the layer has `LAYER` states or more, or if its distance does not fit a state's byte.
    #[inline(never)] // a long function, called about thirty times
    pub fn grow<P: Frontier>(&mut self, puzzle: &P) -> bool {
        if self.farthest == P::FARTHEST {
            return false;
        }
        let (even, odd) = self.layers.split_at_mut(1);
        let (last, next) = if self.farthest % 2 == 0 { (&even[0], &mut odd[0]) } else { (&odd[0], &mut even[0]) };
        let starts = self.starts[self.farthest % 2];
        let next_starts = &mut self.starts[(self.farthest + 1) % 2];
        let layer = Layer { states: last, starts: &starts };
        let known = &mut self.known;
        let level = level::<P>(self.farthest + 1).expect("distances that fit a byte");
        let mut count = 0;
        for (group, start) in next_starts.iter_mut().enumerate() {
            *start = count;
            if group < P::GROUPS {
                let mark = level | (1 << (group % P::MOVES.len())) & move_bits::<P>();
                puzzle.expand(group, layer, |state| {
                    // Branch-free, since no processor could predict the branch: the state is always stored, and counted
                    // only if it is new. States closer to the goal have a higher level.
                    let before = known[state];
                    known[state] = if before <= level | move_bits::<P>() { before | mark } else { before };
                    next[count] = state as u32;
                    count += usize::from(before == 0);
                });
            }
        }
        self.farthest += usize::from(count > 0);
        count > 0
    }

    /// The distance of `state` to the goal, or `None` if the goal cannot be reached.
    #[inline]
    pub fn of<P: Frontier>(&mut self, puzzle: &P, state: usize) -> Option<usize> {
        while self.known[state] == 0 {
            if !self.grow(puzzle) {
                return None;
            }
        }
        Some(self.distance::<P>(state))
    }

    /// The distance that the byte of `state` holds.
    #[inline]
    fn distance<P: Frontier>(&self, state: usize) -> usize {
        let level = usize::from(!self.known[state]) >> P::MOVE_BITS;
        level * P::PARITIES + (P::parity(state) + P::parity(self.goal)) % P::PARITIES
    }

    /// The moves that lead one step closer to the goal, as bits; the lowest bit is the puzzle's first move.
    #[inline]
    fn closer<P: Frontier>(&self, puzzle: &P, state: usize) -> usize {
        if P::MOVE_BITS > 0 {
            return usize::from(self.known[state] & move_bits::<P>());
        }
        let is_closer = |&after: &usize| self.distance::<P>(after) + 1 == self.distance::<P>(state);
        let moves = P::MOVES.iter().enumerate();
        moves.map(|(index, &step)| usize::from(puzzle.after(state, step).filter(is_closer).is_some()) << index).sum()
    }

    /// The first move, in tie-break order, that leads closer to the goal, as an index into the puzzle's moves, and the state
    /// after it.
    ///
    /// `None` at the goal. The distance of `state` must be known.
    #[inline]
    pub fn descend<P: Frontier>(&self, puzzle: &P, state: usize) -> Option<(usize, usize)> {
        let step = self.closer(puzzle, state).trailing_zeros() as usize;
        Some((step, puzzle.after(state, *P::MOVES.get(step)?)?))
    }

    /// Like [`Distances::descend`], with another tie-break order: `first` maps each set of moves, given as bits, to the
    /// index of its first one. `SETS` is 2 to the power of the number of moves.
    #[inline]
    pub fn descend_by<P: Frontier, const SETS: usize>(
        &self,
        puzzle: &P,
        state: usize,
        first: &[u8; SETS],
    ) -> Option<(usize, usize)> {
        let moves = self.closer(puzzle, state);
        if moves == 0 {
            return None;
        }
        let step = usize::from(first[moves % SETS]);
        Some((step, puzzle.after(state, P::MOVES[step])?))
    }
}
