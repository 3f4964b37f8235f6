//! Ways by leaps of seven moves.

use puzzle_core::slide::{SlideDistances, Slides, STATES};

/// The moves of a leap.
const LEAP: usize = 7;

/// The letters of a way, in room for whole leaps.
pub(crate) type Letters = [u8; 5 * LEAP];

/// The first leap of the way from each state, worked out when it is first asked for.
pub(crate) struct Routes {
    /// The moves in the lower 14 bits, two bits each from the lowest on, and behind them the state that they lead to.
    /// 0 is not known yet, since no leap is seven moves up.
    leaps: [u32; STATES],
    words: [[u8; 4]; 256],
}

impl Routes {
    pub(crate) const fn new() -> Self {
        Routes { leaps: [0; STATES], words: [[0; 4]; 256] }
    }

    pub(crate) fn fill(&mut self) {
        for (moves, word) in self.words.iter_mut().enumerate() {
            for (place, letter) in word.iter_mut().enumerate() {
                *letter = b"udlr"[moves >> (2 * place) & 3];
            }
        }
    }

    /// The way from `state` to the goal of `distances`. What stands behind its end means nothing.
    #[inline]
    pub(crate) fn way(&mut self, slides: &Slides, distances: &SlideDistances, state: usize) -> Letters {
        let mut way = [0; 5 * LEAP];
        let mut state = state;
        for letters in way.chunks_exact_mut(LEAP) {
            if self.leaps[state] == 0 {
                self.leaps[state] = leap(slides, distances, state);
            }
            let leap = self.leaps[state] as usize;
            letters[..4].copy_from_slice(&self.words[leap & 255]);
            letters[3..].copy_from_slice(&self.words[leap >> 6 & 255]);
            state = leap >> (2 * LEAP);
        }
        way
    }
}

/// The entry for `state`. At the goal a leap ends early.
#[cold]
fn leap(slides: &Slides, distances: &SlideDistances, state: usize) -> u32 {
    let mut moves = 0;
    let mut after = state;
    for place in 0..LEAP {
        if let Some((side, nearer)) = distances.nearer(slides, after) {
            moves |= side << (2 * place);
            after = nearer;
        }
    }
    (after << (2 * LEAP) | moves) as u32
}
