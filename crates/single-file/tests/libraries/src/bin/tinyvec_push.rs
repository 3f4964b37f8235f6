use tinyvec::{tiny_vec, TinyVec};

fn main() {
    let mut v: TinyVec<[u16; 2]> = tiny_vec!(1, 2);
    v.push(7);
    println!("{v:?} {}", v.iter().sum::<u16>());
}
