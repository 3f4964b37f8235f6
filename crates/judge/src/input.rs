//! Reading an input as the problem's program does, with the same error messages.

use crate::board::Board;
use crate::case::Case;
use crate::problem::{Cases, Problem};
use puzzle_core::text::{Found, InputError, Stream, Text};

/// The cases of an input.
///
/// # Errors
/// Where the input breaks the problem's format or promise, and how: `line L, column C: ...`.
pub fn read(problem: &Problem, input: &[u8]) -> Result<Vec<Case>, String> {
    let mut text = Box::new(Text::new(Bytes(input)));
    read_cases(problem, &mut text).map_err(|error| named(&error, input))
}

/// The board that is written as `text`.
///
/// # Errors
/// As [`read`].
pub fn read_board(problem: &Problem, text: &str) -> Result<Board, String> {
    let bytes = text.as_bytes();
    let mut text = Box::new(Text::new(Bytes(bytes)));
    let board = expect(problem, &mut text, "a board").and_then(|board| text.end().map(|()| board));
    board.map_err(|error| named(&error, bytes))
}

fn read_cases(problem: &Problem, text: &mut Text<Bytes<'_>>) -> Result<Vec<Case>, InputError> {
    let mut cases = Vec::new();
    match problem.cases {
        Cases::One => cases.push(read_case(problem, text)?),
        Cases::UntilEnd => {
            while !ended(text) {
                cases.push(problem.case_of(expect(problem, text, "a board")?));
            }
        }
        Cases::PairsUntilEnd => {
            while !ended(text) {
                let start = expect(problem, text, "two boards for each case")?;
                let goal = expect(problem, text, "two boards for each case")?;
                cases.push(Case { start, goal });
            }
        }
        Cases::CountedPairs => {
            for case in 1..=text.number("the number of cases")? {
                cases.push(read_pair(problem, text, case)?);
            }
        }
    }
    text.end()?;
    Ok(cases)
}

/// The next board.
fn expect(problem: &Problem, text: &mut Text<Bytes<'_>>, missing: &'static str) -> Result<Board, InputError> {
    match problem.puzzle.in_order().len() {
        8 => Ok(Board::from(text.expect_board::<8>(problem.symbols, missing)?.map(|tile| tile + 1))),
        9 => Ok(Board::from(text.expect_board::<9>(problem.symbols, missing)?)),
        _ => Ok(Board::from(text.expect_number_board::<16>("a number 0 to 15", missing)?)),
    }
}

/// Whether only white space is left.
fn ended(text: &mut Text<Bytes<'_>>) -> bool {
    text.end().is_ok()
}

fn read_case(problem: &Problem, text: &mut Text<Bytes<'_>>) -> Result<Case, InputError> {
    let place = text.next_place();
    let case = problem.case_of(expect(problem, text, "a board")?);
    if problem.unsolvable.is_none() && problem.puzzle.distance(&case.start, &case.goal).is_none() {
        let found = Found::Other("found a board with no path to the goal");
        return Err(InputError { place, found, expected: "a solvable board" });
    }
    Ok(case)
}

fn read_pair(problem: &Problem, text: &mut Text<Bytes<'_>>, case: u64) -> Result<Case, InputError> {
    let expected = "two boards for each case";
    let place = text.next_place();
    let start = expect(problem, text, expected)?;
    let goal = expect(problem, text, expected)?;
    if problem.puzzle.distance(&start, &goal).is_none() {
        return Err(InputError { place, found: Found::Unreachable(case), expected: "a solvable pair" });
    }
    Ok(Case { start, goal })
}

/// The message of an error. A byte-order mark at the start and Ctrl-Z are called by name.
fn named(error: &InputError, input: &[u8]) -> String {
    let message = error.to_string();
    let marks = [
        (&b"\xef\xbb\xbf"[..], "found byte 0xef", "found a byte-order mark (UTF-8, bytes ef bb bf)"),
        (b"\xff\xfe", "found byte 0xff", "found a byte-order mark (UTF-16, bytes ff fe)"),
        (b"\xfe\xff", "found byte 0xfe", "found a byte-order mark (UTF-16, bytes fe ff)"),
    ];
    for (bytes, found, name) in marks {
        if input.starts_with(bytes) && message.starts_with("line 1, column 1:") {
            return message.replace(found, name);
        }
    }
    message.replace("found byte 0x1a", "found Ctrl-Z (byte 0x1a, the end of the file in old DOS programs)")
}

/// Bytes in memory as a stream. Nothing is written to it.
struct Bytes<'a>(&'a [u8]);

impl Stream for Bytes<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> usize {
        let (now, later) = self.0.split_at(self.0.len().min(buffer.len()));
        buffer[..now.len()].copy_from_slice(now);
        self.0 = later;
        now.len()
    }

    fn write(&mut self, _: &[u8]) {}
}
