use fixedbitset::FixedBitSet;

fn main() {
    let mut a = FixedBitSet::with_capacity(100);
    a.insert(3);
    a.insert_range(60..70);
    println!("{} {:?}", a.count_ones(..), a.ones().take(3).collect::<Vec<_>>());
}
