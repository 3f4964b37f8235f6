use ac_library::convolution_i64;

fn main() {
    println!("{:?}", convolution_i64(&[1, 2, 3, 4], &[5, -6, 7]));
}
