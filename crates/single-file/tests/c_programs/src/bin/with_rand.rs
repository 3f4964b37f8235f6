//! The crate rand with fixed seeds: numbers in ranges, shuffles, choices, floats.

use rand::rngs::{SmallRng, StdRng};
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{Rng, SeedableRng};

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<i64> = text.split_whitespace().skip(1).map(|word| word.parse().unwrap()).collect();
    let mut strong = StdRng::seed_from_u64(numbers.len() as u64);
    let mut quick = SmallRng::seed_from_u64(7);
    let mut shuffled: Vec<i64> = numbers.iter().copied().take(1000).collect();
    shuffled.shuffle(&mut strong);
    println!("{:?}", &shuffled[..shuffled.len().min(10)]);
    println!("{:?} {:?}", shuffled.choose(&mut strong), shuffled.choose_multiple(&mut strong, 3).collect::<Vec<_>>());
    let sum: u64 = (0..300_000).map(|_| quick.random_range(0..1_000u64)).sum();
    println!("{sum} {:.9} {}", strong.random::<f64>(), strong.random_bool(0.3));
}
