//! Strings and chars: UTF-8, case, trimming, splitting, searching, replacing, bytes.

use std::fmt::Write;
use std::io::{self, BufRead};

fn main() {
    let mut all = String::new();
    for (at, line) in io::stdin().lock().lines().enumerate() {
        let line = line.unwrap();
        let line = line.trim_end();
        let chars = line.chars().count();
        let backwards: String = line.chars().rev().collect();
        let letters = line.chars().filter(|c| c.is_alphabetic()).count();
        let digits: u32 = line.chars().filter_map(|c| c.to_digit(16)).sum();
        writeln!(all, "{at:>4} {} {chars} {letters} {digits} {backwards}", line.len()).unwrap();
        if let Some((left, right)) = line.split_once([',', ' ']) {
            writeln!(all, "  [{left:^9}|{:>9}]", right.chars().take(9).collect::<String>()).unwrap();
        }
        if let Some(at) = line.find("ab") {
            writeln!(all, "  ab at {at}, then {:?}", line[at..].char_indices().nth(2)).unwrap();
        }
        if line.starts_with(char::is_uppercase) || line.ends_with('ß') {
            writeln!(all, "  {} {}", line.to_uppercase(), line.to_ascii_lowercase()).unwrap();
        }
        writeln!(all, "  {:?}", line.replace('e', "é").bytes().map(u32::from).sum::<u32>()).unwrap();
    }
    print!("{all}");
}
