use proconio::{derive_readable, input};

#[derive_readable]
#[derive(Debug)]
struct Edge {
    from: usize,
    to: usize,
}

fn main() {
    input! { n: usize, e: [Edge; n] }
    println!("{e:?} {}", e.iter().map(|e| e.from + e.to).sum::<usize>());
}
