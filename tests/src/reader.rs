//! How each problem's program must read any input, by a simple reader that has the whole input in memory.
//!
//! It turns the input into a list of symbols with their offsets, without white space, before it looks at them.

use crate::boards::reachable;
use catalog::{Cases, Problem, Symbols};

/// The cases before the first error, and the error message without the program's name.
#[derive(Debug, Default)]
pub struct Reading {
    /// The cases that must be answered.
    pub cases: Vec<Case>,
    /// `None` for a valid input.
    pub error: Option<String>,
}

/// A start and a goal.
#[derive(Debug)]
pub struct Case {
    /// The start.
    pub start: Vec<u8>,
    /// The goal.
    pub goal: Vec<u8>,
}

/// An error: its offset in the input, and its message without line and column.
type Error = (usize, String);

/// Reads an input of a problem.
pub fn read(problem: &Problem, input: &[u8]) -> Reading {
    let mut reading = Reading::default();
    let read = Reader::new(problem, input).cases(&mut reading.cases);
    reading.error = read.err().map(|(offset, words)| format!("{}: {words}", place(&input[..offset])));
    reading
}

/// The place of the byte after these.
fn place(before: &[u8]) -> String {
    let line = before.split(|&byte| byte == b'\n').count();
    let column = before.iter().rev().take_while(|&&byte| byte != b'\n').count() + 1;
    format!("line {line}, column {column}")
}

struct Reader<'a> {
    problem: &'a Problem,
    input: &'a [u8],
    /// The symbols not read yet, with their offsets; the next one is the last.
    symbols: Vec<(usize, u8)>,
    /// The symbols allowed on a board, in words.
    expected: String,
}

