use super::{Accepts, Answer, Question, Solution};
use crate::diagnosis::{expect, unexpected, Diagnosis};
use crate::lines::{Line, Lines};
use crate::words::counted;

/// The least number of moves, on one line.
pub struct Distance;

impl Answer for Distance {
    fn print(&self, question: &Question<'_>, solution: Option<&Solution>) -> String {
        match solution {
            Some(solution) => format!("{}\n", solution.length),
            None => format!("{}\n", question.unsolvable()),
        }
    }

    fn judge(&self, question: &Question<'_>, lines: &mut Lines<'_>) -> Result<(), Diagnosis> {
        let distance = distance(question);
        judge_distance(expect(lines, &format!("`{distance}`"))?, &distance)
    }

    fn prints_letters(&self) -> bool {
        false
    }

    fn accepts(&self) -> Accepts {
        Accepts::Distance
    }
}

/// The distance, or the word for none.
pub(super) fn distance(question: &Question<'_>) -> String {
    question.distance().map_or_else(|| question.unsolvable().to_string(), |distance| distance.to_string())
}

/// Accepts a line that says `distance`.
pub(super) fn judge_distance(line: Line<'_>, distance: &str) -> Result<(), Diagnosis> {
    if line.text == distance.as_bytes() {
        return Ok(());
    }
    let printed: Option<usize> = std::str::from_utf8(line.text).ok().and_then(|text| text.parse().ok());
    Err(match printed.filter(|number| number.to_string() != distance) {
        Some(number) => Diagnosis::about(
            line,
            format!("prints {}, but the shortest solution has {distance}", counted(number, "move")),
        ),
        None => unexpected(line, &format!("`{distance}`")),
    })
}
