use num_rational::Ratio;

fn main() {
    let a = Ratio::new(1i64, 3) + Ratio::new(1, 6);
    println!("{} {} {}", a, a.recip(), a.floor());
}
