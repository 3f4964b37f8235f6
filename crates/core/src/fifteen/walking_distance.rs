//! The walking distance on 4x4 boards: how far a board is from the goal at least, if only rows or only columns matter.
//!
//! The idea is that of the eight puzzle's `walking_distance`. Here 24,964 tables of counts are different:
//!
//! ```text
//!      1  2  3  4        4 0 0 0
//!      5  6  7  8        0 4 0 0
//!      9 10 15 11        0 0 3 1      three tiles of the third row belong there, one belongs in the fourth row
//!     13 14 12  .        0 0 1 2      the blank is in this row, since it has only three tiles
//! ```

use super::Board;

/// The number of tables of counts that moves can make.
const STATES: usize = 24_964;

/// The slots of the hash table. Less than half of them are used.
const SLOTS: usize = 1 << 16;

/// The counts of the goal, four bits each, the first one lowest.
const GOAL: u64 = 0x3000_0400_0040_0004;

/// The least numbers of moves along one axis. Rows and columns have the same.
pub struct WalkingDistances {
    /// By state: its counts. States are numbered in the order in which the search finds them.
    counts: [u64; STATES],
    /// By state: its distance.
    distances: [u8; STATES],
    /// By state, direction of the blank (0 back, 1 forth) and line in which its tile belongs: the state after the move.
    after: [[[u16; 4]; 2]; STATES],
    /// How many states have been found.
    found: usize,
    /// Open addressing: by a hash of the counts, the state plus one; 0 for an empty slot.
    slots: [u16; SLOTS],
}

impl WalkingDistances {
    /// Creates the tables, empty.
    #[allow(clippy::new_without_default)] // tables this large belong in a static
    pub const fn new() -> Self {
        WalkingDistances {
            counts: [0; STATES],
            distances: [0; STATES],
            after: [[[0; 4]; 2]; STATES],
            found: 0,
            slots: [0; SLOTS],
        }
    }

    /// Fills the tables by a breadth-first search from the goal. Does nothing if they are filled.
    pub(super) fn fill(&mut self) {
        if self.found > 0 {
            return;
        }
        self.number(GOAL, 0);
        let mut state = 0;
        while state < self.found {
            let counts = self.counts[state];
            let blank = short_line(counts);
            for (direction, from) in [blank.wrapping_sub(1), blank + 1].iter().copied().enumerate() {
                for home in 0..4 {
                    if from < 4 && count(counts, from, home) > 0 {
                        let after = counts - tile(from, home) + tile(blank, home);
                        self.after[state][direction][home] = self.number(after, self.distances[state] + 1) as u16;
                    }
                }
            }
            state += 1;
        }
    }

    /// The state with these counts. A new one gets the next number, and this distance.
    fn number(&mut self, counts: u64, distance: u8) -> usize {
        let mut slot = hash(counts);
        while self.slots[slot] > 0 {
            let state = usize::from(self.slots[slot]) - 1;
            if self.counts[state] == counts {
                return state;
            }
            slot = (slot + 1) % SLOTS;
        }
        let state = self.found;
        self.counts[state] = counts;
        self.distances[state] = distance;
        self.found += 1;
        self.slots[slot] = self.found as u16;
        state
    }

    /// The state of a board; `line` is the row of a cell, or its column.
    pub(super) fn state(&mut self, board: &Board, line: impl Fn(usize) -> usize) -> usize {
        let tiles = board.iter().enumerate().filter(|&(_, &number)| number > 0);
        let counts = tiles.map(|(cell, &number)| tile(line(cell), line(usize::from(number) - 1))).sum();
        self.number(counts, 0)
    }

    /// The least number of moves along the axis from `state` to the goal.
    #[inline]
    pub(super) fn of(&self, state: usize) -> usize {
        self.distances[state].into()
    }

    /// The state after the blank has moved and the tile that belongs in line `home` has taken its place.
    #[inline]
    pub(super) fn after(&self, state: usize, direction: usize, home: usize) -> usize {
        self.after[state][direction][home].into()
    }
}

/// One tile in line `line` that belongs in line `home`.
fn tile(line: usize, home: usize) -> u64 {
    1 << (16 * line + 4 * home)
}

/// The number of tiles in line `line` that belong in line `home`.
fn count(counts: u64, line: usize, home: usize) -> u64 {
    counts / tile(line, home) % 16
}

/// The line with three tiles: that of the blank.
fn short_line(counts: u64) -> usize {
    let tiles = |line| (0..4).map(|home| count(counts, line, home)).sum::<u64>();
    (0..3).find(|&line| tiles(line) == 3).unwrap_or(3)
}

/// Fibonacci hashing: the highest bits of a product with 2^64 divided by the golden ratio.
fn hash(counts: u64) -> usize {
    (counts.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 48) as usize
}
