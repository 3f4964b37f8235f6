//! `unwrap` of an error, after output that was flushed.

use std::io::Write;

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<i64> = text.split_whitespace().skip(1).map(|word| word.parse().unwrap()).collect();
    let mut out = std::io::stdout();
    writeln!(out, "{:?}", numbers.first()).unwrap();
    write!(out, "before").unwrap();
    out.flush().unwrap();
    let number: i64 = "twelve".parse().unwrap();
    println!("{number}");
}
