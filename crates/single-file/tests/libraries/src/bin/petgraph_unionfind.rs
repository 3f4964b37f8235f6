use petgraph::unionfind::UnionFind;

fn main() {
    let mut u = UnionFind::<usize>::new(5);
    u.union(0, 3);
    println!("{} {}", u.equiv(0, 3), u.equiv(1, 3));
}
