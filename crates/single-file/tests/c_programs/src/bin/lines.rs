//! As many lines out as in, each by `println!`.

use std::io;

fn main() {
    for (at, line) in io::stdin().lines().enumerate() {
        let line = line.unwrap();
        println!("{at} {}", line.len() + line.split(' ').count());
    }
}
