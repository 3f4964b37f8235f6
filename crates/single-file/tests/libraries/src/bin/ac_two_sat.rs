use ac_library::{SccGraph, TwoSat};

fn main() {
    let mut t = TwoSat::new(2);
    t.add_clause(0, true, 1, false);
    t.add_clause(0, false, 1, false);
    println!("{} {:?}", t.satisfiable(), t.answer()[1]);
    let mut g = SccGraph::new(3);
    g.add_edge(0, 1);
    g.add_edge(1, 0);
    println!("{:?}", g.scc());
}
