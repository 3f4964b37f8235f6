//! The crate itertools.

use itertools::Itertools;

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<i64> = text.split_whitespace().skip(1).map(|word| word.parse().unwrap()).collect();
    let small: Vec<i64> = numbers.iter().map(|number| number % 100).take(12).collect();
    println!("{}", small.iter().combinations(3).map(|three| three.into_iter().product::<i64>()).sum::<i64>());
    println!("{:?}", small.iter().tuple_windows().map(|(x, y, z)| x * y - z).collect_vec());
    println!("{}", small.iter().sorted().dedup().join("-"));
    println!("{:?}", small.iter().permutations(2).unique().take(5).collect_vec());
    println!("{:?}", numbers.iter().counts_by(|number| number.rem_euclid(7)).into_iter().sorted().collect_vec());
    println!("{:?}", numbers.iter().minmax());
    for (key, group) in &numbers.iter().take(40).chunk_by(|number| number.signum()) {
        println!("{key}: {}", group.format_with(",", |number, f| f(&format_args!("{}", number % 9))));
    }
}
