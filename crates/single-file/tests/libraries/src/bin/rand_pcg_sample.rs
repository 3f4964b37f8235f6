use rand::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;

fn main() {
    let mut r = Pcg64Mcg::seed_from_u64(3);
    println!("{} {:.6}", r.gen_range(1..=6), r.gen::<f64>());
}
