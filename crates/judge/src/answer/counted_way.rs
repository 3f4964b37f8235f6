use super::way::judge_moves;
use super::{Answer, Question};
use crate::complaint::{counted, Complaint};
use crate::hints;
use crate::lines::{Line, Lines};

/// `Case k: d` and, on a line of its own, the first of the shortest ways.
pub struct CountedWay;

impl Answer for CountedWay {
    fn right(&self, question: &Question<'_>) -> String {
        let way = way(question);
        format!("Case {}: {}\n{way}\n", question.number, way.len())
    }

    fn judge(&self, question: &Question<'_>, lines: &mut Lines<'_>) -> Result<(), Complaint> {
        let way = way(question);
        let head = format!("Case {}: ", question.number);
        judge_head(lines.expect(&format!("`{head}{}`", way.len()))?, &head, way.len())?;
        let line = lines.expect(if way.is_empty() { "an empty line" } else { "a line of moves" })?;
        judge_moves(question, line, way.len())?;
        if line.text != way.as_bytes() {
            let complaint = Complaint::about(line, format!("right length, but `{way}` comes before it"));
            return Err(complaint.hinting(hints::about_order(question.case, question.problem.order, line.text)));
        }
        Ok(())
    }
}

/// The first of the shortest ways.
fn way(question: &Question<'_>) -> String {
    question.way().expect("a pair that was read has a way")
}

fn judge_head(line: Line<'_>, head: &str, least: usize) -> Result<(), Complaint> {
    let right = format!("{head}{least}");
    if line.text == right.as_bytes() {
        return Ok(());
    }
    let number = line.text.strip_prefix(head.as_bytes()).and_then(|rest| std::str::from_utf8(rest).ok()?.parse().ok());
    Err(Complaint::about(
        line,
        match number {
            Some(number) if number != least => format!("says {}, the least is {least}", counted(number, "move")),
            _ => format!("{} where `{right}` was expected", line.quoted()),
        },
    ))
}
