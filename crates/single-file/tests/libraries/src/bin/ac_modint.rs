use ac_library::ModInt998244353 as Mint;

fn main() {
    let mut a = Mint::new(1);
    for i in 1..=20 {
        a *= i;
    }
    println!("{} {} {}", a, a.inv() * 3, (Mint::new(5) - 7).pow(100).val());
}
