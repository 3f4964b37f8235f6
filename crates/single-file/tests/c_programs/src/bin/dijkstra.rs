//! Shortest paths from the first node of a directed graph.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::io::{self, Read, Write};

fn main() {
    let mut text = String::new();
    io::stdin().read_to_string(&mut text).unwrap();
    let mut numbers = text.split_ascii_whitespace().map(|word| word.parse::<usize>().unwrap());
    let (n, m) = (numbers.next().unwrap(), numbers.next().unwrap());
    let mut edges = vec![Vec::new(); n];
    for _ in 0..m {
        let (from, to, weight) = (numbers.next().unwrap(), numbers.next().unwrap(), numbers.next().unwrap());
        edges[from - 1].push((to - 1, weight as u64));
    }
    let mut distance = vec![u64::MAX; n];
    let mut heap = BinaryHeap::new();
    distance[0] = 0;
    heap.push(Reverse((0, 0)));
    while let Some(Reverse((near, node))) = heap.pop() {
        if near > distance[node] {
            continue;
        }
        for &(next, weight) in &edges[node] {
            if near + weight < distance[next] {
                distance[next] = near + weight;
                heap.push(Reverse((distance[next], next)));
            }
        }
    }
    let mut out = io::BufWriter::new(io::stdout().lock());
    for distance in distance {
        match distance {
            u64::MAX => writeln!(out, "unreachable").unwrap(),
            _ => writeln!(out, "{distance}").unwrap(),
        }
    }
}
