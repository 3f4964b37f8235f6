use num_bigint::BigUint;

fn main() {
    let f = (1u32..=60).fold(BigUint::from(1u32), |a, b| a * b);
    println!("{} {}", f, &f % 1_000_000_007u32);
}
