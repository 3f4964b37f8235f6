use petgraph::algo::{kosaraju_scc, toposort};
use petgraph::graph::DiGraph;

fn main() {
    let g = DiGraph::<(), ()>::from_edges([(0u32, 1), (1, 2), (0, 2)]);
    println!("{:?} {}", toposort(&g, None).unwrap(), kosaraju_scc(&g).len());
}
