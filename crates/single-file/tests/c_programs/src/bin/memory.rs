//! A sieve of 64 MB, most of it touched.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<i64> = text.split_whitespace().skip(1).map(|word| word.parse().unwrap()).collect();
    let size = 64 << 20;
    let mut composite = vec![false; size];
    let mut primes = 0u32;
    for n in 2..size / 16 {
        if !composite[n] {
            primes += 1;
            // In C `usize` has 32 bits, in which the square does not fit.
            for multiple in (n.saturating_mul(n)..size / 16).step_by(n) {
                composite[multiple] = true;
            }
        }
    }
    for page in composite.chunks_mut(4096) {
        page[0] ^= true;
    }
    println!("{primes} {}", composite.iter().filter(|&&flag| flag).count());
    println!("{}", numbers.iter().filter(|&&number| !composite[number.rem_euclid(1 << 20) as usize]).count());
}
