//! A division by zero, or a checked sum that overflows.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<i64> = text.split_whitespace().skip(1).map(|word| word.parse().unwrap()).collect();
    println!("start");
    let zero = numbers.iter().copied().filter(|&number| number == i64::MAX).count() as i64;
    let sum = numbers.iter().copied().fold(i64::MAX - 5, |sum, number| sum.checked_add(number.abs() + 1).expect("an overflow"));
    println!("{}", sum / zero);
}
