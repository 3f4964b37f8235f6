//! Wrapping, checked, saturating and overflowing arithmetic of every width.

use std::io;

fn main() {
    let text = io::read_to_string(io::stdin()).unwrap();
    let numbers: Vec<i64> = text.split_whitespace().skip(1).map(|word| word.parse().unwrap()).collect();
    let (mut hash, mut none, mut over) = (0xcbf2_9ce4_8422_2325u64, 0, 0);
    for pair in numbers.windows(2) {
        let (x, y) = (pair[0], pair[1]);
        hash = (hash ^ x as u64).wrapping_mul(0x100_0000_01b3);
        none += [x.checked_mul(y), x.checked_add(i64::MAX - y), (x as i32).checked_neg().map(i64::from)]
            .iter()
            .filter(|value| value.is_none())
            .count();
        none += usize::from((x as i8).checked_div(y as i8).is_none()) + usize::from((x as u16).checked_sub(y as u16).is_none());
        over += usize::from((x as u32).overflowing_add(y as u32).1) + usize::from((x as i16).overflowing_mul(y as i16).1);
        hash ^= (x as i32).saturating_mul(y as i32) as u64 ^ (x as u8).saturating_sub(y as u8) as u64;
        hash = hash.rotate_right((x & 63) as u32) ^ (x >> (y & 63)) as u64 ^ u64::from((x as u16).wrapping_shl(y as u32));
        hash ^= u64::from((x as u32).leading_zeros() + (y as u64).trailing_zeros() + x.count_ones());
        hash = hash.wrapping_add(x.wrapping_rem_euclid(y | 1) as u64) ^ x.abs_diff(y) ^ (x as u64).swap_bytes();
    }
    println!("{hash} {none} {over}");
    println!("{:?} {:?}", i64::MIN.checked_div(-1), i32::MIN.checked_rem(-1));
    println!("{:?} {:?}", "9223372036854775808".parse::<i64>(), "-129".parse::<i8>().is_err());
}
