use smallvec::{smallvec, SmallVec};

fn main() {
    let mut v: SmallVec<[u32; 4]> = smallvec![1, 2, 3];
    v.extend([4, 5, 6]);
    v.insert(1, 9);
    println!("{v:?} {} {:?}", v.spilled(), v.pop());
}
