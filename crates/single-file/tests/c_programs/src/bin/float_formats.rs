//! Floats printed and read in every form.

use std::io;

fn main() {
    let text = io::read_to_string(io::stdin()).unwrap();
    for word in text.split_whitespace().take(3_000) {
        match word.parse::<f64>() {
            Ok(x) => {
                println!("{x} {x:?} {x:.10} {x:e} {x:+.3e} {:08.2} {:>12.4}|", x / 7.0, x.sqrt());
                let single = x as f32;
                println!("  {single} {single:?} {} {} {} {}", x as i32, x as u8, single as i64, (x * 1e10) as u64);
                println!("  {} {} {} {}", x.floor(), x.ceil(), x.trunc(), x.round());
                println!("  {:x} {:?} {:?}", x.to_bits(), x.partial_cmp(&1.5), x.total_cmp(&-0.0));
            }
            Err(error) => println!("{word}: {error}"),
        }
    }
    println!("{} {} {} {:?}", f64::NAN, f64::INFINITY, -f64::INFINITY, -0.0);
    println!("{} {} {}", f64::MAX, f64::MIN_POSITIVE, f64::EPSILON);
    println!("{:?} {:?}", "1e400".parse::<f64>(), "0.1e-400".parse::<f64>());
}
