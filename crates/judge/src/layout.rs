//! Writing an input in the layouts that people trip over.

use crate::board::Board;
use crate::case::Case;
use crate::problem::{Cases, Problem, Style};
use crate::random::Random;
use std::fmt;

/// A layout of an input. Boards that the judge writes as one word stay one word in all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "cli", derive(clap::ValueEnum))]
pub enum Layout {
    /// As the judge's own inputs
    Plain,
    /// Lines that end with CR LF
    Crlf,
    /// A line for each row of a board
    Lines,
    /// As the judge's own, but without a line feed at the end
    NoNewline,
    /// Any blanks and tabs, blank lines, blanks at the ends of lines
    Ragged,
}

/// The place of a symbol's or a word's end.
#[derive(Clone, Copy)]
enum End {
    Cell,
    Row,
    Board,
}

impl fmt::Display for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Layout::Plain => "plain",
            Layout::Crlf => "crlf",
            Layout::Lines => "lines",
            Layout::NoNewline => "no-newline",
            Layout::Ragged => "ragged",
        })
    }
}

impl Layout {
    /// All layouts, the simplest first.
    pub const ALL: [Layout; 5] = [Layout::Plain, Layout::Crlf, Layout::Lines, Layout::NoNewline, Layout::Ragged];

    /// The input with these cases. Only a ragged one draws from `random`.
    pub fn write(self, problem: &Problem, cases: &[Case], random: &mut Random) -> Vec<u8> {
        let mut input = Vec::new();
        let mut gap = |end| self.gap(problem.style, end, random);
        if problem.cases == Cases::CountedPairs {
            input.extend(format!("{}{}", cases.len(), gap(End::Board)).bytes());
        }
        for case in cases {
            if problem.start.is_none() {
                write_board(problem, &case.start, &mut input, &mut gap);
            }
            if problem.has_pairs() || problem.start.is_some() {
                write_board(problem, &case.goal, &mut input, &mut gap);
            }
        }
        if self == Layout::NoNewline {
            input.pop();
        }
        input
    }

    /// What stands behind a symbol.
    fn gap(self, style: Style, end: End, random: &mut Random) -> &'static str {
        match (self, style, end) {
            (_, Style::Word, End::Cell | End::Row) => "",
            (Layout::Ragged, _, End::Cell | End::Row) => random.one_of(&[" ", " ", "  ", "\t", "   ", " \t "]),
            (Layout::Ragged, _, End::Board) => random.one_of(&["\n", " \n", "\t\n", "\n\n", "  \n \n"]),
            (_, _, End::Cell) | (Layout::Plain | Layout::Crlf | Layout::NoNewline, Style::Line, End::Row) => " ",
            (Layout::Crlf, ..) => "\r\n",
            _ => "\n",
        }
    }
}

fn write_board(problem: &Problem, board: &Board, input: &mut Vec<u8>, gap: &mut impl FnMut(End) -> &'static str) {
    for (cell, &number) in board.iter().enumerate() {
        match number {
            0 => input.push(problem.zero),
            _ => input.extend(number.to_string().bytes()),
        }
        let end = match cell + 1 {
            behind if behind == board.len() => End::Board,
            behind if behind % problem.puzzle.width() == 0 => End::Row,
            _ => End::Cell,
        };
        input.extend(gap(end).bytes());
    }
}
