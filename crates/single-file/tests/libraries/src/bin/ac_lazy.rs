use ac_library::{Additive, LazySegtree, MapMonoid, Monoid};

struct Add;

impl MapMonoid for Add {
    type M = Additive<i64>;
    type F = i64;
    fn identity_map() -> i64 {
        0
    }
    fn composition(f: &i64, g: &i64) -> i64 {
        f + g
    }
    fn mapping(f: &i64, x: &<Additive<i64> as Monoid>::S) -> i64 {
        f + x
    }
}

fn main() {
    let mut t = LazySegtree::<Add>::from(vec![1, 2, 3, 4]);
    t.apply_range(1..3, 10);
    println!("{} {}", t.get(1), t.get(3));
}
