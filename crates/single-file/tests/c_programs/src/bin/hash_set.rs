//! Sets of numbers: their union, intersection and differences, by sizes and sums.

use std::collections::HashSet;
use std::io;

fn main() {
    let text = io::read_to_string(io::stdin()).unwrap();
    let numbers: Vec<i64> = text.split_whitespace().skip(1).map(|word| word.parse().unwrap()).collect();
    let (left, right) = numbers.split_at(numbers.len() / 2);
    let left: HashSet<i64> = left.iter().map(|number| number % 100_000).collect();
    let right: HashSet<i64> = right.iter().map(|number| number % 100_000).collect();
    let show = |name: &str, set: Vec<i64>| println!("{name}: {} {}", set.len(), set.iter().sum::<i64>());
    show("union", left.union(&right).copied().collect());
    show("both", left.intersection(&right).copied().collect());
    show("left", left.difference(&right).copied().collect());
    show("one", left.symmetric_difference(&right).copied().collect());
    let pairs = left.iter().filter(|&&number| right.contains(&(1000 - number))).count();
    println!("{pairs}");
}
