//! Random numbers that a seed gives again, whatever the version of any library.

use chacha20::rand_core::{Rng, SeedableRng};
use chacha20::ChaCha8Rng;

/// A source of random numbers: the key stream of the cipher ChaCha8 (D. J. Bernstein, 2008), and arithmetic of our own.
///
/// Libraries that shuffle and draw for us may change how they do it from one version to the next; a published
/// cipher does not.
pub struct Random(ChaCha8Rng);

impl Random {
    /// The numbers of a seed.
    pub fn new(seed: u64) -> Self {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        Random(ChaCha8Rng::from_seed(key))
    }

    /// A number below `bound`, each as likely as any other within one in four thousand million.
    ///
    /// # Panics
    /// If `bound` is 0 or above 2^32.
    pub fn below(&mut self, bound: usize) -> usize {
        assert!((1..=1 << 32).contains(&(bound as u64)), "a bound of 32 bits");
        ((u64::from(self.0.next_u32()) * bound as u64) >> 32) as usize
    }

    /// True in a share `part` of all draws, from 0 to 1.
    pub fn is_in(&mut self, part: f64) -> bool {
        f64::from(self.0.next_u32()) + 0.5 < part * 4_294_967_296.0
    }

    /// One of the items.
    ///
    /// # Panics
    /// If there are none.
    pub fn one_of<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())]
    }

    /// Puts the items in a random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_are_those_of_the_published_cipher() {
        // The key stream for an all-zero key and nonce begins 3e 00 ef 2f 89 5f 40 d6 (the cipher's test vectors).
        let mut random = Random::new(0);
        assert_eq!([random.0.next_u32(), random.0.next_u32()], [0x2fef_003e, 0xd640_5f89]);
    }

    #[test]
    fn draws_stay_below_their_bound_and_reach_all_below_it() {
        let mut random = Random::new(1);
        let mut drawn = [0; 9];
        (0..9000).for_each(|_| drawn[random.below(9)] += 1);
        assert!(drawn.iter().all(|&times| (850..1150).contains(&times)), "{drawn:?}");
    }

    #[test]
    fn a_share_of_none_is_none_and_of_all_is_all() {
        let mut random = Random::new(2);
        let mut share = |part| (0..1000).filter(|_| random.is_in(part)).count();
        assert_eq!((share(0.0), share(1.0)), (0, 1000));
        assert!((200..300).contains(&share(0.25)));
    }
}
