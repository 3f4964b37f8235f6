use ahash::AHasher;
use std::collections::HashMap;
use std::hash::BuildHasherDefault;

fn main() {
    let mut m: HashMap<u32, u32, BuildHasherDefault<AHasher>> = HashMap::default();
    m.insert(1, 5);
    println!("{:?}", m.get(&1));
}
