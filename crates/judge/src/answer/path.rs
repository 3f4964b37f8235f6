use super::{Accepts, Answer, Question, Solution};
use crate::diagnosis::{expect, unexpected, Diagnosis};
use crate::lines::{Line, Lines};
use crate::moves::{named, play};
use crate::words::counted;

/// The letters of a shortest path, on one line.
pub struct Path {
    accepts: Accepts,
}

/// Any shortest path is right.
pub static PATH: Path = Path { accepts: Accepts::AnyShortest };

/// Only the shortest path that is first in the tie-break order is right.
pub static FIRST_PATH: Path = Path { accepts: Accepts::FirstShortest };

impl Answer for Path {
    fn print(&self, question: &Question<'_>, solution: Option<&Solution>) -> String {
        format!("{}\n", solution.map_or(question.unsolvable(), |solution| &solution.moves))
    }

    fn judge(&self, question: &Question<'_>, lines: &mut Lines<'_>) -> Result<(), Diagnosis> {
        let line = expect(lines, "a line of moves")?;
        let unsolvable = question.unsolvable();
        let says_so = line.text == unsolvable.as_bytes();
        match question.distance() {
            None if says_so => Ok(()),
            None => Err(unexpected(line, &format!("`{unsolvable}`"))),
            Some(distance) if says_so => {
                let truth = match distance {
                    0 => "the board is the goal".to_string(),
                    _ => format!("the shortest solution has {}", counted(distance, "move")),
                };
                Err(Diagnosis::about(line, format!("prints `{unsolvable}`, but {truth}")))
            }
            Some(distance) => {
                judge_moves(question, line, distance)?;
                match question.path() {
                    Some(path) if self.accepts == Accepts::FirstShortest => judge_first(line, &path),
                    _ => Ok(()),
                }
            }
        }
    }

    fn accepts(&self) -> Accepts {
        self.accepts
    }

    fn accepts_longer_paths(&self) -> bool {
        self.accepts == Accepts::AnyShortest
    }
}

/// Accepts the moves on a line if they lead to the goal and, unless any path will do, their number is `distance`.
pub(super) fn judge_moves(question: &Question<'_>, line: Line<'_>, distance: usize) -> Result<(), Diagnosis> {
    let length = line.text.len();
    if !line.text.iter().all(|letter| question.puzzle.letters().contains(letter)) {
        return Err(not_moves(question, line, distance));
    }
    if length == 0 && distance > 0 {
        return Err(Diagnosis::about(line, "expected moves, found an empty line".to_string()));
    }
    if length > 0 && distance == 0 && !question.any_path {
        let what = format!("the board is the goal, expected an empty line, found {}", counted(length, "move"));
        return Err(Diagnosis::about(line, what));
    }
    judge_end(question, line)?;
    if length > distance && !question.any_path {
        let what = format!("prints {}, but the shortest solution has {distance}", counted(length, "move"));
        return Err(Diagnosis::about(line, what));
    }
    Ok(())
}

/// Accepts a shortest path if it is `path`, the first one in the tie-break order.
pub(super) fn judge_first(line: Line<'_>, path: &str) -> Result<(), Diagnosis> {
    match line.text == path.as_bytes() {
        true => Ok(()),
        false => {
            let what = format!("a shortest path, but `{path}` comes before it in the tie-break order");
            Err(Diagnosis::about(line, what))
        }
    }
}

/// The diagnosis for a line with something else than moves on it.
fn not_moves(question: &Question<'_>, line: Line<'_>, distance: usize) -> Diagnosis {
    let letters = question.puzzle.letters();
    let capitals = letters.iter().all(u8::is_ascii_uppercase);
    let cased = if capitals { line.text.to_ascii_uppercase() } else { line.text.to_ascii_lowercase() };
    let kept: Vec<u8> = cased.iter().copied().filter(|byte| letters.contains(byte)).collect();
    let others: Vec<u8> = cased.iter().copied().filter(|byte| !letters.contains(byte)).collect();
    let expected = match distance {
        0 => "an empty line".to_string(),
        _ => format!("moves {}", named(question.puzzle, "")),
    };
    let text = String::from_utf8_lossy(line.text);
    let remedy = if others.is_empty() {
        match capitals {
            true => "print the moves in capital letters",
            false => "print the moves in lower case",
        }
    } else if line.text.is_ascii() && !others.iter().any(u8::is_ascii_alphanumeric) {
        match kept.is_empty() {
            true => "print nothing but moves: here an empty line",
            false => "print the letters of the moves only, with nothing before, after or between them",
        }
    } else if [':', '?', '>'].iter().any(|sign| text.trim_end().ends_with(*sign)) {
        "print no prompts: a judge compares everything on standard output"
    } else if others.iter().all(u8::is_ascii_digit) {
        "print the moves, not numbers"
    } else {
        "print only what the problem asks for: no other text, no prompts, no debugging output"
    };
    unexpected(line, &expected).remedied_by(Some(remedy))
}

/// Accepts moves that lead to the goal.
fn judge_end(question: &Question<'_>, line: Line<'_>) -> Result<(), Diagnosis> {
    let case = question.case;
    let boards = play(question.puzzle, &case.start, line.text).map_err(|(boards, impossible)| {
        let last = boards[boards.len() - 1];
        Diagnosis::about(line, impossible).showing("before that move", last)
    })?;
    let end = boards[line.text.len()];
    if end == case.goal {
        return Ok(());
    }
    let what = match boards.iter().position(|board| *board == case.goal) {
        Some(passed) => format!("reaches the goal after {} and goes on", counted(passed, "move")),
        None => "ends on another board than the goal".to_string(),
    };
    Err(Diagnosis::about(line, what).showing("ends on", end))
}
