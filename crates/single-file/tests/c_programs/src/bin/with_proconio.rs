//! The crate proconio: `input!`, a derived `Readable` and `#[fastout]`.

use proconio::marker::Usize1;
use proconio::{derive_readable, fastout, input};

#[derive_readable]
#[derive(Debug)]
struct Edge {
    from: Usize1,
    to: Usize1,
    weight: u64,
}

#[fastout]
fn main() {
    input! {
        n: usize,
        edges: [Edge],
    }
    let mut degrees = vec![0u64; n];
    for edge in &edges {
        degrees[edge.from] += edge.weight;
        degrees[edge.to] += 1;
    }
    println!("{:?} {}", edges.first(), edges.len());
    for degree in degrees {
        println!("{degree}");
    }
}
