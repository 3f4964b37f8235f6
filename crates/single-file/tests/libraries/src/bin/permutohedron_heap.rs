use permutohedron::{Heap, LexicalPermutation};

fn main() {
    let mut v = [1, 2, 3];
    println!("{}", Heap::new(&mut v).count());
    let mut w = [1, 3, 2];
    w.next_permutation();
    println!("{w:?}");
}
