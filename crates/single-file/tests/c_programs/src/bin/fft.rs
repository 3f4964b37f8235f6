//! Two polynomials multiplied by a fast Fourier transform in `f64`.

use std::f64::consts::PI;
use std::io;

fn transform(values: &mut [(f64, f64)], inverse: bool) {
    let n = values.len();
    let bits = n.trailing_zeros();
    for at in 0..n {
        let other = at.reverse_bits() >> (usize::BITS - bits) % usize::BITS;
        if bits > 0 && at < other {
            values.swap(at, other);
        }
    }
    let mut width = 2;
    while width <= n {
        let angle = 2.0 * PI / width as f64 * if inverse { -1.0 } else { 1.0 };
        let roots: Vec<(f64, f64)> = (0..width / 2).map(|at| (angle * at as f64).sin_cos()).collect();
        for chunk in values.chunks_exact_mut(width) {
            let (low, high) = chunk.split_at_mut(width / 2);
            for ((x, y), &(sin, cos)) in low.iter_mut().zip(high).zip(&roots) {
                let turned = (y.0 * cos - y.1 * sin, y.0 * sin + y.1 * cos);
                *y = (x.0 - turned.0, x.1 - turned.1);
                *x = (x.0 + turned.0, x.1 + turned.1);
            }
        }
        width *= 2;
    }
}

fn main() {
    let text = io::read_to_string(io::stdin()).unwrap();
    let numbers: Vec<i64> = text.split_whitespace().skip(1).map(|word| word.parse::<i64>().unwrap() % 1000).collect();
    let n = (2 * numbers.len()).next_power_of_two();
    let mut values: Vec<(f64, f64)> = numbers.iter().map(|&number| (number as f64, 0.0)).collect();
    values.resize(n, (0.0, 0.0));
    transform(&mut values, false);
    for value in &mut values {
        *value = (value.0 * value.0 - value.1 * value.1, 2.0 * value.0 * value.1);
    }
    transform(&mut values, true);
    let product: Vec<i64> = values.iter().map(|value| (value.0 / n as f64).round() as i64).collect();
    let sum = product.iter().fold(0i64, |sum, &term| (sum * 31 + term).rem_euclid(1_000_000_007));
    println!("{sum} {:?}", &product[..product.len().min(6)]);
    println!("{:.3}", values.iter().map(|value| value.1.abs()).fold(0.0, f64::max) / n as f64);
}
