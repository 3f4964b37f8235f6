//! Answers each line at once, and flushes.

use std::io::{self, Write};

fn main() {
    let mut line = String::new();
    let mut sum = 0i64;
    print!("? ");
    io::stdout().flush().unwrap();
    while io::stdin().read_line(&mut line).unwrap() > 0 {
        sum += line.split_whitespace().filter_map(|word| word.parse::<i64>().ok()).sum::<i64>() % 1000;
        println!("{sum}");
        print!("? ");
        io::stdout().flush().unwrap();
        line.clear();
    }
    println!("bye");
}
