//! N queens by bit masks, subsets, a Gray code, popcounts.

fn queens(n: u32, columns: u32, left: u32, right: u32) -> u64 {
    if columns == (1 << n) - 1 {
        return 1;
    }
    let mut free = !(columns | left | right) & ((1 << n) - 1);
    let mut count = 0;
    while free != 0 {
        let bit = free & free.wrapping_neg();
        free ^= bit;
        count += queens(n, columns | bit, (left | bit) << 1, (right | bit) >> 1);
    }
    count
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<i64> = text.split_whitespace().skip(1).map(|word| word.parse().unwrap()).collect();
    let n = 4 + numbers.len().min(8) as u32;
    println!("{}", queens(n, 0, 0, 0));
    let most: Vec<i64> = numbers.iter().copied().take(18).collect();
    let best = (0..1u32 << most.len())
        .map(|set| (0..most.len()).filter(|at| set >> at & 1 == 1).map(|at| most[at] % 1000).sum::<i64>())
        .filter(|sum| sum % 7 == 3)
        .max();
    println!("{best:?}");
    let gray: u64 = numbers.iter().map(|&number| (number ^ (number >> 1)) as u64).map(|x| u64::from(x.count_ones())).sum();
    println!("{gray}");
}
