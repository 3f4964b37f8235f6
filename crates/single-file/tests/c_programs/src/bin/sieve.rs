//! A linear sieve, factorisations, and Miller-Rabin with 64 bits.

fn is_prime(n: u64) -> bool {
    if n < 2 || n % 2 == 0 {
        return n == 2;
    }
    let shift = (n - 1).trailing_zeros();
    let power = |mut base: u64, mut exponent: u64| {
        let mut result = 1u64;
        base %= n;
        while exponent > 0 {
            if exponent & 1 == 1 {
                result = (result as u128 * base as u128 % n as u128) as u64;
            }
            base = (base as u128 * base as u128 % n as u128) as u64;
            exponent >>= 1;
        }
        result
    };
    [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37].iter().filter(|&&base| base % n != 0).all(|&base| {
        let mut x = power(base, (n - 1) >> shift);
        if x == 1 || x == n - 1 {
            return true;
        }
        for _ in 1..shift {
            x = (x as u128 * x as u128 % n as u128) as u64;
            if x == n - 1 {
                return true;
            }
        }
        false
    })
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<i64> = text.split_whitespace().skip(1).map(|word| word.parse().unwrap()).collect();
    let mut least = vec![0u32; 2_000_000];
    let mut primes: Vec<u32> = Vec::new();
    for n in 2..least.len() {
        if least[n] == 0 {
            least[n] = n as u32;
            primes.push(n as u32);
        }
        for &prime in &primes {
            let product = prime as usize * n;
            if prime > least[n] || product >= least.len() {
                break;
            }
            least[product] = prime;
        }
    }
    println!("{} {:?}", primes.len(), primes.last());
    for &number in numbers.iter().take(2_000) {
        let mut n = number.unsigned_abs() as usize % 2_000_000;
        let mut factors = Vec::new();
        while n > 1 {
            factors.push(least[n]);
            n /= least[n] as usize;
        }
        println!("{number}: {factors:?} {}", is_prime((number.unsigned_abs() << 20) | 0xF_FFFD));
    }
}
