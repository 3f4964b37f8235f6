//! The crate num-bigint: a factorial, powers, division, printing and reading.

use num_bigint::{BigInt, BigUint};

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<i64> = text.split_whitespace().skip(1).map(|word| word.parse().unwrap()).collect();
    let factorial: BigUint = (1..=numbers.len().min(800) as u32).map(BigUint::from).product();
    println!("{factorial}");
    let sum: BigInt = numbers.iter().take(300).map(|&number| BigInt::from(number).pow(9)).sum();
    println!("{sum} {:x}", sum);
    let modulus: BigUint = "340282366920938463463374607431768211507".parse().unwrap();
    println!("{}", factorial.modpow(&(&modulus - 2u32), &modulus));
    println!("{} {}", &factorial / &modulus, (&factorial % &modulus).sqrt());
}
