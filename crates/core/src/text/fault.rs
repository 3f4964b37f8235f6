use core::fmt;

/// Why a program stops before the end of its input.
#[derive(Debug)]
pub enum Halt {
    /// The input breaks its format.
    Fault(Fault),
    /// The stream cannot be read or written; it knows why.
    Stream,
}

impl From<Fault> for Halt {
    fn from(fault: Fault) -> Halt {
        Halt::Fault(fault)
    }
}

/// Where an input breaks its format, what is there, and what was expected.
#[derive(Debug)]
pub struct Fault {
    place: Place,
    problem: Problem,
    expected: &'static str,
}

/// A byte's place in the input, both counted from 1. Only a line feed ends a line; columns are bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The line.
    pub line: u64,
    /// The column.
    pub column: u64,
}

/// What is wrong with an input.
#[derive(Debug)]
pub enum Problem {
    /// A byte that cannot stand there.
    Byte(u8),
    /// A symbol that stands on this board already.
    Twice(u8),
    /// The end of the input.
    End,
    /// The end of the input inside a board of which `read` symbols have come.
    EndInside {
        /// From 1 to 8.
        read: usize,
    },
    /// A number above `u64::MAX`.
    TooLarge,
    /// A board from which no moves lead to the goal.
    Unsolvable,
    /// A pair of boards that no moves join.
    Unjoined {
        /// The pair's number, from 1.
        case: u64,
    },
}

impl Fault {
    /// A fault; `expected` says in words what would have been right.
    pub fn new(place: Place, problem: Problem, expected: &'static str) -> Fault {
        Fault { place, problem, expected }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Place { line, column } = self.place;
        write!(f, "line {}, column {}: {}, expected {}", line, column, self.problem, self.expected)
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Problem::Byte(byte @ b'!'..=b'~') => write!(f, "found `{}`", byte as char),
            Problem::Byte(byte) => write!(f, "found byte 0x{:02x}", byte),
            Problem::Twice(byte) => write!(f, "found `{}` a second time", byte as char),
            Problem::End => f.write_str("the input ends"),
            Problem::EndInside { read } => write!(f, "the input ends after {} of 9 symbols", read),
            Problem::TooLarge => f.write_str("found a number above 18446744073709551615"),
            Problem::Unsolvable => f.write_str("found a board from which no moves lead to the goal"),
            Problem::Unjoined { case } => write!(f, "found boards that no moves join in case {}", case),
        }
    }
}
