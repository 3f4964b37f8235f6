//! The problems: how inputs are written and what the answers are, as the catalog says.

use crate::answer::{Answer, Boards, CaseAndPath, Distance, DistanceAndPath, Question, FIRST_PATH, PATH};
use crate::board::Board;
use crate::case::Case;
use crate::puzzle::{Puzzle, EIGHT, FIFTEEN, MAGIC_BOARD, NINE_NUMBER};
pub use catalog::{Cases, Layout as Style};
use puzzle_core::board::{Symbols, MAGIC_TILES, NUMBERS, TILES};
use std::sync::LazyLock;

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
    /// The start, where the board of a case is its goal.
    pub start: Option<Board>,
    /// The largest distance of a case.
    pub farthest: usize,
    /// The tie-break order.
    pub order: &'static [u8],
    /// What is printed if the goal is not reachable; `None` if the judge promises that it is.
    pub unsolvable: Option<&'static str>,
    /// What is printed for each case.
    pub answer: &'static dyn Answer,
}

/// All problems that the judge can judge, sorted by name.
pub static PROBLEMS: LazyLock<Vec<Problem>> =
    LazyLock::new(|| catalog::problems().iter().filter_map(Problem::from_catalog).collect());

impl Problem {
    /// The problem as its `problem.toml` describes it; `None` if its puzzle or its answer is not known here.
    fn from_catalog(problem: &'static catalog::Problem) -> Option<Problem> {
        let puzzle: &dyn Puzzle = match problem.puzzle {
            catalog::Puzzle::Eight => &EIGHT,
            catalog::Puzzle::NineNumber => &NINE_NUMBER,
            catalog::Puzzle::Fifteen => &FIFTEEN,
            catalog::Puzzle::MagicBoard => &MAGIC_BOARD,
        };
        Some(Problem {
            name: &problem.name,
            puzzle,
            symbols: match problem.input.symbols {
                catalog::Symbols::Tiles => &TILES,
                catalog::Symbols::Numbers if problem.puzzle == catalog::Puzzle::MagicBoard => &MAGIC_TILES,
                catalog::Symbols::Numbers => &NUMBERS,
            },
            zero: problem.input.zero.unwrap_or('0') as u8,
            style: problem.input.layout,
            cases: problem.input.cases,
            goal: problem.output.goal.as_deref().map_or(puzzle.in_order(), Board::new),
            start: problem.output.start.as_deref().map(Board::new),
            farthest: problem.output.farthest,
            order: problem.output.tie_break.as_bytes(),
            unsolvable: problem.output.unsolvable.as_deref(),
            answer: match problem.output.prints {
                catalog::Prints::Distance => &Distance,
                catalog::Prints::Path if problem.output.accepts == Some(catalog::Accepts::FirstShortest) => &FIRST_PATH,
                catalog::Prints::Path => &PATH,
                catalog::Prints::CaseAndPath => &CaseAndPath,
                catalog::Prints::DistanceAndPath => &DistanceAndPath,
                catalog::Prints::Boards => &Boards,
            },
        })
    }

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
        self.cases.has_pairs()
    }

    /// Whether some inputs have boards from which the goal is not reachable.
    pub fn has_unsolvable(&self) -> bool {
        self.unsolvable.is_some() && self.puzzle.unsolvable(&self.goal).is_some()
    }

    /// The case that an input can hold: tiles renamed so that the start is the problem's, if there is one.
    pub fn settled(&self, case: Case) -> Case {
        let Some(start) = self.start else { return case };
        let name = |tile| case.start.cell_of(tile).map_or(tile, |cell| start[cell]);
        Case { start, goal: case.goal.map(name) }
    }

    /// The case of one board.
    pub fn case_of(&self, board: Board) -> Case {
        match self.start {
            Some(start) => Case { start, goal: board },
            None => Case { start: board, goal: self.goal },
        }
    }

    /// The goals that differ by more than the names of the tiles.
    pub fn goals(&self) -> Vec<Board> {
        let in_order = |cell| {
            let mut goal = self.puzzle.in_order();
            goal[cell..].rotate_right(1);
            goal
        };
        match (self.has_pairs(), self.puzzle.has_blank()) {
            (false, _) => vec![self.goal],
            (true, false) => vec![self.puzzle.in_order()],
            (true, true) => (0..self.goal.len()).map(in_order).collect(),
        }
    }
}
