//! Dinic's algorithm on a directed graph, from the first node to the last.

use std::collections::VecDeque;
use std::io;

struct Flow {
    edges: Vec<(usize, i64)>,
    from: Vec<Vec<usize>>,
    level: Vec<i32>,
    next: Vec<usize>,
}

impl Flow {
    fn levels(&mut self, start: usize, end: usize) -> bool {
        self.level.fill(-1);
        self.level[start] = 0;
        let mut queue = VecDeque::from([start]);
        while let Some(node) = queue.pop_front() {
            for &edge in &self.from[node] {
                let (to, room) = self.edges[edge];
                if room > 0 && self.level[to] < 0 {
                    self.level[to] = self.level[node] + 1;
                    queue.push_back(to);
                }
            }
        }
        self.level[end] >= 0
    }

    fn push(&mut self, node: usize, end: usize, most: i64) -> i64 {
        if node == end {
            return most;
        }
        while self.next[node] < self.from[node].len() {
            let edge = self.from[node][self.next[node]];
            let (to, room) = self.edges[edge];
            if room > 0 && self.level[to] == self.level[node] + 1 {
                let pushed = self.push(to, end, most.min(room));
                if pushed > 0 {
                    self.edges[edge].1 -= pushed;
                    self.edges[edge ^ 1].1 += pushed;
                    return pushed;
                }
            }
            self.next[node] += 1;
        }
        0
    }
}

fn main() {
    let lines = io::read_to_string(io::stdin()).unwrap();
    let mut numbers = lines.split_whitespace().flat_map(str::parse::<i64>);
    let mut next = || numbers.next().unwrap();
    let (n, m) = (next() as usize, next());
    let mut flow = Flow { edges: vec![], from: vec![vec![]; n], level: vec![0; n], next: vec![0; n] };
    for _ in 0..m {
        let (from, to, room) = (next() as usize - 1, next() as usize - 1, next());
        flow.from[from].push(flow.edges.len());
        flow.edges.push((to, room));
        flow.from[to].push(flow.edges.len());
        flow.edges.push((from, 0));
    }
    let mut total = 0;
    while n > 1 && flow.levels(0, n - 1) {
        flow.next.fill(0);
        loop {
            match flow.push(0, n - 1, i64::MAX) {
                0 => break,
                pushed => total += pushed,
            }
        }
    }
    println!("{total}");
}
