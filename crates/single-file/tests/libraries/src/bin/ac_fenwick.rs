use ac_library::FenwickTree;

fn main() {
    let mut t = FenwickTree::new(10, 0i64);
    for i in 0..10 {
        t.add(i, (i * i) as i64);
    }
    println!("{} {}", t.sum(2..7), t.sum(..));
}
