use rand::{rngs::StdRng, Rng, SeedableRng};

fn main() {
    let mut r = StdRng::seed_from_u64(7);
    println!("{} {}", r.gen_range(0..100), r.gen::<bool>());
}
