//! `process::exit(3)` after a line without an end.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<i64> = text.split_whitespace().skip(1).map(|word| word.parse().unwrap()).collect();
    print!("{}", numbers.iter().map(|number| number % 10).sum::<i64>());
    if numbers.len() < 1_000_000_000 {
        std::process::exit(3);
    }
}
