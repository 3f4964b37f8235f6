//! Sizes of subtrees of a tree that is mostly one long path, by recursion as deep as it is.

use std::io::Read;

fn size(children: &[Vec<u32>], node: u32, sizes: &mut [u32]) -> u32 {
    let mut sum = 1;
    for &child in &children[node as usize] {
        sum += size(children, child, sizes);
    }
    sizes[node as usize] = sum;
    sum
}

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let n = text.lines().next().and_then(|line| line.split(' ').next()).unwrap().trim().parse::<usize>().unwrap();
    let mut children = vec![vec![]; n];
    for node in 1..n as u32 {
        let parent = if node % 1000 == 999 { node / 2 } else { node - 1 };
        children[parent as usize].push(node);
    }
    let mut sizes = vec![0; n];
    size(&children, 0, &mut sizes);
    let sum: u64 = sizes.iter().map(|&size| u64::from(size)).sum();
    println!("{} {sum}", sizes[0]);
}
