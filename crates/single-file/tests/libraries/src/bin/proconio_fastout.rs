use proconio::{fastout, input};

#[fastout]
fn main() {
    input! { n: usize, a: [u32; n] }
    for x in a {
        println!("{}", x * 2);
    }
}
