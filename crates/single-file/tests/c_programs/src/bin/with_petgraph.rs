//! The crate petgraph: shortest paths, components, a spanning tree.

use petgraph::algo::{connected_components, dijkstra, min_spanning_tree, toposort};
use petgraph::data::Element;
use petgraph::graph::{DiGraph, NodeIndex};
use std::io;

fn main() {
    let text = io::read_to_string(io::stdin()).unwrap();
    let numbers: Vec<u32> = text.split_whitespace().map(|word| word.parse().unwrap()).collect();
    let mut graph: DiGraph<u32, u32> = DiGraph::new();
    let nodes: Vec<NodeIndex> = (0..numbers[0]).map(|number| graph.add_node(number)).collect();
    for edge in numbers[2..].chunks_exact(3) {
        graph.add_edge(nodes[edge[0] as usize - 1], nodes[edge[1] as usize - 1], edge[2]);
    }
    let distances = dijkstra(&graph, nodes[0], None, |edge| u64::from(*edge.weight()));
    println!("{} {}", distances.len(), distances.values().sum::<u64>());
    println!("{} {}", connected_components(&graph), toposort(&graph, None).is_ok());
    let edges = min_spanning_tree(&graph).filter_map(|element| match element {
        Element::Edge { weight, .. } => Some(u64::from(weight)),
        Element::Node { .. } => None,
    });
    println!("{}", edges.sum::<u64>());
}
