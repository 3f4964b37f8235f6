use ordered_float::{NotNan, OrderedFloat};

fn main() {
    let mut v = vec![OrderedFloat(2.5), OrderedFloat(-1.0)];
    v.sort();
    println!("{v:?} {}", NotNan::new(1.5).unwrap().max(NotNan::new(0.5).unwrap()));
}
