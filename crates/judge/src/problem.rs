//! The problems: each a value that says how its input is written and what its answers are.

use crate::answer::{Answer, Boards, CaseAndPath, Distance, Path, Question};
use crate::board::Board;
use crate::case::Case;
use crate::puzzle::{Puzzle, EIGHT, NINE_NUMBER};
use std::sync::LazyLock;
use puzzle_core::board::{Symbols, NUMBERS, TILES};

/// A judge's problem.
pub struct Problem {
    /// The judge's name for it.
    pub name: &'static str,
    /// What is played.
    pub puzzle: &'static dyn Puzzle,
    /// How boards are read.
    pub symbols: &'static Symbols,
    /// How the judge writes 0.
    pub zero: u8,
    /// How the judge lays out a board.
    pub style: Style,
    /// How many cases an input holds.
    pub cases: Cases,
    /// The goal; with pairs, the goal that is meant where none is given.
    pub goal: Board,
    /// The tie-break order.
    pub order: &'static [u8],
    /// What is printed if the goal is not reachable; `None` if the judge promises that it is.
    pub unsolvable: Option<&'static str>,
    /// What is printed for each case.
    pub answer: &'static dyn Answer,
}

/// A judge's layout of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// One line, blanks between the symbols.
    Line,
    /// A line for each row, blanks between the symbols.
    Rows,
    /// One word, which programs may read as a whole.
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

/// HDU 1043.
fn hdu1043() -> Problem { Problem {
    name: "hdu1043",
    puzzle: &EIGHT,
    symbols: &TILES,
    zero: b'x',
    style: Style::Line,
    cases: Cases::UntilEnd,
    goal: EIGHT.in_order(),
    order: b"udlr",
    unsolvable: Some("unsolvable"),
    answer: &Path,
}}

/// The nine-number puzzle.
fn nine_number() -> Problem { Problem {
    name: "nine-number",
    puzzle: &NINE_NUMBER,
    symbols: &NUMBERS,
    zero: b'0',
    style: Style::Rows,
    cases: Cases::UntilEnd,
    goal: NINE_NUMBER.in_order(),
    order: b"cr",
    unsolvable: Some("UNSOLVABLE"),
    answer: &Distance,
}}

/// All problems.
pub static PROBLEMS: LazyLock<Vec<Problem>> = LazyLock::new(|| vec![
    hdu1043(),
    Problem { name: "poj1077", cases: Cases::One, ..hdu1043() },
    Problem {
        name: "hdu3567",
        zero: b'X',
        style: Style::Word,
        cases: Cases::CountedPairs,
        order: b"dlru",
        unsolvable: None,
        answer: &CaseAndPath,
        ..hdu1043()
    },
    nine_number(),
    Problem {
        name: "luogu-p1379",
        symbols: &NUMBERS,
        zero: b'0',
        style: Style::Word,
        cases: Cases::One,
        goal: Board::from([1, 2, 3, 8, 0, 4, 7, 6, 5]),
        unsolvable: None,
        answer: &Distance,
        ..hdu1043()
    },
    Problem { name: "luogu-p2578", cases: Cases::One, answer: &Boards, ..nine_number() },
]);

impl Problem {
    /// The problem of that name.
    pub fn named(name: &str) -> Option<&'static Problem> {
        PROBLEMS.iter().find(|problem| problem.name == name)
    }

    /// The question that a case asks; `number` counts from 1.
    pub fn question(&self, number: usize, case: &Case) -> Question<'_> {
        let Problem { puzzle, order, unsolvable, answer, .. } = *self;
        Question { puzzle, order, unsolvable, answer, number, case: *case, any_path: false }
    }

    /// Whether each case has a goal of its own.
    pub fn has_pairs(&self) -> bool {
        self.cases == Cases::CountedPairs
    }

    /// Whether some inputs have boards from which the goal is not reachable.
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
        match self.has_pairs() && self.puzzle.has_blank() {
            true => (0..self.goal.len()).map(in_order).collect(),
            false => vec![self.goal],
        }
    }
}
