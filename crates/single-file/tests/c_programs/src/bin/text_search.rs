//! Knuth-Morris-Pratt, a trie, and edit distance on the words of a text.

use std::collections::HashMap;
use std::io;

#[derive(Default)]
struct Trie {
    next: HashMap<char, Trie>,
    words: u32,
}

fn failures(pattern: &[u8]) -> Vec<usize> {
    let mut failures = vec![0; pattern.len()];
    let mut length = 0;
    for at in 1..pattern.len() {
        while length > 0 && pattern[at] != pattern[length] {
            length = failures[length - 1];
        }
        length += usize::from(pattern[at] == pattern[length]);
        failures[at] = length;
    }
    failures
}

fn distance(left: &str, right: &str) -> usize {
    let right: Vec<char> = right.chars().collect();
    let mut row: Vec<usize> = (0..=right.len()).collect();
    for (i, x) in left.chars().enumerate() {
        let mut corner = i;
        row[0] = i + 1;
        for (j, &y) in right.iter().enumerate() {
            let least = (corner + usize::from(x != y)).min(row[j] + 1).min(row[j + 1] + 1);
            corner = row[j + 1];
            row[j + 1] = least;
        }
    }
    row[right.len()]
}

fn main() {
    let text = io::read_to_string(io::stdin()).unwrap();
    let words: Vec<&str> = text.split_whitespace().collect();
    let mut root = Trie::default();
    for word in &words {
        word.chars().fold(&mut root, |trie, c| trie.next.entry(c).or_default()).words += 1;
    }
    let pattern = words.first().map_or("a", |word| word).as_bytes();
    let failures = failures(pattern);
    let (mut length, mut found) = (0, 0);
    for &byte in text.as_bytes() {
        while length > 0 && (length == pattern.len() || byte != pattern[length]) {
            length = failures[length - 1];
        }
        length += usize::from(byte == pattern[length]);
        found += usize::from(length == pattern.len());
    }
    println!("{found} {} {}", root.next.len(), root.words);
    let sum: usize = words.windows(2).take(5_000).map(|pair| distance(pair[0], pair[1])).sum();
    println!("{sum}");
}
