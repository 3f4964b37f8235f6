//! Dynamic programming: a knapsack, and the longest common subsequence of the numbers and the numbers backwards.

use std::io;

fn main() {
    let text = io::read_to_string(io::stdin()).unwrap();
    let numbers: Vec<i64> = text.split_whitespace().skip(1).map(|word| word.parse().unwrap()).collect();
    let mut best = vec![0i64; 10_001];
    for &number in numbers.iter().take(300) {
        let weight = (number.unsigned_abs() % 1000) as usize + 1;
        for room in (weight..best.len()).rev() {
            best[room] = best[room].max(best[room - weight] + number.rem_euclid(997));
        }
    }
    println!("{}", best.last().unwrap());
    let left: Vec<i64> = numbers.iter().take(2000).map(|number| number % 10).collect();
    let right: Vec<i64> = left.iter().rev().copied().collect();
    let mut lengths = vec![vec![0u16; right.len() + 1]; left.len() + 1];
    for i in 0..left.len() {
        for j in 0..right.len() {
            lengths[i + 1][j + 1] =
                if left[i] == right[j] { lengths[i][j] + 1 } else { lengths[i][j + 1].max(lengths[i + 1][j]) };
        }
    }
    println!("{}", lengths[left.len()][right.len()]);
}
