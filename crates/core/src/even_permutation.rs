//! The even orders of eight tiles, and what it does to them when a tile goes past two others.
//!
//! An even order is numbered by its Lehmer code, whose digits stand in two fields. The seventh and the eighth are left out:
//! the sum is even, and the eighth is always 0.
//!
//! ```text
//!     bits 6 to 14   the first three digits as one number, 0 to 335
//!     bits 0 to 5    the next three as one number, 0 to 59
//! ```
//!
//! A tile that goes past two others changes three digits that follow one another, in the same way whatever the others are.

/// The numbers of the upper and of the lower field.
const HIGHS: usize = 8 * 7 * 6;
const LOWS: usize = 60;
const LOW_BITS: usize = 6;

/// More than the number of any order. Of the numbers below, 20,160 are orders.
pub const INDICES: usize = HIGHS << LOW_BITS;

/// The number of the even order of this rank.
#[inline]
pub fn index(rank: usize) -> usize {
    ((rank / LOWS) << LOW_BITS) + rank % LOWS
}

/// The rank of the order of this number among the even ones.
pub fn rank(index: usize) -> usize {
    (index >> LOW_BITS) * LOWS + index % (1 << LOW_BITS)
}

/// Whether an order has this number, which is below [`INDICES`].
pub fn is_valid(index: usize) -> bool {
    index % (1 << LOW_BITS) < LOWS
}

/// What it does to an order when the tile in a certain place goes past the two behind it, or back (a 3-cycle).
///
/// It adds to the order's number what the three digits say that it changes. These are known by the sum of two shares, one
/// by the upper field and one by the lower one.
pub struct Cycle {
    high: [u16; HIGHS],
    low: [u16; LOWS],
    /// By that sum: what going past adds.
    forward: [u16; HIGHS],
    /// What going back adds.
    inverse: [u16; HIGHS],
}

impl Cycle {
    /// Tables not filled yet.
    #[allow(clippy::new_without_default)] // they stand in a static
    pub const fn new() -> Self {
        Cycle { high: [0; HIGHS], low: [0; LOWS], forward: [0; HIGHS], inverse: [0; HIGHS] }
    }

    #[inline]
    fn digits(&self, order: usize) -> usize {
        usize::from(self.high[order >> LOW_BITS] + self.low[order % (1 << LOW_BITS)])
    }

    /// The order with the tile past the two others.
    #[inline]
    pub fn forward(&self, order: usize) -> usize {
        usize::from(self.forward[self.digits(order)].wrapping_add(order as u16))
    }

    /// The order with the tile back before them.
    #[inline]
    pub fn inverse(&self, order: usize) -> usize {
        usize::from(self.inverse[self.digits(order)].wrapping_add(order as u16))
    }

    /// Whether the tables are filled: no tile goes past two others without a change.
    pub fn is_filled(&self) -> bool {
        self.forward[0] > 0
    }

    /// Fills the tables for the tile in place `first`, which is 0 to 5.
    ///
    /// # Panics
    /// If it is more.
    pub fn fill(&mut self, first: usize) {
        // By the first of the three digits: the weight of the last one in the rank, and how many ranks the digits from the
        // first one on make up, or those of the lower field. In that field the seventh digit matters too, which is odd if
        // the sum of the six before is. So what the upper field says there is whether its sum is odd; for the ranks below
        // LOWS it is even, for as many behind them odd.
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

/// The number of the order of rank `rank` after the tile in place `first` has gone past the two behind it.
fn rotated(rank: usize, first: usize) -> usize {
    const WEIGHTS: [usize; 6] = [42 << LOW_BITS, 6 << LOW_BITS, 1 << LOW_BITS, 12, 3, 1];
    let mut code = [rank / 2_520, rank / 360 % 7, rank / 60 % 6, rank / 12 % 5, rank / 3 % 4, rank % 3, 0, 0];
    code[6] = code.iter().sum::<usize>() % 2;
    for place in first..first + 2 {
        // Of two neighbours the one with the larger digit is larger. The larger one counts the other only if it stands before.
        let (this, next) = (code[place], code[place + 1]);
        let (before, behind) = if this > next { (next, this - 1) } else { (next + 1, this) };
        code[place] = before;
        code[place + 1] = behind;
    }
    code.iter().zip(WEIGHTS).map(|(digit, weight)| digit * weight).sum()
}
