//! `u128` and `i128`: products, remainders, printing, and powers modulo a prime of 61 bits.

use std::io;

fn power(mut base: u64, mut exponent: u64, modulus: u64) -> u64 {
    let mut result = 1;
    while exponent > 0 {
        if exponent & 1 == 1 {
            result = (u128::from(result) * u128::from(base) % u128::from(modulus)) as u64;
        }
        base = (u128::from(base) * u128::from(base) % u128::from(modulus)) as u64;
        exponent >>= 1;
    }
    result
}

fn main() {
    let text = io::read_to_string(io::stdin()).unwrap();
    let numbers: Vec<i128> = text.split_whitespace().skip(1).map(|word| word.parse().unwrap()).collect();
    let mut sum: i128 = 1;
    for &number in &numbers {
        sum = sum.wrapping_mul(number * number + 12_345_678_901_234_567_890_123).rotate_left(7) ^ number;
    }
    println!("{sum} {} {:x}", sum as u128, sum as u128);
    for &number in numbers.iter().take(2_000) {
        let base = number.unsigned_abs() as u64;
        println!("{} {}", power(base, u64::MAX / 3, (1 << 61) - 1), sum / (number | 1) % 1_000_000_007);
    }
    println!("{:?}", "340282366920938463463374607431768211455".parse::<u128>());
    println!("{}", 1e30 as u128 + (sum as f64) as u128 % 10);
}
