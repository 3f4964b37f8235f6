use ac_library::Dsu;

fn main() {
    let mut sets = Dsu::new(8);
    for (a, b) in [(0, 1), (2, 3), (1, 2), (5, 6)] {
        sets.merge(a, b);
    }
    println!("{} {} {} {}", sets.same(0, 3), sets.same(0, 4), sets.size(3), sets.groups().len());
}
