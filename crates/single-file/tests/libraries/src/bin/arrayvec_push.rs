use arrayvec::{ArrayString, ArrayVec};

fn main() {
    let mut v = ArrayVec::<u8, 4>::new();
    v.push(3);
    v.push(1);
    v.sort();
    let mut s = ArrayString::<8>::new();
    s.push_str("abc");
    println!("{v:?} {s} {}", v.try_push(2).is_ok());
}
