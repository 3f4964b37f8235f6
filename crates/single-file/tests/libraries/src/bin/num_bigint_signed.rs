use num_bigint::BigInt;

fn main() {
    let a: BigInt = "-123456789012345678901234567890".parse().unwrap();
    println!("{} {}", &a * &a, a / 7);
}
