//! The ways of all states, in two parts.

use puzzle_core::slide::{SlideDistances, Slides, STATES};

/// The moves from one stop to the next: of those with which a start fits 32 bits, the one that needs the fewest stops.
const STAGE: usize = 9;

/// The stops: the states 0, 9, 18 or 27 moves from the goal (counted by OEIS A089473).
const STOPS: usize = 15_956;

/// The room for the letters of each part, in fours.
const START: usize = 8;
const END: usize = 28;

/// The room for a way and the end of its line.
pub(crate) const LINE: usize = START + END;

/// The ways from all states to the goal, each worked out when it is first asked for.
///
/// Moves are two bits each, the first move lowest, and a 1 stands above the last one. Ways run together: each is some moves
/// to the next stop, and the way from there, which many share. So a way costs one read from a large table and one from a
/// small one, however long it is.
pub(crate) struct Routes {
    /// By state: the moves to the next stop, and from bit [`PLACE`] on, where in `ends` the other moves are; 0 if the way
    /// is not known yet.
    starts: [u32; STATES],
    ends: [u64; STOPS + 1],
    /// How many of `ends` are known.
    known: u32,
    /// The letters of four moves, by the byte that holds these.
    letters: [[u8; 4]; 256],
}

/// The bits that fewer moves than a stage need.
const PLACE: usize = 2 * STAGE - 1;

impl Routes {
    pub(crate) const fn new() -> Self {
        Routes { starts: [0; STATES], ends: [0; STOPS + 1], known: 0, letters: [[0; 4]; 256] }
    }

    /// Fills the table of letters.
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
        if self.starts[state] == 0 {
            distances.of(slides, state);
            self.learn(slides, distances, state);
        }
        let (start, end) = self.parts(state);
        let stop = length(start);
        self.write_part(start, &mut line[..START]);
        self.write_part(end, &mut line[stop..stop + END]);
        stop + length(end)
    }

    /// The moves from `state` to the next stop, and those from there.
    #[inline]
    fn parts(&self, state: usize) -> (u64, u64) {
        let start = self.starts[state];
        (u64::from(start) % (1 << PLACE), self.ends[(start >> PLACE) as usize])
    }

    #[inline]
    fn write_part(&self, moves: u64, part: &mut [u8]) {
        for (four, letters) in part.chunks_exact_mut(4).enumerate() {
            letters.copy_from_slice(&self.letters[(moves >> (8 * four)) as usize & 255]);
        }
    }

    /// Works out the way from `state`, and from every state on it.
    #[cold]
    fn learn(&mut self, slides: &Slides, distances: &SlideDistances, state: usize) {
        if self.starts[state] != 0 {
            return;
        }
        let (mut start, mut end, mut place) = (1, 1, 0);
        if let Some((direction, next)) = distances.descend(slides, state) {
            self.learn(slides, distances, next);
            (start, end) = self.parts(next);
            start = start << 2 | direction as u64;
            place = self.starts[next] >> PLACE;
            if length(start) == STAGE {
                // The 1 above the start gives way to the end.
                (start, end, place) = (1, start ^ 1 << (2 * STAGE) | end << (2 * STAGE), 0);
            }
        }
        if place == 0 {
            self.known += 1;
            place = self.known;
            self.ends[place as usize] = end;
        }
        self.starts[state] = start as u32 | place << PLACE;
    }
}

/// The number of moves in a part.
#[inline]
fn length(moves: u64) -> usize {
    (63 - moves.leading_zeros() as usize) / 2
}
