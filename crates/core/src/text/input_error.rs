use core::fmt;

/// An error in the input: where it is, what was found and what was expected.
#[derive(Debug)]
pub struct InputError {
    /// Where.
    pub place: Place,
    /// What was found.
    pub found: Found,
    /// What was expected, in words.
    pub expected: &'static str,
}

/// The place of a byte in the input. Lines and columns count from 1. Only a line feed ends a line; columns count bytes.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    /// The line.
    pub line: u64,
    /// The column.
    pub column: u64,
}

/// What was found in place of what was expected.
#[derive(Debug)]
pub enum Found {
    /// A byte that is not allowed there.
    Byte(u8),
    /// A symbol that this board already has.
    Twice(u8),
    /// The end of the input inside a board.
    EndInside {
        /// The number of symbols before the end.
        read: usize,
        /// The number of symbols of a board.
        of: usize,
    },
    /// A pair of boards with no path between them, by its number from 1.
    Unreachable(u64),
    /// A number that this board already has.
    NumberTwice(u64),
    /// A number above this one.
    Above(u64),
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
            Found::EndInside { read, of } => write!(f, "the input ends after {} of {} symbols", read, of),
            Found::Unreachable(case) => write!(f, "found boards with no path between them in case {}", case),
            Found::NumberTwice(number) => write!(f, "found `{}` a second time", number),
            Found::Above(most) => write!(f, "found a number above {}", most),
            Found::Other(words) => f.write_str(words),
        }
    }
}
