//! What is printed for a case: one kind of answer in each file.

mod boards_of_way;
mod counted_way;
mod number;
mod way;

pub use boards_of_way::BoardsOfWay;
pub use counted_way::CountedWay;
pub use number::Number;
pub use way::Way;

use crate::complaint::Complaint;
use crate::lines::Lines;
use crate::problem::{Case, Problem};

/// A kind of answer.
pub trait Answer: Sync {
    /// The right answer: its lines, each with its end. Of several right ones, the one that our programs print.
    fn right(&self, question: &Question<'_>) -> String;

    /// Takes the answer from `lines`.
    ///
    /// # Errors
    /// What is wrong with it.
    fn judge(&self, question: &Question<'_>, lines: &mut Lines<'_>) -> Result<(), Complaint>;

    /// Whether the real judge takes ways that are not shortest.
    fn may_be_longer(&self) -> bool {
        false
    }
}

/// What is asked.
#[derive(Clone, Copy)]
pub struct Question<'a> {
    /// The problem.
    pub problem: &'a Problem,
    /// The case's number, from 1.
    pub number: usize,
    /// The case.
    pub case: &'a Case,
    /// Whether ways may be longer than the shortest.
    pub any_way: bool,
}

impl Question<'_> {
    /// The first shortest way, if there is one.
    pub fn way(&self) -> Option<String> {
        self.problem.puzzle.way(&self.case.start, &self.case.goal, self.problem.order)
    }

    /// The least number of moves, if there is a way.
    pub fn least(&self) -> Option<usize> {
        self.problem.puzzle.distance(&self.case.start, &self.case.goal)
    }

    /// The answer as one short line, to be shown.
    pub fn right_in_a_line(&self) -> String {
        let right = self.problem.answer.right(self);
        let lines: Vec<&str> = right.lines().map(|line| if line.is_empty() { "(empty line)" } else { line }).collect();
        match lines.len() {
            0..=2 => lines.join(" / "),
            count => format!("{} / {} / ... ({count} lines)", lines[0], lines[1]),
        }
    }
}
