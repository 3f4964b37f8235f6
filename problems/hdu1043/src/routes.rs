//! The paths of all states, each stored in two parts.

use puzzle_core::slide::{SlideDistances, Slides, STATES};

/// The number of moves from one stop to the next. Of the numbers with which an entry of `starts` fits 32 bits, this one has
/// the fewest stops.
const STAGE: usize = 9;

/// The number of stops, the states that are 0, 9, 18 or 27 moves from the goal (counts: OEIS A089473).
const STOPS: usize = 15_956;

/// The room for the letters of each part, a multiple of four.
const START: usize = 8;
const END: usize = 28;

/// The room for a path and the end of its line.
pub(crate) const LINE: usize = START + END;

/// The paths from all states to the goal, each computed when it is first needed.
///
/// Moves have two bits each, the first move lowest, with a 1 above the last one. Paths merge: each is some moves to the next
/// stop, followed by the path from there, which many states share. So a path of any length costs one lookup in a large
/// table and one in a small table.
pub(crate) struct Routes {
    /// By state: the moves to the next stop and, from bit [`PLACE`] on, the index in `ends` of the path from there. 0 if the
    /// path is not known yet.
    starts: [u32; STATES],
    ends: [u64; STOPS + 1],
    /// The number of `ends` that are known.
    known: u32,
    /// The letters of four moves, by the byte that holds the moves.
    letters: [[u8; 4]; 256],
}

/// The number of bits of the moves to a stop: there are fewer than [`STAGE`].
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

    /// Writes the path from `state` to the front of `line` and returns its length. Overwrites the bytes after it.
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

    /// Computes the path from `state`, and from every state on it.
    #[cold]
    fn learn(&mut self, slides: &Slides, distances: &SlideDistances, state: usize) {
        if self.starts[state] != 0 {
            return;
        }
        let (mut start, mut end, mut place) = (1, 1, 0);
        if let Some((step, next)) = distances.descend(slides, state) {
            self.learn(slides, distances, next);
            (start, end) = self.parts(next);
            start = start << 2 | step as u64;
            place = self.starts[next] >> PLACE;
            if length(start) == STAGE {
                // This state is a stop: join start and end, with the moves of the end in place of the 1 above the start.
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
