//! The ways of all states, in two halves.

use puzzle_core::slide::{SlideDistances, Slides, SIDES, STATES};

/// The most moves in the second half of a way, which ends at the goal.
const HALF: usize = 16;

/// The states from which at most [`HALF`] moves lead to the goal.
const NEAR: usize = 11_764;

/// How many ways it takes until tables pay for the memory that they touch.
const FEW: usize = 4_000;

/// The room for a way and the end of its line.
pub(crate) const LINE: usize = 2 * HALF + 1;

/// The ways from all states to the goal, each worked out when it is first asked for.
///
/// Moves are two bits each, the first move lowest, and a 1 stands above the last one: half a way fits 32 bits, more or
/// less. The second halves are few, since ways run together. So a way costs one read from a large table and one from a small
/// one, however long it is.
pub(crate) struct Routes {
    /// By state: the moves before the last [`HALF`], low bits and high, and where in `ends` the other moves are, or 0 if the
    /// way is not known yet. Side by side, they are one read from afar.
    starts: [[u16; 3]; STATES],
    ends: [u64; NEAR + 1],
    /// How many of `ends` are known.
    known: u16,
    /// How many ways have been walked rather than learned.
    walked: usize,
    /// The letters of four moves, by the byte that holds these.
    letters: [[u8; 4]; 256],
}

impl Routes {
    pub(crate) const fn new() -> Self {
        Routes { starts: [[0; 3]; STATES], ends: [0; NEAR + 1], known: 0, walked: 0, letters: [[0; 4]; 256] }
    }

    pub(crate) fn fill(&mut self) {
        for (moves, letters) in self.letters.iter_mut().enumerate() {
            *letters = [0, 2, 4, 6].map(|shift| b"udlr"[moves >> shift & 3]);
        }
    }

    /// Writes the way from `state` to the front of `line`, and returns its length. What stands behind it means nothing.
    #[inline]
    pub(crate) fn write(
        &mut self,
        slides: &Slides,
        distances: &mut SlideDistances,
        state: usize,
        line: &mut [u8],
    ) -> usize {
        if self.walked < FEW {
            self.walked += 1;
            distances.of(slides, state);
            return walk(slides, distances, state, line);
        }
        if self.starts[state][2] == 0 {
            distances.of(slides, state);
            self.learn(slides, distances, state);
        }
        let (start, end) = self.halves(state);
        let turn = length(start);
        self.write_half(start, &mut line[..HALF]);
        self.write_half(end, &mut line[turn..turn + HALF]);
        turn + length(end)
    }

    /// The two halves of the way from `state`.
    #[inline]
    fn halves(&self, state: usize) -> (u64, u64) {
        let [low, high, end] = self.starts[state];
        (u64::from(low) | u64::from(high) << 16, self.ends[usize::from(end)])
    }

    #[inline]
    fn write_half(&self, moves: u64, half: &mut [u8]) {
        for (four, letters) in half.chunks_exact_mut(4).enumerate() {
            letters.copy_from_slice(&self.letters[(moves >> (8 * four)) as usize & 255]);
        }
    }

    /// Works out the way from `state`, and from every state on it.
    #[cold]
    fn learn(&mut self, slides: &Slides, distances: &SlideDistances, state: usize) {
        if self.starts[state][2] != 0 {
            return;
        }
        let (mut start, mut end, mut place) = (1, 1, 0);
        if let Some((side, next)) = distances.nearer(slides, state) {
            self.learn(slides, distances, next);
            (start, end) = self.halves(next);
            place = self.starts[next][2];
            if length(end) < HALF {
                (end, place) = (end << 2 | side as u64, 0);
            } else {
                start = start << 2 | side as u64;
            }
        }
        if place == 0 {
            self.known += 1;
            place = self.known;
            self.ends[usize::from(place)] = end;
        }
        self.starts[state] = [start as u16, (start >> 16) as u16, place];
    }
}

/// Writes the way from `state` move by move, and returns its length.
fn walk(slides: &Slides, distances: &SlideDistances, state: usize, line: &mut [u8]) -> usize {
    let (mut state, mut length) = (state, 0);
    while let Some((side, next)) = distances.nearer(slides, state) {
        line[length] = SIDES[side].letter();
        (state, length) = (next, length + 1);
    }
    length
}

/// The number of moves in half a way.
#[inline]
fn length(moves: u64) -> usize {
    (63 - moves.leading_zeros() as usize) / 2
}
