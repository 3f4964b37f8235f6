//! Standard input copied to standard output, and its length to standard error.

use std::io;

fn main() -> io::Result<()> {
    let length = io::copy(&mut io::stdin().lock(), &mut io::stdout().lock())?;
    eprintln!("{length}");
    Ok(())
}
