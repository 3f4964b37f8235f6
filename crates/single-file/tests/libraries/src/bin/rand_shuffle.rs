use rand::{rngs::SmallRng, seq::SliceRandom, SeedableRng};

fn main() {
    let mut v: Vec<u32> = (0..10).collect();
    v.shuffle(&mut SmallRng::seed_from_u64(1));
    println!("{v:?}");
}
