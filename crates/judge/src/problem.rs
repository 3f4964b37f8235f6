//! The problems: each a value that says how its input is written and what its answers are.

use crate::answer::{Answer, BoardsOfWay, CountedWay, Number, Way};
use crate::puzzle::Puzzle;
use puzzle_core::board::{Board, Symbols, NUMBERS, NUMBERS_IN_ORDER, TILES};

/// A judge's problem.
pub struct Problem {
    /// The judge's name for it.
    pub name: &'static str,
    /// What is played.
    pub puzzle: Puzzle,
    /// How boards are read.
    pub symbols: &'static Symbols,
    /// How the judge writes 0.
    pub zero: u8,
    /// How the judge lays out a board.
    pub style: Style,
    /// How many cases an input holds.
    pub cases: Cases,
    /// Where the moves are to lead; with pairs, only what is meant where no goal is given.
    pub goal: Board,
    /// The moves in the order in which ways are compared.
    pub order: &'static [u8],
    /// What is printed for a board from which no moves lead to the goal; `None` if the judge promises that there is none.
    pub unsolvable: Option<&'static str>,
    /// What is printed for each case.
    pub answer: &'static dyn Answer,
}

/// A judge's layout of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// One line, blanks between the symbols.
    Line,
    /// Three lines, blanks between the symbols.
    Rows,
    /// One word, which nobody expects in pieces.
    Word,
}

/// How many cases an input holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cases {
    /// One board and nothing else.
    One,
    /// Boards until the input ends.
    UntilEnd,
    /// Their number, then a start and a goal for each.
    CountedPairs,
}

/// A start and a goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Case {
    /// Where the moves begin.
    pub start: Board,
    /// Where they are to lead.
    pub goal: Board,
}

/// The tiles in order, the blank last.
const TILES_IN_ORDER: Board = [1, 2, 3, 4, 5, 6, 7, 8, 0];

/// HDU 1043.
const HDU1043: Problem = Problem {
    name: "hdu1043",
    puzzle: Puzzle::Slide,
    symbols: &TILES,
    zero: b'x',
    style: Style::Line,
    cases: Cases::UntilEnd,
    goal: TILES_IN_ORDER,
    order: b"udlr",
    unsolvable: Some("unsolvable"),
    answer: &Way,
};

/// The nine-number puzzle.
const NINE_NUMBER: Problem = Problem {
    name: "nine-number",
    puzzle: Puzzle::Rotate,
    symbols: &NUMBERS,
    zero: b'0',
    style: Style::Rows,
    cases: Cases::UntilEnd,
    goal: NUMBERS_IN_ORDER,
    order: b"cr",
    unsolvable: Some("UNSOLVABLE"),
    answer: &Number,
};

/// All problems.
pub static PROBLEMS: [Problem; 6] = [
    HDU1043,
    Problem { name: "poj1077", cases: Cases::One, ..HDU1043 },
    Problem {
        name: "hdu3567",
        zero: b'X',
        style: Style::Word,
        cases: Cases::CountedPairs,
        order: b"dlru",
        unsolvable: None,
        answer: &CountedWay,
        ..HDU1043
    },
    NINE_NUMBER,
    Problem {
        name: "luogu-p1379",
        symbols: &NUMBERS,
        zero: b'0',
        style: Style::Word,
        cases: Cases::One,
        goal: [1, 2, 3, 8, 0, 4, 7, 6, 5],
        unsolvable: None,
        answer: &Number,
        ..HDU1043
    },
    Problem { name: "luogu-p2578", cases: Cases::One, answer: &BoardsOfWay, ..NINE_NUMBER },
];

impl Problem {
    /// The problem of that name.
    pub fn named(name: &str) -> Option<&'static Problem> {
        PROBLEMS.iter().find(|problem| problem.name == name)
    }

    /// Whether some inputs have boards from which no moves lead to the goal.
    pub fn has_unsolvable(&self) -> bool {
        self.unsolvable.is_some() && self.puzzle.unsolvable(&self.goal).is_some()
    }

    /// The goals that differ by more than the names of the tiles.
    pub fn goals(&self) -> Vec<Board> {
        let in_order = |cell| {
            let mut goal = self.goal;
            goal[cell..].rotate_right(1);
            goal
        };
        match self.cases {
            Cases::CountedPairs => (0..9).map(in_order).collect(),
            _ => vec![self.goal],
        }
    }
}
