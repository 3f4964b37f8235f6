use num_integer::{gcd, Integer, Roots};

fn main() {
    println!("{} {} {} {:?}", gcd(12, 18), 12.lcm(&18), 17.sqrt(), 7.div_mod_floor(&-2));
}
