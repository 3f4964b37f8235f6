use superslice::*;

fn main() {
    let v = [1, 2, 2, 5];
    println!("{} {} {:?}", v.lower_bound(&2), v.upper_bound(&2), v.equal_range(&2));
    let mut p = [1, 2, 3];
    p.next_permutation();
    println!("{p:?}");
}
