//! The largest of every window of ten, by a `VecDeque`; then the deque turned round and round.

use std::collections::VecDeque;
use std::io::{self, Write};

fn main() {
    let text = io::read_to_string(io::stdin()).unwrap();
    let numbers: Vec<i64> = text.split_whitespace().skip(1).map(|word| word.parse().unwrap()).collect();
    let mut window: VecDeque<usize> = VecDeque::new();
    let mut out = io::stdout().lock();
    let mut line = String::new();
    for (at, &number) in numbers.iter().enumerate() {
        while window.back().is_some_and(|&last| numbers[last] <= number) {
            window.pop_back();
        }
        window.push_back(at);
        if window[0] + 10 <= at {
            window.pop_front();
        }
        line += &numbers[window[0]].to_string();
        line.push(if at % 16 == 15 { '\n' } else { ' ' });
    }
    writeln!(out, "{}", line.trim_end()).unwrap();
    let mut turned: VecDeque<i64> = numbers.into_iter().collect();
    for step in 0..turned.len().min(50) {
        turned.rotate_left(step);
        turned.make_contiguous().reverse();
    }
    writeln!(out, "{:?}", turned.iter().take(8).collect::<Vec<_>>()).unwrap();
}
