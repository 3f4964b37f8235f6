use super::distance::judge_distance;
use super::path::{judge_first, judge_moves};
use super::{Accepts, Answer, Question, Solution};
use crate::diagnosis::{expect, Diagnosis};
use crate::lines::Lines;

/// The least number of moves and, on a line of its own, the first of the shortest paths. The judges that ask for it allow 60
/// letters on a line, and no path has as many.
pub struct DistanceAndPath;

impl Answer for DistanceAndPath {
    fn print(&self, question: &Question<'_>, solution: Option<&Solution>) -> String {
        match solution {
            Some(Solution { length, moves }) => format!("{length}\n{moves}\n"),
            None => format!("{}\n\n", question.unsolvable()),
        }
    }

    fn judge(&self, question: &Question<'_>, lines: &mut Lines<'_>) -> Result<(), Diagnosis> {
        let path = question.path().expect("the goal is reachable");
        let distance = path.len().to_string();
        judge_distance(expect(lines, &format!("`{distance}`"))?, &distance)?;
        if path.is_empty() && lines.are_over() {
            return Ok(()); // no source says that a line follows a length of 0
        }
        let line = expect(lines, if path.is_empty() { "an empty line" } else { "a line of moves" })?;
        judge_moves(question, line, path.len())?;
        judge_first(line, &path)
    }

    fn accepts(&self) -> Accepts {
        Accepts::FirstShortest
    }
}
