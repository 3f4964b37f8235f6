//! Even permutations of the eight tiles, and the 3-cycles that vertical moves apply to them.
//!
//! The index of an even permutation is its Lehmer code, packed into two fields. The last two digits are left out: the sum of
//! the digits is even, which gives the seventh, and the eighth is always 0.
//!
//! ```text
//!     bits 6 to 14   the first three digits as one number, 0 to 335
//!     bits 0 to 5    the next three digits as one number, 0 to 59
//! ```
//!
//! A 3-cycle of neighbouring tiles changes three neighbouring digits, and does not depend on the others.

/// The number of values of the upper field, and of the lower one.
const HIGHS: usize = 8 * 7 * 6;
const LOWS: usize = 60;
const LOW_BITS: usize = 6;

/// Exclusive upper bound of the indices. Only 20,160 of them are in use: see [`is_valid`].
pub const INDICES: usize = HIGHS << LOW_BITS;

/// The index of the permutation with this rank among the even ones.
#[inline]
pub fn index(rank: usize) -> usize {
    ((rank / LOWS) << LOW_BITS) + rank % LOWS
}

/// The rank among the even permutations of the one with this index.
pub fn rank(index: usize) -> usize {
    (index >> LOW_BITS) * LOWS + index % (1 << LOW_BITS)
}

/// Whether `index`, which is below [`INDICES`], is in use.
pub fn is_valid(index: usize) -> bool {
    index % (1 << LOW_BITS) < LOWS
}

/// A 3-cycle of three neighbouring tiles, as a table of index differences.
///
/// Forwards, the first of the tiles passes the two after it. The difference depends on three digits of the Lehmer code. A
/// sum identifies them: an entry of `high` plus an entry of `low`, by the two fields of the index.
pub struct Cycle {
    high: [u16; HIGHS],
    low: [u16; LOWS],
    /// `forward[sum]` is added to an index to apply the 3-cycle.
    forward: [u16; HIGHS],
    /// `inverse[sum]` is added to undo it.
    inverse: [u16; HIGHS],
}

impl Cycle {
    /// Creates the tables, empty; call `fill` before use.
    #[allow(clippy::new_without_default)] // these tables belong in a static
    pub const fn new() -> Self {
        Cycle { high: [0; HIGHS], low: [0; LOWS], forward: [0; HIGHS], inverse: [0; HIGHS] }
    }

    #[inline]
    fn digits(&self, index: usize) -> usize {
        usize::from(self.high[index >> LOW_BITS] + self.low[index % (1 << LOW_BITS)])
    }

    /// The permutation after the 3-cycle.
    #[inline]
    pub fn forward(&self, index: usize) -> usize {
        usize::from(self.forward[self.digits(index)].wrapping_add(index as u16))
    }

    /// The permutation before the 3-cycle.
    #[inline]
    pub fn inverse(&self, index: usize) -> usize {
        usize::from(self.inverse[self.digits(index)].wrapping_add(index as u16))
    }

    /// Whether the tables are filled: a 3-cycle changes every permutation, so no difference is 0.
    pub fn is_filled(&self) -> bool {
        self.forward[0] > 0
    }

    /// Fills the tables for the 3-cycle that starts at position `first`.
    ///
    /// # Panics
    /// If `first` is above 5.
    pub fn fill(&mut self, first: usize) {
        // By `first`. LAST: the weight, in a rank, of the last of the three digits. RANKS: the number of ranks with the same
        // digits before the three, or with the same upper field if all three come after it. In that case the seventh digit
        // may be one of them. It makes the sum of all digits even, so the upper field contributes the parity of its digits:
        // even for the ranks below LOWS, odd for the next LOWS ranks.
        const LAST: [usize; 6] = [60, 12, 3, 1, 1, 1];
        const RANKS: [usize; 6] = [HIGHS * LOWS, 42 * LOWS, 6 * LOWS, LOWS, LOWS, LOWS];
        let (last, ranks) = (LAST[first], RANKS[first]);
        for (high, digits) in self.high.iter_mut().enumerate() {
            let same = if first < 3 { high * LOWS % ranks } else { (high / 6 + high) % 2 * LOWS };
            *digits = (same / last) as u16;
        }
        for (low, digits) in self.low.iter_mut().enumerate() {
            *digits = (low / last) as u16;
        }
        for rank in (0..(2 * ranks).min(HIGHS * LOWS)).step_by(last) {
            let (from, to) = (index(rank), rotated(rank, first));
            self.forward[self.digits(from)] = (to as u16).wrapping_sub(from as u16);
            self.inverse[self.digits(to)] = (from as u16).wrapping_sub(to as u16);
        }
    }
}

/// The index of the permutation of rank `rank` after the 3-cycle that starts at position `first`.
fn rotated(rank: usize, first: usize) -> usize {
    const WEIGHTS: [usize; 6] = [42 << LOW_BITS, 6 << LOW_BITS, 1 << LOW_BITS, 12, 3, 1];
    let mut code = [rank / 2_520, rank / 360 % 7, rank / 60 % 6, rank / 12 % 5, rank / 3 % 4, rank % 3, 0, 0];
    code[6] = code.iter().sum::<usize>() % 2;
    for place in first..first + 2 {
        // If this digit exceeds the next one, this tile is the larger of the two. An exchange puts the smaller one first, which
        // takes one from the digit of the larger one; or the larger one first, which adds one.
        let (this, next) = (code[place], code[place + 1]);
        let (left, right) = if this > next { (next, this - 1) } else { (next + 1, this) };
        code[place] = left;
        code[place + 1] = right;
    }
    code.iter().zip(WEIGHTS).map(|(digit, weight)| digit * weight).sum()
}
