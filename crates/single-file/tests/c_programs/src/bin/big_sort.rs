//! Six million `u64` sorted, and two million allocations, whatever the input.

fn main() {
    let mut state = 88_172_645_463_325_252u64;
    let mut random = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state
    };
    let mut numbers = Vec::new();
    for _ in 0..6_000_000 {
        numbers.push(random());
    }
    numbers.sort_unstable();
    println!("{} {}", numbers[0], numbers[3_000_000]);
    drop(numbers);
    let mut boxes: Vec<Option<Box<[u64; 2]>>> = (0..100_000).map(|_| None).collect();
    let mut sum = 0u64;
    for step in 0..2_000_000u64 {
        let at = (random() % 100_000) as usize;
        let before = boxes[at].replace(Box::new([step, random()]));
        sum = sum.wrapping_add(before.map_or(1, |pair| pair[0] ^ pair[1]));
    }
    println!("{sum}");
}
