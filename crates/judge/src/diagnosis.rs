//! What is wrong with an answer.

use crate::board::Board;
use crate::lines::{Line, Lines};
use crate::words::shortened;

/// What is wrong with the answer to one case.
#[derive(Clone, Debug)]
pub struct Diagnosis {
    /// In words, without the case.
    pub what: String,
    /// The line of the output, from 1; `None` if there is no such line.
    pub line: Option<usize>,
    /// The line, as it is printed.
    pub printed: Option<String>,
    /// Boards to show besides the case's own, with their names.
    pub boards: Vec<(&'static str, Board)>,
    /// Whether the answer is right except for blanks and empty lines.
    pub only_blanks: bool,
    /// What to do about it, if that is certain.
    pub remedy: Option<&'static str>,
}

impl Diagnosis {
    /// A diagnosis about something that is missing.
    pub fn new(what: String) -> Self {
        Diagnosis { what, line: None, printed: None, boards: Vec::new(), only_blanks: false, remedy: None }
    }

    /// A diagnosis about a line.
    pub fn about(line: Line<'_>, what: String) -> Self {
        let printed = (!line.text.is_empty()).then(|| shortened(line.text));
        Diagnosis { line: Some(line.number), printed, ..Diagnosis::new(what) }
    }

    /// Adds a board to show.
    pub fn showing(mut self, name: &'static str, board: Board) -> Self {
        self.boards.push((name, board));
        self
    }

    /// Marks an answer that is right except for blanks and empty lines.
    pub fn only_blanks(self) -> Self {
        Diagnosis { only_blanks: true, ..self }
    }

    /// Adds a remedy, unless there is one.
    pub fn remedied_by(mut self, remedy: Option<&'static str>) -> Self {
        self.remedy = self.remedy.or(remedy);
        self
    }
}

/// Takes the next line. `expected` says what should come.
///
/// # Errors
/// If no line is left.
pub fn expect<'a>(lines: &mut Lines<'a>, expected: &str) -> Result<Line<'a>, Diagnosis> {
    lines.next().ok_or_else(|| Diagnosis::new(format!("the output ends, expected {expected}")))
}

/// "expected X, found Y", about a line.
pub fn unexpected(line: Line<'_>, expected: &str) -> Diagnosis {
    Diagnosis::about(line, format!("expected {expected}, found {}", line.quoted()))
}
