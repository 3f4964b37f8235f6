use indexmap::{IndexMap, IndexSet};

fn main() {
    let mut m = IndexMap::new();
    m.insert("b", 1);
    m.insert("a", 2);
    m.swap_remove("b");
    let s: IndexSet<u8> = [3, 1, 3].into_iter().collect();
    println!("{m:?} {s:?} {:?}", s.get_index(1));
}
