use bitvec::prelude::*;

fn main() {
    let mut v = bitvec![u64, Lsb0; 0; 70];
    v.set(3, true);
    v.set(69, true);
    println!("{} {:?}", v.count_ones(), v.iter_ones().collect::<Vec<_>>());
}
