use num::{integer::gcd, Complex, One, Zero};

fn main() {
    let a = Complex::new(1i32, 2) * Complex::new(3, 4);
    println!("{} {} {} {}", a, gcd(8, 12), i32::zero(), u64::one());
}
