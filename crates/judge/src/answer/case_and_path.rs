use super::path::{judge_first, judge_moves};
use super::{Accepts, Answer, Question, Solution};
use crate::diagnosis::{expect, unexpected, Diagnosis};
use crate::lines::{Line, Lines};
use crate::words::counted;

/// `Case k: d` and, on a line of its own, the first of the shortest paths.
pub struct CaseAndPath;

impl Answer for CaseAndPath {
    fn print(&self, question: &Question<'_>, solution: Option<&Solution>) -> String {
        match solution {
            Some(Solution { length, moves }) => format!("Case {}: {length}\n{moves}\n", question.number),
            None => format!("Case {}: {}\n\n", question.number, question.unsolvable()),
        }
    }

    fn judge(&self, question: &Question<'_>, lines: &mut Lines<'_>) -> Result<(), Diagnosis> {
        let path = question.path().expect("the goal of a pair that was read is reachable");
        let head = format!("Case {}: ", question.number);
        judge_head(expect(lines, &format!("`{head}{}`", path.len()))?, &head, path.len())?;
        let line = expect(lines, if path.is_empty() { "an empty line" } else { "a line of moves" })?;
        judge_moves(question, line, path.len())?;
        judge_first(line, &path)
    }

    fn accepts(&self) -> Accepts {
        Accepts::FirstShortest
    }
}

fn judge_head(line: Line<'_>, head: &str, distance: usize) -> Result<(), Diagnosis> {
    let right = format!("{head}{distance}");
    if line.text == right.as_bytes() {
        return Ok(());
    }
    let number = line.text.strip_prefix(head.as_bytes()).and_then(|rest| std::str::from_utf8(rest).ok()?.parse().ok());
    Err(match number {
        Some(number) if number != distance => Diagnosis::about(
            line,
            format!("prints {}, but the shortest solution has {distance}", counted(number, "move")),
        ),
        _ => unexpected(line, &format!("`{right}`")),
    })
}
