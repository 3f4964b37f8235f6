//! `Rc<RefCell<_>>`: a list with links both ways and a tree whose nodes are shared.

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

struct Node {
    value: Cell<i64>,
    next: RefCell<Option<Rc<Node>>>,
    before: RefCell<Weak<Node>>,
}

#[derive(Default)]
struct Tree {
    key: i64,
    children: [Option<Rc<RefCell<Tree>>>; 2],
}

fn insert(tree: &Rc<RefCell<Tree>>, key: i64) -> usize {
    let side = usize::from(key > tree.borrow().key);
    let child = tree.borrow().children[side].clone();
    match child {
        Some(child) => 1 + insert(&child, key),
        None => {
            tree.borrow_mut().children[side] = Some(Rc::new(RefCell::new(Tree { key, ..Tree::default() })));
            1
        }
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<i64> = text.split_whitespace().skip(1).map(|word| word.parse().unwrap()).collect();
    let mut nodes: Vec<Rc<Node>> = Vec::new();
    for &number in &numbers {
        let node = Rc::new(Node { value: Cell::new(number), next: RefCell::default(), before: RefCell::default() });
        if let Some(last) = nodes.last() {
            *last.next.borrow_mut() = Some(Rc::clone(&node));
            *node.before.borrow_mut() = Rc::downgrade(last);
        }
        nodes.push(node);
    }
    let mut sum = 0i64;
    for node in &nodes {
        let before = node.before.borrow().upgrade().map_or(0, |node| node.value.get());
        let next = node.next.borrow().as_ref().map_or(0, |node| node.value.get());
        node.value.set(node.value.get() ^ before.wrapping_sub(next));
        sum = sum.wrapping_mul(3).wrapping_add(node.value.get());
    }
    println!("{sum} {:?}", nodes.first().map(|node| (Rc::strong_count(node), Rc::weak_count(node))));
    // One by one from the end, or the list would be dropped by a recursion as deep as it is long.
    while let Some(node) = nodes.pop() {
        node.next.take();
    }
    let tree = Rc::new(RefCell::new(Tree::default()));
    let depths: usize = numbers.iter().map(|&number| insert(&tree, number.wrapping_mul(0x9E37_79B9_7F4A_7C15u64 as i64))).sum();
    println!("{depths} {}", Rc::strong_count(&tree));
}
