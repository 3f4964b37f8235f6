use super::{Answer, Question};
use crate::complaint::{counted, Complaint};
use crate::hints;
use crate::lines::{Line, Lines};
use crate::moves::play;

/// The letters of a shortest way, on one line; any shortest one will do.
pub struct Way;

impl Answer for Way {
    fn right(&self, question: &Question<'_>) -> String {
        let unsolvable = || question.problem.unsolvable.expect("otherwise every board has a way").to_string();
        format!("{}\n", question.way().unwrap_or_else(unsolvable))
    }

    fn judge(&self, question: &Question<'_>, lines: &mut Lines<'_>) -> Result<(), Complaint> {
        let line = lines.expect("a line of moves")?;
        let unsolvable = question.problem.unsolvable.unwrap_or_default();
        let says_so = line.text == unsolvable.as_bytes();
        match question.least() {
            None if says_so => Ok(()),
            None => Err(Complaint::about(line, format!("{} where `{unsolvable}` was expected", line.quoted()))),
            Some(least) if says_so => {
                let truth = match least {
                    0 => "the board is the goal itself".to_string(),
                    _ => format!("the shortest way has {}", counted(least, "move")),
                };
                Err(Complaint::about(line, format!("says `{unsolvable}`, but {truth}")))
            }
            Some(least) => judge_moves(question, line, least),
        }
    }

    fn may_be_longer(&self) -> bool {
        true
    }
}

/// Takes the moves on a line if they lead to the goal and, unless any way will do, are `least` in number.
pub(super) fn judge_moves(question: &Question<'_>, line: Line<'_>, least: usize) -> Result<(), Complaint> {
    let length = line.text.len();
    if length == 0 && least > 0 {
        return Err(Complaint::about(line, "an empty line where moves were expected".to_string()));
    }
    if length > 0 && least == 0 && !question.any_way {
        let what = format!("{} on the goal itself, where an empty line was expected", counted(length, "move"));
        return Err(Complaint::about(line, what));
    }
    judge_end(question, line)?;
    if length > least && !question.any_way {
        return Err(Complaint::about(line, format!("{}, the shortest is {least}", counted(length, "move"))));
    }
    Ok(())
}

/// Takes moves that lead to the goal.
fn judge_end(question: &Question<'_>, line: Line<'_>) -> Result<(), Complaint> {
    let (puzzle, case) = (question.problem.puzzle, question.case);
    let hint = || hints::about_moves(puzzle, case, line.text);
    let boards = play(puzzle, &case.start, line.text).map_err(|(_, stumble)| {
        Complaint::about(line, stumble.to_string()).showing("before that move", stumble.board).hinting(hint())
    })?;
    let end = boards[line.text.len()];
    if end == case.goal {
        return Ok(());
    }
    let what = match boards.iter().position(|board| *board == case.goal) {
        Some(passed) => format!("reaches the goal after {} and goes on", counted(passed, "move")),
        None => "ends on another board than the goal".to_string(),
    };
    Err(Complaint::about(line, what).showing("ends on", end).hinting(hint()))
}
