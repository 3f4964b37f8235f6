//! A lazy segment tree: add to a range, ask for its largest value.

use std::io::{self, BufWriter, Write};

struct Tree {
    most: Vec<i64>,
    add: Vec<i64>,
}

impl Tree {
    fn update(&mut self, node: usize, low: usize, high: usize, from: usize, to: usize, by: i64) {
        if from >= high || to <= low {
            return;
        }
        if from <= low && high <= to {
            self.most[node] += by;
            self.add[node] += by;
            return;
        }
        let middle = (low + high) / 2;
        self.update(2 * node, low, middle, from, to, by);
        self.update(2 * node + 1, middle, high, from, to, by);
        self.most[node] = self.most[2 * node].max(self.most[2 * node + 1]) + self.add[node];
    }

    fn most(&self, node: usize, low: usize, high: usize, from: usize, to: usize) -> i64 {
        if from >= high || to <= low {
            return i64::MIN / 2;
        }
        if from <= low && high <= to {
            return self.most[node];
        }
        let middle = (low + high) / 2;
        let left = self.most(2 * node, low, middle, from, to);
        left.max(self.most(2 * node + 1, middle, high, from, to)) + self.add[node]
    }
}

fn main() {
    let text = io::read_to_string(io::stdin()).unwrap();
    let numbers: Vec<i64> = text.split_whitespace().skip(1).map(|word| word.parse().unwrap()).collect();
    let n = numbers.len().max(1);
    let mut tree = Tree { most: vec![0; 4 * n], add: vec![0; 4 * n] };
    let mut out = BufWriter::new(io::stdout());
    for (at, &number) in numbers.iter().enumerate() {
        let other = number.unsigned_abs() as usize % n;
        let (from, to) = (at.min(other), at.max(other) + 1);
        tree.update(1, 0, n, from, to, number % 1000);
        writeln!(out, "{}", tree.most(1, 0, n, to / 2, to)).unwrap();
    }
}
