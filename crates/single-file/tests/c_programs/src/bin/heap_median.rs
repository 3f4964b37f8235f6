//! Running medians by two heaps.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::io::{self, BufRead, Write};

fn main() {
    let mut low = BinaryHeap::new();
    let mut high = BinaryHeap::new();
    let stdout = io::stdout();
    let mut out = io::BufWriter::with_capacity(1 << 16, stdout.lock());
    for word in io::stdin().lock().split(b' ').map(|word| word.unwrap()) {
        for number in String::from_utf8(word).unwrap().split_whitespace() {
            let number: i64 = number.parse().unwrap();
            low.push(number);
            high.push(Reverse(low.pop().unwrap()));
            if high.len() > low.len() {
                low.push(high.pop().unwrap().0);
            }
            writeln!(out, "{}", low.peek().unwrap()).unwrap();
        }
    }
}
