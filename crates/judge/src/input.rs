//! Reading an input as the problem's program does, with the same words about its faults.

use crate::problem::{Case, Cases, Problem};
use puzzle_core::board::{Board, Symbols};
use puzzle_core::text::{Halt, Place, Stream, Text};

/// The cases of an input.
///
/// # Errors
/// Where the input breaks the problem's format or promise, and how: `line L, column C: ...`.
pub fn read(problem: &Problem, input: &[u8]) -> Result<Vec<Case>, String> {
    let mut text = Box::new(Text::new(Bytes(input)));
    read_cases(problem, &mut text).map_err(|halt| match halt {
        Stop::Halt(Halt::Fault(fault)) => fault.to_string(),
        Stop::Halt(Halt::Stream) => unreachable!("bytes in memory can be read"),
        Stop::Unjoined(Place { line, column }) => format!(
            "line {line}, column {column}: found a board from which no moves lead to the goal, expected one that can be solved"
        ),
    })
}

/// The board that is written as `text`.
///
/// # Errors
/// As [`read`].
pub fn read_board(symbols: &Symbols, text: &str) -> Result<Board, String> {
    let mut text = Box::new(Text::new(Bytes(text.as_bytes())));
    let board = text.expect_board(symbols, "a board").and_then(|board| text.end().map(|()| board));
    board.map_err(|halt| match halt {
        Halt::Fault(fault) => fault.to_string(),
        Halt::Stream => unreachable!("bytes in memory can be read"),
    })
}

enum Stop {
    Halt(Halt),
    Unjoined(Place),
}

impl From<Halt> for Stop {
    fn from(halt: Halt) -> Stop {
        Stop::Halt(halt)
    }
}

fn read_cases(problem: &Problem, text: &mut Text<Bytes<'_>>) -> Result<Vec<Case>, Stop> {
    let mut cases = Vec::new();
    match problem.cases {
        Cases::One => cases.push(read_case(problem, text, "a board")?),
        Cases::UntilEnd => {
            while let Some(start) = text.board(problem.symbols)? {
                cases.push(Case { start, goal: problem.goal });
            }
        }
        Cases::CountedPairs => {
            for _ in 0..text.number("the number of cases")? {
                cases.push(read_case(problem, text, "two boards for each case")?);
            }
        }
    }
    text.end()?;
    Ok(cases)
}

fn read_case(problem: &Problem, text: &mut Text<Bytes<'_>>, expected: &'static str) -> Result<Case, Stop> {
    let place = text.next_place()?;
    let start = text.expect_board(problem.symbols, expected)?;
    let goal = match problem.cases {
        Cases::CountedPairs => text.expect_board(problem.symbols, expected)?,
        _ => problem.goal,
    };
    if problem.unsolvable.is_none() && problem.puzzle.distance(&start, &goal).is_none() {
        return Err(Stop::Unjoined(place));
    }
    Ok(Case { start, goal })
}

/// Bytes in memory as a stream. Nothing is written to it.
struct Bytes<'a>(&'a [u8]);

impl Stream for Bytes<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> Result<usize, Halt> {
        let (now, later) = self.0.split_at(self.0.len().min(buffer.len()));
        buffer[..now.len()].copy_from_slice(now);
        self.0 = later;
        Ok(now.len())
    }

    fn write(&mut self, _: &[u8]) -> Result<(), Halt> {
        Ok(())
    }
}
