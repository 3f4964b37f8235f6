//! A `main` that returns `Err` where a number is negative, and an exit code of its own where there are none.

use std::error::Error;
use std::fmt;
use std::process::{ExitCode, Termination};

#[derive(Debug)]
struct Negative(i64);

impl fmt::Display for Negative {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is negative", self.0)
    }
}

impl Error for Negative {}

enum End {
    None,
    Some(Result<(), Box<dyn Error>>),
}

impl Termination for End {
    fn report(self) -> ExitCode {
        match self {
            End::None => ExitCode::from(42),
            End::Some(result) => result.report(),
        }
    }
}

fn read() -> Result<usize, Box<dyn Error>> {
    let text = std::io::read_to_string(std::io::stdin())?;
    let mut count = 0;
    for word in text.split_whitespace().skip(1) {
        let number: i64 = word.parse()?;
        if number < 0 {
            return Err(Box::new(Negative(number)));
        }
        count += 1;
    }
    Ok(count)
}

fn main() -> End {
    match read() {
        Ok(0) => End::None,
        Ok(count) => {
            println!("{count}");
            End::Some(Ok(()))
        }
        Err(error) => {
            println!("stopped: {error}");
            End::Some(Err(error))
        }
    }
}
