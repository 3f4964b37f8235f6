use super::{Answer, Question};
use crate::complaint::{counted, Complaint};
use crate::hints;
use crate::lines::{Line, Lines};

/// The least number of moves, on one line.
pub struct Number;

impl Answer for Number {
    fn right(&self, question: &Question<'_>) -> String {
        format!("{}\n", least(question))
    }

    fn judge(&self, question: &Question<'_>, lines: &mut Lines<'_>) -> Result<(), Complaint> {
        let least = least(question);
        judge_number(question, lines.expect(&format!("`{least}`"))?, &least)
    }
}

/// The number, or the word for none.
pub(super) fn least(question: &Question<'_>) -> String {
    let unsolvable = || question.problem.unsolvable.expect("otherwise every board has a way").to_string();
    question.least().map_or_else(unsolvable, |least| least.to_string())
}

/// Takes a line that says `least`.
pub(super) fn judge_number(question: &Question<'_>, line: Line<'_>, least: &str) -> Result<(), Complaint> {
    if line.text == least.as_bytes() {
        return Ok(());
    }
    let printed: Option<usize> = std::str::from_utf8(line.text).ok().and_then(|text| text.parse().ok());
    Err(match printed.filter(|number| number.to_string() != least) {
        Some(number) => Complaint::about(line, format!("says {}, the least is {least}", counted(number, "move")))
            .hinting(hints::about_number(question.problem.puzzle, question.case, number)),
        None => Complaint::about(line, format!("{} where `{least}` was expected", line.quoted())),
    })
}
