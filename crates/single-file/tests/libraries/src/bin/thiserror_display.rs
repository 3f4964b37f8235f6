use thiserror::Error;

#[derive(Debug, Error)]
enum Failure {
    #[error("{0} is not a tile")]
    Tile(u8),
    #[error(transparent)]
    Number(#[from] std::num::ParseIntError),
}

fn tile(text: &str) -> Result<u8, Failure> {
    let number = text.parse()?;
    if number < 9 { Ok(number) } else { Err(Failure::Tile(number)) }
}

fn main() {
    println!("{:?} {} {}", tile("3").unwrap(), tile("12").unwrap_err(), tile("x").unwrap_err());
}
