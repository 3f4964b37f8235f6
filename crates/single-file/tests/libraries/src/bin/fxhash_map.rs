use fxhash::FxHashMap;

fn main() {
    let mut m = FxHashMap::default();
    for w in "a b a c".split(' ') {
        *m.entry(w).or_insert(0) += 1;
    }
    println!("{} {}", m["a"], fxhash::hash64(&7u32));
}
