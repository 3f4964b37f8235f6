//! Strongly connected components by Tarjan's algorithm, recursive.

use std::io::{stdin, BufRead};

struct Search<'a> {
    graph: &'a [Vec<usize>],
    order: Vec<Option<usize>>,
    low: Vec<usize>,
    stack: Vec<usize>,
    on_stack: Vec<bool>,
    found: Vec<Vec<usize>>,
    count: usize,
}

impl Search<'_> {
    fn visit(&mut self, node: usize) {
        self.order[node] = Some(self.count);
        self.low[node] = self.count;
        self.count += 1;
        self.stack.push(node);
        self.on_stack[node] = true;
        for &next in &self.graph[node] {
            match self.order[next] {
                None => {
                    self.visit(next);
                    self.low[node] = self.low[node].min(self.low[next]);
                }
                Some(order) if self.on_stack[next] => self.low[node] = self.low[node].min(order),
                Some(_) => {}
            }
        }
        if Some(self.low[node]) == self.order[node] {
            let at = self.stack.iter().rposition(|&other| other == node).unwrap();
            let mut component = self.stack.split_off(at);
            component.iter().for_each(|&member| self.on_stack[member] = false);
            component.sort_unstable();
            self.found.push(component);
        }
    }
}

fn main() {
    let mut lines = stdin().lock().lines().map(Result::unwrap);
    let first: Vec<usize> = lines.next().unwrap().split(' ').map(|word| word.trim().parse().unwrap()).collect();
    let mut graph = vec![vec![]; first[0]];
    for line in lines.take(first[1]) {
        let ends: Vec<usize> = line.split_whitespace().map(|word| word.parse().unwrap()).collect();
        graph[ends[0] - 1].push(ends[1] - 1);
    }
    let n = graph.len();
    let mut search = Search {
        graph: &graph,
        order: vec![None; n],
        low: vec![0; n],
        stack: vec![],
        on_stack: vec![false; n],
        found: vec![],
        count: 0,
    };
    for node in 0..n {
        if search.order[node].is_none() {
            search.visit(node);
        }
    }
    println!("{}", search.found.len());
    for component in search.found.iter().rev().take(20) {
        println!("{component:?}");
    }
}
