//! An index out of range, with whole lines and the start of a line before it.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let numbers: Vec<i64> = text.split_whitespace().skip(1).map(|word| word.parse().unwrap()).collect();
    println!("{} numbers", numbers.len());
    print!("a line without an end");
    let at = numbers.len() + numbers.first().map_or(0, |_| 3);
    println!("{}", numbers[at]);
}
