//! What is printed for a case: one kind of answer in each file.

mod boards;
mod case_and_path;
mod distance;
mod distance_and_path;
mod path;

pub use boards::Boards;
pub use case_and_path::CaseAndPath;
pub use distance::Distance;
pub use distance_and_path::DistanceAndPath;
pub use path::{Path, FIRST_PATH, PATH};

use crate::case::Case;
use crate::diagnosis::Diagnosis;
use crate::lines::Lines;
use crate::paths::all_paths;
use crate::puzzle::Puzzle;

/// A kind of answer.
pub trait Answer: Sync {
    /// The lines that are printed for a solution, or for `None`, each with its end.
    fn print(&self, question: &Question<'_>, solution: Option<&Solution>) -> String;

    /// Takes the answer from `lines`.
    ///
    /// # Errors
    /// What is wrong with the answer.
    fn judge(&self, question: &Question<'_>, lines: &mut Lines<'_>) -> Result<(), Diagnosis>;

    /// Which solutions are right.
    fn accepts(&self) -> Accepts;

    /// Whether the letters of the moves are printed.
    fn prints_letters(&self) -> bool {
        true
    }

    /// Whether the real judge also accepts paths that are not shortest.
    fn accepts_longer_paths(&self) -> bool {
        false
    }
}

/// Which solutions are right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Accepts {
    /// Only the number of moves is printed.
    Distance,
    /// Any shortest path.
    AnyShortest,
    /// The shortest path that is first in the tie-break order.
    FirstShortest,
}

/// A path, as far as the answer shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// The number of moves that is printed.
    pub length: i64,
    /// The moves; empty where only their number is printed.
    pub moves: String,
}

impl Solution {
    /// The solution with these moves.
    pub fn of(moves: String) -> Self {
        Solution { length: moves.len() as i64, moves }
    }
}

/// What is asked.
#[derive(Clone, Copy)]
pub struct Question<'a> {
    /// What is played.
    pub puzzle: &'a dyn Puzzle,
    /// The tie-break order.
    pub order: &'a [u8],
    /// What is printed if the goal is not reachable; `None` if it always is.
    pub unsolvable: Option<&'a str>,
    /// What is printed.
    pub answer: &'a dyn Answer,
    /// The case's number, from 1.
    pub number: usize,
    /// The case.
    pub case: Case,
    /// Whether paths may be longer than the shortest.
    pub any_path: bool,
}

impl Question<'_> {
    /// The first shortest path, if the goal is reachable.
    pub fn path(&self) -> Option<String> {
        self.puzzle.path(&self.case.start, &self.case.goal, self.order)
    }

    /// The distance, if the goal is reachable.
    pub fn distance(&self) -> Option<usize> {
        self.puzzle.distance(&self.case.start, &self.case.goal)
    }

    /// What is printed if the goal is not reachable.
    pub fn unsolvable(&self) -> &str {
        self.unsolvable.unwrap_or("unsolvable")
    }

    /// The right solutions, the one that our programs print first; none if the goal is not reachable.
    pub fn solutions(&self) -> Vec<Solution> {
        let distance = self.distance();
        match (self.answer.accepts(), distance) {
            (_, None) => Vec::new(),
            (Accepts::Distance, Some(length)) => vec![Solution { length: length as i64, moves: String::new() }],
            (Accepts::FirstShortest, _) => self.path().map(Solution::of).into_iter().collect(),
            (Accepts::AnyShortest, _) => {
                let paths = all_paths(self.puzzle, &self.case, self.order, MOST_PATHS);
                paths.into_iter().map(Solution::of).collect()
            }
        }
    }

    /// The right answer. Of several right ones, the one that our programs print.
    pub fn right(&self) -> String {
        let solution = match self.answer.accepts() {
            Accepts::Distance => self.distance().map(|length| Solution { length: length as i64, moves: String::new() }),
            _ => self.path().map(Solution::of),
        };
        self.answer.print(self, solution.as_ref())
    }

    /// The right answer as one short line, to be shown.
    pub fn right_in_a_line(&self) -> String {
        let right = self.right();
        let lines: Vec<&str> = right.lines().map(|line| if line.is_empty() { "(empty line)" } else { line }).collect();
        match lines.len() {
            0..=2 => lines.join(" / "),
            count => format!("{} / {} / ... ({count} lines)", lines[0], lines[1]),
        }
    }
}

/// More shortest paths than any case of the eight puzzle or the nine-number puzzle has.
const MOST_PATHS: usize = 1000;
