use memoise::memoise;

#[memoise(n <= 90)]
fn fibonacci(n: usize) -> u64 {
    if n < 2 { n as u64 } else { fibonacci(n - 1) + fibonacci(n - 2) }
}

fn main() {
    println!("{}", fibonacci(80));
}