impl<'a> Reader<'a> {
    fn new(problem: &'a Problem, input: &'a [u8]) -> Reader<'a> {
        let symbols = input.iter().copied().enumerate().filter(|(_, byte)| !b" \t\r\n".contains(byte)).rev();
        let (first, cells) = (problem.puzzle.first_number(), problem.puzzle.cells());
        let expected = match problem.input.symbols {
            Symbols::Tiles => format!("a tile 1 to {} or the blank x", cells - 1),
            Symbols::Numbers => format!("a number {first} to {}", usize::from(first) + cells - 1),
        };
        Reader { problem, input, symbols: symbols.collect(), expected }
    }

    fn cases(&mut self, cases: &mut Vec<Case>) -> Result<(), Error> {
        match self.problem.input.cases {
            Cases::One => {
                self.more("a board")?;
                cases.push(self.case(None)?);
                self.end()
            }
            Cases::UntilEnd | Cases::PairsUntilEnd => {
                while !self.symbols.is_empty() {
                    cases.push(self.case(None)?);
                }
                Ok(())
            }
            Cases::CountedPairs => {
                for number in 1..=self.count()? {
                    self.more("two boards for each case")?;
                    cases.push(self.case(Some(number))?);
                }
                self.end()
            }
        }
    }

    /// A case. Its number is known if the input starts with the number of cases.
    fn case(&mut self, number: Option<u64>) -> Result<Case, Error> {
        let offset = self.symbols.last().map_or(0, |&(offset, _)| offset);
        let board = self.board()?;
        let (start, goal) = match (&self.problem.output.start, &self.problem.output.goal) {
            (Some(start), _) => (start.clone(), board),
            (None, Some(goal)) => (board, goal.clone()),
            (None, None) => {
                self.more("two boards for each case")?;
                (board, self.board()?)
            }
        };
        if self.problem.output.unsolvable.is_some() || reachable(self.problem.puzzle, &start, &goal) {
            return Ok(Case { start, goal });
        }
        let words = match number {
            Some(case) => format!("found boards with no path between them in case {case}, expected a solvable pair"),
            None => "found a board with no path to the goal, expected a solvable board".to_string(),
        };
        Err((offset, words))
    }

    fn board(&mut self) -> Result<Vec<u8>, Error> {
        let mut board = Vec::new();
        let (expected, cells) = (&self.expected.clone(), self.problem.puzzle.cells());
        while board.len() < cells {
            let inside = || format!("the input ends after {} of {cells} symbols, expected {expected}", board.len());
            let (offset, byte) = self.symbols.pop().ok_or_else(|| (self.input.len(), inside()))?;
            let wrong = || (offset, format!("found {}, expected {expected}", shown(byte)));
            let number = match cells {
                ..=9 => self.number(byte).ok_or_else(wrong)?,
                _ => self.decimal(offset, byte, cells - 1)?,
            };
            if board.contains(&number) {
                let sign = if cells > 9 { format!("`{number}`") } else { shown(byte) };
                let twice = format!("found {sign} a second time, expected each symbol once on a board");
                return Err((offset, twice));
            }
            board.push(number);
        }
        Ok(board)
    }

    /// What a symbol stands for.
    fn number(&self, byte: u8) -> Option<u8> {
        let number = match self.problem.zeros().contains(char::from(byte)) {
            true => 0,
            false => byte.checked_sub(b'0').filter(|&digit| digit != 0)?,
        };
        self.problem.puzzle.in_order().contains(&number).then_some(number)
    }

    /// A number of several digits, of which the first has been taken, up to white space.
    fn decimal(&mut self, first: usize, byte: u8, most: usize) -> Result<u8, Error> {
        if !byte.is_ascii_digit() {
            return Err((first, format!("found {}, expected {}", shown(byte), self.expected)));
        }
        let mut digits = vec![byte];
        loop {
            let text: String = digits.iter().copied().map(char::from).collect();
            match text.parse::<usize>() {
                Ok(number) if number <= most => {}
                _ => return Err((first, format!("found a number above {most}, expected {}", self.expected))),
            }
            // What stands right behind the digits; white space is not among the symbols.
            let behind = first + digits.len();
            match self.symbols.last() {
                Some(&(offset, digit)) if offset == behind && digit.is_ascii_digit() => digits.push(digit),
                Some(&(offset, other)) if offset == behind => {
                    return Err((offset, format!("found {}, expected a digit or white space", shown(other))));
                }
                _ => return Ok(text.parse().expect("a small number")),
            }
            self.symbols.pop();
        }
    }

    /// The number of cases, which white space ends.
    fn count(&mut self) -> Result<u64, Error> {
        self.more("the number of cases")?;
        let first = self.symbols.last().map_or(0, |&(offset, _)| offset);
        let mut count = Some(0);
        for (offset, &byte) in self.input.iter().enumerate().skip(first) {
            if b" \t\r\n".contains(&byte) {
                break;
            }
            if !byte.is_ascii_digit() {
                let expected = if offset == first { "the number of cases" } else { "a digit or white space" };
                return Err((offset, format!("found {}, expected {expected}", shown(byte))));
            }
            count = count.and_then(|count: u64| count.checked_mul(10)?.checked_add(u64::from(byte - b'0')));
            if count.is_none() {
                let words = "found a number above 18446744073709551615, expected the number of cases";
                return Err((first, words.to_string()));
            }
            self.symbols.pop();
        }
        Ok(count.unwrap_or_default())
    }

    fn more(&self, expected: &str) -> Result<(), Error> {
        match self.symbols.is_empty() {
            true => Err((self.input.len(), format!("the input ends, expected {expected}"))),
            false => Ok(()),
        }
    }

    fn end(&self) -> Result<(), Error> {
        match self.symbols.last() {
            Some(&(offset, byte)) => Err((offset, format!("found {}, expected the end of the input", shown(byte)))),
            None => Ok(()),
        }
    }
}

/// A byte, as an error message shows it.
fn shown(byte: u8) -> String {
    match byte.is_ascii_graphic() {
        true => format!("`{}`", char::from(byte)),
        false => format!("byte 0x{byte:02x}"),
    }
}
