use either::Either;

fn main() {
    let it = if std::env::args().count() > 9 { Either::Left(0..3) } else { Either::Right([7, 8].into_iter()) };
    println!("{}", it.sum::<i32>());
}
