use regex::Regex;

fn main() {
    let r = Regex::new(r"(\d+)-(\d+)").unwrap();
    for c in r.captures_iter("10-20, 3-4") {
        println!("{} {}", &c[1], &c[2]);
    }
}
