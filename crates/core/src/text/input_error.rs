use core::fmt;

/// Where an input breaks its format, what is there, and what was expected.
#[derive(Debug)]
pub struct InputError {
    /// Where.
    pub place: Place,
    /// What is there.
    pub found: Found,
    /// What would have been right, in words.
    pub expected: &'static str,
}

/// A byte's place in the input. Both are counted from 1; only a line feed ends a line, and columns are bytes.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    /// The line.
    pub line: u64,
    /// The column.
    pub column: u64,
}

/// What is wrong with an input.
#[derive(Debug)]
pub enum Found {
    /// A byte that cannot stand there.
    Byte(u8),
    /// A symbol that stands on this board already.
    Twice(u8),
    /// The end of the input inside a board, of which so many symbols have come.
    EndInside(usize),
    /// A pair of boards that no moves join, by its number from 1.
    Unreachable(u64),
    /// Anything else, in words.
    Other(&'static str),
}

impl fmt::Display for InputError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Place { line, column } = self.place;
        write!(f, "line {}, column {}: {}, expected {}", line, column, self.found, self.expected)
    }
}

impl fmt::Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Found::Byte(byte @ b'!'..=b'~') => write!(f, "found `{}`", byte as char),
            Found::Byte(byte) => write!(f, "found byte 0x{:02x}", byte),
            Found::Twice(byte) => write!(f, "found `{}` a second time", byte as char),
            Found::EndInside(read) => write!(f, "the input ends after {} of 9 symbols", read),
            Found::Unreachable(case) => write!(f, "found boards with no path between them in case {}", case),
            Found::Other(words) => f.write_str(words),
        }
    }
}
