//! Words counted in a `HashMap`, listed by a `BTreeMap`.

use std::collections::{BTreeMap, HashMap};
use std::io::{self, Read};

fn main() {
    let mut text = String::new();
    io::stdin().read_to_string(&mut text).unwrap();
    let mut counts: HashMap<String, usize> = HashMap::new();
    for word in text.split_whitespace() {
        *counts.entry(word.to_lowercase()).or_insert(0) += 1;
    }
    let mut by_count: BTreeMap<usize, Vec<String>> = BTreeMap::new();
    for (word, count) in counts {
        by_count.entry(count).or_default().push(word);
    }
    for (count, mut words) in by_count.into_iter().rev().take(30) {
        words.sort();
        words.truncate(10);
        println!("{count}: {}", words.join(" "));
    }
}
