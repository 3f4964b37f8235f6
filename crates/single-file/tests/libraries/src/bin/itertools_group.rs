use itertools::Itertools;

fn main() {
    for (key, group) in &[1, 1, 2, 3, 3].iter().chunk_by(|x| **x) {
        println!("{key} {}", group.count());
    }
    println!("{:?} {:?}", (1..6).minmax(), "b a c".split(' ').sorted_by(|a, b| b.cmp(a)).format("-").to_string());
}
