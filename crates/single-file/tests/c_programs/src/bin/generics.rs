//! Generic code: a matrix over any ring, traits with constants, operators, const generics, iterators of our own.

use std::fmt::Display;
use std::ops::{Add, Mul};

trait Ring: Copy + Add<Output = Self> + Mul<Output = Self> + Display {
    const ZERO: Self;
    const ONE: Self;
}

#[derive(Clone, Copy)]
struct Modular<const M: u64>(u64);

impl<const M: u64> Add for Modular<M> {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Modular((self.0 + other.0) % M)
    }
}

impl<const M: u64> Mul for Modular<M> {
    type Output = Self;
    fn mul(self, other: Self) -> Self {
        Modular(self.0 * other.0 % M)
    }
}

impl<const M: u64> Display for Modular<M> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl<const M: u64> Ring for Modular<M> {
    const ZERO: Self = Modular(0);
    const ONE: Self = Modular(1);
}

impl Ring for f64 {
    const ZERO: f64 = 0.0;
    const ONE: f64 = 1.0;
}

#[derive(Clone, Copy)]
struct Matrix<T, const N: usize>([[T; N]; N]);

impl<T: Ring, const N: usize> Mul for Matrix<T, N> {
    type Output = Self;
    fn mul(self, other: Self) -> Self {
        let mut product = [[T::ZERO; N]; N];
        for (i, row) in product.iter_mut().enumerate() {
            for (j, cell) in row.iter_mut().enumerate() {
                *cell = (0..N).fold(T::ZERO, |sum, k| sum + self.0[i][k] * other.0[k][j]);
            }
        }
        Matrix(product)
    }
}

fn power<T: Ring, const N: usize>(mut base: Matrix<T, N>, mut exponent: u64) -> Matrix<T, N> {
    let mut result = Matrix([[T::ZERO; N]; N]);
    for i in 0..N {
        result.0[i][i] = T::ONE;
    }
    while exponent > 0 {
        if exponent % 2 == 1 {
            result = result * base;
        }
        base = base * base;
        exponent /= 2;
    }
    result
}

struct Collatz(u64);

impl Iterator for Collatz {
    type Item = u64;
    fn next(&mut self) -> Option<u64> {
        self.0 = match self.0 {
            0 | 1 => return None,
            n if n % 2 == 0 => n / 2,
            n => 3 * n + 1,
        };
        Some(self.0)
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<i64> = text.split_whitespace().skip(1).map(|word| word.parse().unwrap()).collect();
    for &number in numbers.iter().take(5_000) {
        let n = number.unsigned_abs() % 1_000_000;
        let fibonacci = power(Matrix([[Modular::<1_000_000_007>(1), Modular(1)], [Modular(1), Modular(0)]]), n);
        let small = power(Matrix([[Modular::<97>(1), Modular(2), Modular(3)], [Modular(4), Modular(5), Modular(n % 97)], [Modular(7), Modular(8), Modular(9)]]), n);
        let float = power(Matrix([[0.5, 0.25], [0.25, 0.5]]), n % 20);
        println!("{} {} {:.12} {}", fibonacci.0[0][1], small.0[2][1], float.0[0][1], Collatz(n).count());
    }
}
