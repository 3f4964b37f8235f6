//! A `BTreeMap` with ranges, removals and neighbours, and a `BTreeSet`.

use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::ops::Bound::{Excluded, Unbounded};

fn main() {
    let text = io::read_to_string(io::stdin()).unwrap();
    let numbers: Vec<i64> = text.split_whitespace().skip(1).map(|word| word.parse().unwrap()).collect();
    let mut map = BTreeMap::new();
    let mut gaps = 0i64;
    for (at, &number) in numbers.iter().enumerate() {
        if at % 3 == 2 {
            let near = map.range(..=number).next_back().map(|(&key, _)| key);
            if let Some(key) = near {
                map.remove(&key);
            }
        }
        let above = map.range((Excluded(number), Unbounded)).next().map_or(0, |(&key, _): (&i64, _)| key);
        gaps = gaps.wrapping_add(above.wrapping_sub(number));
        map.insert(number, at);
    }
    println!("{} {gaps} {:?} {:?}", map.len(), map.first_key_value(), map.last_key_value());
    let set: BTreeSet<i64> = map.keys().map(|key| key % 1000).collect();
    println!("{:?}", set.iter().take(20).collect::<Vec<_>>());
    println!("{}", set.range(10..500).count());
}
