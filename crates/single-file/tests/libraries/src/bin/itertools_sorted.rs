use itertools::Itertools;

fn main() {
    let v = [5, 3, 8, 3];
    println!("{} {:?}", v.iter().sorted().join(" "), v.iter().dedup().counts().len());
    println!("{:?}", (1..4).tuple_windows().map(|(a, b)| a * b).collect_vec());
}
