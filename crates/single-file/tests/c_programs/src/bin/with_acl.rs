//! The crate ac-library-rs: disjoint sets, a Fenwick tree, convolution, modular numbers, a suffix array.

use ac_library::{convolution, suffix_array, z_algorithm, Dsu, FenwickTree, ModInt998244353 as Mint};
use std::io;

fn main() {
    let text = io::read_to_string(io::stdin()).unwrap();
    let numbers: Vec<i64> = text.split_whitespace().skip(1).map(|word| word.parse().unwrap()).collect();
    let n = numbers.len().max(1);
    let mut sets = Dsu::new(n);
    let mut tree = FenwickTree::new(n, 0i64);
    for (at, &number) in numbers.iter().enumerate() {
        let other = number.rem_euclid(n as i64) as usize;
        if other % 3 != 0 {
            sets.merge(at, other);
        }
        tree.add(other, number % 1000);
    }
    println!("{} {}", sets.groups().len(), tree.sum(n / 3..n));
    let terms: Vec<Mint> = numbers.iter().map(|&number| Mint::new(number)).collect();
    let product = convolution(&terms, &terms);
    println!("{}", product.iter().fold(Mint::new(0), |sum, &term| sum * 31 + term));
    println!("{}", terms.iter().take(1000).map(|term| if term.val() == 0 { *term } else { term.inv() }).sum::<Mint>());
    let suffixes = suffix_array(&text);
    println!("{:?} {}", suffixes.first(), z_algorithm(&text).iter().skip(1).max().unwrap_or(&0));
}
