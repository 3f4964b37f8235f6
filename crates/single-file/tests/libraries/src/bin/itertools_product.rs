use itertools::{iproduct, izip, Itertools};

fn main() {
    println!("{:?}", iproduct!(0..2, 0..3).collect_vec());
    println!("{:?}", izip!([1, 2], [3, 4], [5, 6]).map(|(a, b, c)| a + b + c).collect_vec());
    println!("{:?}", (0..4).permutations(2).take(5).collect_vec());
    println!("{:?}", (0..4).combinations(3).collect_vec());
}
