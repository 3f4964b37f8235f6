use ac_library::{Max, Min, Segtree};

fn main() {
    let mut t = Segtree::<Max<i32>>::from(vec![3, 1, 4, 1, 5, 9, 2, 6]);
    t.set(5, 0);
    println!("{} {}", t.prod(2..6), t.max_right(0, |&m| m < 5));
    println!("{}", Segtree::<Min<i32>>::from(vec![3, 1, 4]).all_prod());
}
