//! What each problem's program must make of any bytes at all, by a reader that has the whole input before it.
//!
//! The input is a list of symbols, each with its offset; white space is gone before anything is looked at.

use crate::boards::is_even;
use puzzle_core::board::Board;

/// The cases before the first fault, and the fault's line without the program's name.
#[derive(Debug, Default)]
pub(crate) struct Reading {
    /// The boards that must have been answered; for hdu3567 two for each case.
    pub boards: Vec<Board>,
    /// `None` for a right input.
    pub fault: Option<String>,
}

/// A fault's offset in the input, and the words that follow its line and column.
type InputError = (usize, String);

/// Reads an input of a problem.
///
/// # Panics
/// If there is no such problem.
pub(crate) fn read(problem: &str, input: &[u8]) -> Reading {
    let mut reading = Reading::default();
    let mut reader = Reader::new(input);
    let boards = &mut reading.boards;
    let read = match problem {
        "hdu1043" => reader.boards(boards, TILES),
        "nine-number" => reader.boards(boards, NUMBERS),
        "poj1077" => reader.one_board(boards, TILES, None),
        "luogu-p1379" => reader.one_board(boards, NUMBERS, Some(P1379_GOAL)),
        "luogu-p2578" => reader.one_board(boards, NUMBERS, None),
        "hdu3567" => reader.pairs(boards),
        _ => panic!("no problem {problem}"),
    };
    reading.fault = read.err().map(|(offset, words)| format!("{}: {words}", place(&input[..offset])));
    reading
}

/// The place of the byte behind these.
fn place(before: &[u8]) -> String {
    let line = before.split(|&byte| byte == b'\n').count();
    let column = before.iter().rev().take_while(|&&byte| byte != b'\n').count() + 1;
    format!("line {line}, column {column}")
}

/// What may stand on a board, all signs for 0 behind the others, and in words.
type Symbols = (&'static str, &'static str);

const TILES: Symbols = ("12345678xX0", "a tile 1 to 8 or the blank x");
const NUMBERS: Symbols = ("123456780", "a number 0 to 8");

/// Where moves must lead in luogu-p1379: from half of the boards they do not.
const P1379_GOAL: Board = [1, 2, 3, 8, 0, 4, 7, 6, 5];

struct Reader<'a> {
    input: &'a [u8],
    /// The symbols not read yet, the next one last, with their offsets.
    symbols: Vec<(usize, u8)>,
}

impl Reader<'_> {
    fn new(input: &[u8]) -> Reader<'_> {
        let symbols = input.iter().copied().enumerate().filter(|(_, byte)| !b" \t\r\n".contains(byte)).rev();
        Reader { input, symbols: symbols.collect() }
    }

    fn boards(&mut self, boards: &mut Vec<Board>, symbols: Symbols) -> Result<(), InputError> {
        while !self.symbols.is_empty() {
            boards.push(self.board(symbols)?);
        }
        Ok(())
    }

    fn one_board(&mut self, boards: &mut Vec<Board>, symbols: Symbols, goal: Option<Board>) -> Result<(), InputError> {
        self.more("a board")?;
        let offset = self.symbols.last().map_or(0, |&(offset, _)| offset);
        let board = self.board(symbols)?;
        if goal.is_some_and(|goal| is_even(&goal) != is_even(&board)) {
            let words = "found a board with no path to the goal, expected a solvable board";
            return Err((offset, words.to_string()));
        }
        boards.push(board);
        self.end()
    }

    fn pairs(&mut self, boards: &mut Vec<Board>) -> Result<(), InputError> {
        for case in 1..=self.count()? {
            self.more("two boards for each case")?;
            let offset = self.symbols.last().map_or(0, |&(offset, _)| offset);
            let start = self.board(TILES)?;
            self.more("two boards for each case")?;
            let goal = self.board(TILES)?;
            if is_even(&start) != is_even(&goal) {
                let words = format!("found boards with no path between them in case {case}, expected a solvable pair");
                return Err((offset, words));
            }
            boards.extend([start, goal]);
        }
        self.end()
    }

    fn board(&mut self, (signs, expected): Symbols) -> Result<Board, InputError> {
        let mut board = Vec::new();
        while board.len() < 9 {
            let inside = || format!("the input ends after {} of 9 symbols, expected {expected}", board.len());
            let (offset, byte) = self.symbols.pop().ok_or_else(|| (self.input.len(), inside()))?;
            let sign = signs.bytes().position(|sign| sign == byte);
            let number = sign.ok_or_else(|| (offset, format!("found {}, expected {expected}", shown(byte))))? + 1;
            let number = if number < 9 { number as u8 } else { 0 };
            if board.contains(&number) {
                let twice = format!("found {} a second time, expected each symbol once on a board", shown(byte));
                return Err((offset, twice));
            }
            board.push(number);
        }
        Ok(board.try_into().expect("nine"))
    }

    /// The number of cases, which white space ends.
    fn count(&mut self) -> Result<u64, InputError> {
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

    fn more(&self, expected: &str) -> Result<(), InputError> {
        match self.symbols.is_empty() {
            true => Err((self.input.len(), format!("the input ends, expected {expected}"))),
            false => Ok(()),
        }
    }

    fn end(&self) -> Result<(), InputError> {
        match self.symbols.last() {
            Some(&(offset, byte)) => Err((offset, format!("found {}, expected the end of the input", shown(byte)))),
            None => Ok(()),
        }
    }
}

/// A byte in a fault's line.
fn shown(byte: u8) -> String {
    match byte.is_ascii_graphic() {
        true => format!("`{}`", char::from(byte)),
        false => format!("byte 0x{byte:02x}"),
    }
}
