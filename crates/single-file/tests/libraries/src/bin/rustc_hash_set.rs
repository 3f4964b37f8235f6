use rustc_hash::{FxHashMap, FxHashSet};

fn main() {
    let s: FxHashSet<u32> = [1, 2, 1].into_iter().collect();
    let mut m: FxHashMap<u32, u32> = FxHashMap::default();
    m.insert(1, 2);
    println!("{} {:?}", s.len(), m.get(&1));
}
