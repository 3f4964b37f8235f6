use num_traits::{Bounded, NumCast, PrimInt};

fn bits<T: PrimInt + Bounded>(x: T) -> u32 {
    (T::max_value() ^ x).count_ones()
}

fn main() {
    println!("{} {} {:?}", bits(5u8), bits(-1i64), <u8 as NumCast>::from(300));
}
