//! Cantor ranking: the index of a permutation among all permutations in lexicographic order.
//!
//! The rank is the Lehmer code read in the factorial number system (both on Wikipedia: "Lehmer code"). Digit `i` of the
//! code counts the smaller symbols after position `i`. It is below `N - i`, and its weight is `(N - 1 - i)!`.
//!
//! ```text
//!     2 0 3 1   has the code  2 0 1 0,  so the rank  2*3! + 0*2! + 1*1! + 0*0! = 13  of 24
//! ```
//!
//! A permutation is even if the sum of its code's digits is even. The permutations of ranks `2k` and `2k + 1` differ by an
//! exchange of the last two symbols, so exactly one of them is even, and `k` is its rank among the even ones.

/// The numbers 0 to 15, four bits each, the first one lowest.
const IN_ORDER: u64 = 0xfedc_ba98_7654_3210;

/// The Lehmer code of `symbols`, which are 0 to `N - 1`, each once; `N` is at most 16.
#[inline]
pub fn lehmer<const N: usize>(symbols: &[u8; N]) -> [u8; N] {
    // Four bits for each symbol: the number of smaller symbols that have not been read yet.
    let mut smaller = IN_ORDER;
    let mut code = [0; N];
    for (digit, &symbol) in code.iter_mut().zip(symbols) {
        *digit = (smaller >> (4 * symbol)) as u8 & 15;
        // Subtract one for each larger symbol. No field underflows: it starts at its symbol, and only the smaller symbols
        // subtract from it, each once.
        smaller = smaller.wrapping_sub(0x1111_1111_1111_1110 << (4 * symbol));
    }
    code
}

/// The rank of `symbols` among all permutations of 0 to `N - 1`, from 0 to `N! - 1`.
///
/// `symbols` are 0 to `N - 1`, each once; `N` is at most 12, so that the rank fits 32 bits.
#[inline]
pub fn rank<const N: usize>(symbols: &[u8; N]) -> usize {
    value(&lehmer(symbols))
}

/// The permutation of 0 to `N - 1` with this rank, which is below `N!`; `N` is at most 12.
pub fn unrank<const N: usize>(rank: usize) -> [u8; N] {
    let mut symbols = [0; N];
    let mut rest = rank;
    for place in (0..N).rev() {
        // So far the later symbols are numbered without a gap for this one.
        let symbol = (rest % (N - place)) as u8;
        rest /= N - place;
        symbols[place] = symbol;
        for later in &mut symbols[place + 1..] {
            *later += u8::from(*later >= symbol);
        }
    }
    symbols
}

/// Advances `symbols` to the permutation of the next rank. After the last one comes the first.
pub fn next<const N: usize>(symbols: &mut [u8; N]) {
    // A descending suffix is the last permutation of its symbols. The symbol before it is exchanged with the next larger one
    // of the suffix, which then starts anew in ascending order.
    let run = (1..N).rev().find(|&place| symbols[place - 1] < symbols[place]).unwrap_or(0);
    if run > 0 {
        let before = symbols[run - 1];
        let larger = (run..N).rev().find(|&place| symbols[place] > before).unwrap_or(run);
        symbols.swap(run - 1, larger);
    }
    symbols[run..].reverse();
}

/// The rank of an even permutation among the even ones, from 0 to 20,159; `None` for an odd one.
#[inline]
pub fn rank_even(symbols: &[u8; 8]) -> Option<usize> {
    let code = lehmer(symbols);
    let sum: u8 = code.iter().sum();
    if sum % 2 == 0 {
        Some(value(&code) / 2)
    } else {
        None
    }
}

/// The even permutation of 0 to 7 with this rank among the even ones, which is below 20,160.
pub fn unrank_even(rank: usize) -> [u8; 8] {
    let mut symbols = unrank(2 * rank);
    if rank_even(&symbols).is_none() {
        symbols.swap(6, 7);
    }
    symbols
}

/// [`rank_even`] by two table lookups.
///
/// The first four digits of a Lehmer code depend on the first four symbols only, and the last four digits on the last four
/// symbols only.
pub struct EvenRanks {
    /// By the first four symbols, three bits each, the first one lowest: their share of the rank, plus [`ODD`] if the sum of
    /// their digits is odd.
    first: [u16; 1 << 12],
    /// The same by the last four symbols.
    last: [u16; 1 << 12],
}

/// A bit above all ranks. If two values both have it, it overflows in their sum and disappears.
const ODD: u16 = 1 << 15;

impl EvenRanks {
    /// Creates the tables, empty; call `fill` before use.
    #[allow(clippy::new_without_default)] // tables this large belong in a static
    pub const fn new() -> Self {
        EvenRanks { first: [0; 1 << 12], last: [0; 1 << 12] }
    }

    /// Fills the tables.
    pub fn fill(&mut self) {
        let mut rank = 0;
        for symbols in 0..1 << 12 {
            let [a, b, c, d] = [9, 6, 3, 0].map(|shift| symbols >> shift & 7);
            let seen: u16 = 1 << a | 1 << b | 1 << c | 1 << d;
            if seen.count_ones() < 4 {
                continue;
            }
            let smaller = |symbol, later: &[u16]| later.iter().filter(|&&other| other < symbol).count() as u16;
            let code = [smaller(a, &[b, c, d]), smaller(b, &[c, d]), smaller(c, &[d])];
            let sum = code[0] + code[1] + code[2];
            let key = usize::from(a | b << 3 | c << 6 | d << 9);
            self.last[key] = 3 * code[0] + code[1] + sum % 2 * ODD;
            // As the first four symbols: each digit is its symbol, minus the smaller symbols before it. Of the six pairs, `sum`
            // are inversions, so the digits add up to a + b + c + d - (6 - sum).
            self.first[key] = 12 * rank + (a + b + c + d + sum) % 2 * ODD;
            rank += 1;
        }
    }

    /// The rank of an even permutation among the even ones, from 0 to 20,159; `None` for an odd one.
    ///
    /// `symbols` are 0 to 7, each once, a byte each, the first one lowest.
    #[inline]
    pub fn rank(&self, symbols: u64) -> Option<usize> {
        let twos = (symbols | symbols >> 5) & 0x003f_003f_003f_003f;
        let fours = twos | twos >> 10;
        let first = self.first[fours as usize & 0xfff];
        let last = self.last[(fours >> 32) as usize & 0xfff];
        let rank = first.wrapping_add(last);
        if rank < ODD {
            Some(rank.into())
        } else {
            None
        }
    }
}

/// The value of a Lehmer code in the factorial number system.
#[inline]
pub fn value<const N: usize>(code: &[u8; N]) -> usize {
    let mut value = 0;
    for (place, &digit) in code.iter().enumerate() {
        value = value * (N - place) + digit as usize;
    }
    value
}
