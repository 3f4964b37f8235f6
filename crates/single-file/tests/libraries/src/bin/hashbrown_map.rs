use hashbrown::HashMap;

fn main() {
    let mut m = HashMap::new();
    m.insert(1, "a");
    *m.entry(2).or_insert("b") = "c";
    println!("{} {:?}", m[&2], m.get(&3));
}
