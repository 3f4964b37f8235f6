fn main() {
    let mut b = itoa::Buffer::new();
    println!("{}", b.format(-12345i64));
}
