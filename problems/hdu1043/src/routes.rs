//! Ways by leaps of seven moves.

use puzzle_core::slide::{SlideDistances, Slides, Way, STATES};

/// The moves of a leap.
const LEAP: usize = 7;

/// The first leap of the way from each state, worked out when it is first asked for.
pub(crate) struct Routes {
    /// The moves in the lower 14 bits, two bits each from the lowest on, and behind them the state that they lead to.
    /// 0 is not known yet, since no leap is seven moves up.
    leaps: [u32; STATES],
}

impl Routes {
    pub(crate) const fn new() -> Self {
        Routes { leaps: [0; STATES] }
    }

    /// The way of `length` moves from `state` to the goal of `distances`.
    pub(crate) fn way(&mut self, slides: &Slides, distances: &SlideDistances, state: usize, length: usize) -> Way {
        let mut way = Way::default();
        let mut state = state;
        let mut left = length;
        while left > 0 {
            if self.leaps[state] == 0 {
                self.leaps[state] = leap(slides, distances, state);
            }
            let leap = self.leaps[state];
            let moves = left.min(LEAP);
            for place in 0..moves {
                way.push(b"udlr"[(leap >> (2 * place) & 3) as usize]);
            }
            state = (leap >> (2 * LEAP)) as usize;
            left -= moves;
        }
        way
    }
}

/// The entry for `state`. At the goal a leap ends early.
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
