//! Lines with and without CR, the last one with and without an end, bytes that are no UTF-8.

use std::io::{self, BufRead};

fn main() {
    let mut bytes = Vec::new();
    let mut stdin = io::stdin().lock();
    let (mut count, mut carriage, mut invalid) = (0, 0, 0);
    while stdin.read_until(b'\n', &mut bytes).unwrap() > 0 {
        count += 1;
        carriage += usize::from(bytes.ends_with(b"\r\n"));
        invalid += usize::from(std::str::from_utf8(&bytes).is_err());
        if count <= 3 {
            println!("{:?} {}", String::from_utf8_lossy(&bytes), bytes.last() == Some(&b'\n'));
        }
        bytes.clear();
    }
    println!("{count} {carriage} {invalid}");
}
