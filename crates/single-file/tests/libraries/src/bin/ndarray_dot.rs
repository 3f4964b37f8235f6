use ndarray::{array, Array2};

fn main() {
    let a: Array2<i64> = array![[1, 2], [3, 4]];
    println!("{:?} {}", a.dot(&a), a.sum());
}
