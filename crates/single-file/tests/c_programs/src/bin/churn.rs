//! Vectors of mixed sizes made, grown, cut and dropped, whatever the input.

fn main() {
    let mut seed = 12_345u64;
    let mut random = move |below: u64| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) % below
    };
    let mut live: Vec<Vec<u8>> = vec![Vec::new(); 1000];
    let mut sum = 0u64;
    for step in 0..1_500_000u64 {
        let at = random(1000) as usize;
        let vector = &mut live[at];
        match random(5) {
            0 => *vector = vec![step as u8; 1 << random(12)],
            1 => vector.extend((0..random(300)).map(|n| n as u8)),
            2 => {
                vector.truncate(vector.len() / 2);
                vector.shrink_to_fit();
            }
            3 => *vector = Vec::with_capacity(random(100) as usize),
            _ => sum = sum.wrapping_mul(31).wrapping_add(vector.len() as u64 + u64::from(*vector.last().unwrap_or(&7))),
        }
        if vector.len() > 20_000 {
            vector.clear();
        }
    }
    println!("{sum} {}", live.iter().map(Vec::len).sum::<usize>());
}
