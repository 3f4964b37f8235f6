//! The problems: how inputs are written and what the answers are, as the catalog says.

use crate::answer::{Answer, BoardsOfWay, CountedWay, Number, Way};
use crate::puzzle::Puzzle;
pub use catalog::Layout as Style;
use catalog::Prints;
use puzzle_core::board::{Board, Symbols, NUMBERS, TILES};
use std::sync::LazyLock;

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

/// All problems whose puzzle is one of ours, sorted by name.
pub static PROBLEMS: LazyLock<Vec<Problem>> =
    LazyLock::new(|| catalog::problems().iter().filter_map(Problem::from_catalog).collect());

impl Problem {
    /// The problem as its `problem.toml` describes it; `None` if its puzzle is not one of ours.
    fn from_catalog(problem: &'static catalog::Problem) -> Option<Problem> {
        let puzzle = match problem.puzzle {
            catalog::Puzzle::Eight => Puzzle::Slide,
            catalog::Puzzle::NineNumber => Puzzle::Rotate,
            catalog::Puzzle::Fifteen | catalog::Puzzle::MagicBoard => return None,
        };
        let goal = problem.output.goal.clone().unwrap_or(problem.puzzle.in_order());
        Some(Problem {
            name: &problem.name,
            puzzle,
            symbols: match problem.input.symbols {
                catalog::Symbols::Tiles => &TILES,
                catalog::Symbols::Numbers => &NUMBERS,
            },
            zero: problem.input.zero? as u8,
            style: problem.input.layout,
            cases: match problem.input.cases {
                catalog::Cases::One => Cases::One,
                catalog::Cases::UntilEnd => Cases::UntilEnd,
                catalog::Cases::CountedPairs => Cases::CountedPairs,
                catalog::Cases::PairsUntilEnd => return None,
            },
            goal: goal.try_into().ok()?,
            order: problem.output.tie_break.as_bytes(),
            unsolvable: problem.output.unsolvable.as_deref(),
            answer: match problem.output.prints {
                Prints::Distance => &Number,
                Prints::Path => &Way,
                Prints::CaseAndPath => &CountedWay,
                Prints::Boards => &BoardsOfWay,
                Prints::DistanceAndPath => return None,
            },
        })
    }

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
