//! The ways of all states, in two halves.

use puzzle_core::slide::{SlideDistances, Slides, STATES};

/// The most moves in the second half of a way, which ends at the goal.
const HALF: usize = 16;

/// The room for a way and the end of its line.
pub(crate) const LINE: usize = 2 * HALF + 1;

/// The states from which at most [`HALF`] moves lead to the goal.
const NEAR: usize = 11_764;

/// The ways from all states to the goal, each worked out when it is first asked for.
///
/// Half a way fits 32 bits, two for each move, the first move lowest. The second halves are few: ways run together.
/// So a way costs two reads from memory, however long it is.
pub(crate) struct Routes {
    /// By state: the moves before the last [`HALF`].
    starts: [u32; STATES],
    /// By state: where in `ends` the second half is, or 0 if the way is not known yet.
    turns: [u16; STATES],
    ends: [u32; NEAR + 1],
    /// How many of `ends` are known.
    known: u16,
    /// The letters of four moves, by the byte that holds these.
    letters: [[u8; 4]; 256],
}

impl Routes {
    pub(crate) const fn new() -> Self {
        Routes { starts: [0; STATES], turns: [0; STATES], ends: [0; NEAR + 1], known: 0, letters: [[0; 4]; 256] }
    }

    pub(crate) fn fill(&mut self) {
        for (moves, letters) in self.letters.iter_mut().enumerate() {
            *letters = [0, 2, 4, 6].map(|shift| b"udlr"[moves >> shift & 3]);
        }
    }

    /// Writes the way of `length` moves from `state` to the front of `way`. What stands behind it means nothing.
    #[inline]
    pub(crate) fn write(
        &mut self,
        slides: &Slides,
        distances: &SlideDistances,
        state: usize,
        length: usize,
        way: &mut [u8],
    ) {
        if self.turns[state] == 0 {
            self.learn(slides, distances, state, length);
        }
        let turn = length.saturating_sub(HALF);
        self.write_half(self.starts[state], &mut way[..HALF]);
        self.write_half(self.ends[usize::from(self.turns[state])], &mut way[turn..turn + HALF]);
    }

    #[inline]
    fn write_half(&self, moves: u32, half: &mut [u8]) {
        for (four, letters) in half.chunks_exact_mut(4).enumerate() {
            letters.copy_from_slice(&self.letters[(moves >> (8 * four)) as usize & 255]);
        }
    }

    /// Works out the way from `state`, and from every state on it.
    #[cold]
    fn learn(&mut self, slides: &Slides, distances: &SlideDistances, state: usize, length: usize) {
        if self.turns[state] != 0 {
            return;
        }
        let (side, next) = distances.nearer(slides, state).unwrap_or((0, state));
        if length > 0 {
            self.learn(slides, distances, next, length - 1);
        }
        let turn = usize::from(self.turns[next]);
        if length > HALF {
            self.starts[state] = self.starts[next] << 2 | side as u32;
            self.turns[state] = self.turns[next];
        } else {
            self.known += 1;
            self.turns[state] = self.known;
            self.ends[usize::from(self.known)] = self.ends[turn] << 2 | side as u32;
        }
    }
}
