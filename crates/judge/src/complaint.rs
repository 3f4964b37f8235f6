//! What is wrong with an answer, and how it is put.

use crate::draw::side_by_side;
use crate::lines::{shortened, Line};
use crate::puzzle::Puzzle;
use puzzle_core::board::Board;
use std::fmt;

/// What is wrong with the answer to one case.
#[derive(Debug)]
pub struct Complaint {
    /// In words, without the case.
    what: String,
    /// The line of the output, from 1; `None` if there is no such line.
    line: Option<usize>,
    /// The line, as it is printed.
    printed: Option<String>,
    /// Boards to show besides the case's own, and what they are.
    boards: Vec<(&'static str, Board)>,
    /// What the mistake may be.
    hint: Option<&'static str>,
}

impl Complaint {
    /// A complaint about what is not there.
    pub fn new(what: String) -> Self {
        Complaint { what, line: None, printed: None, boards: Vec::new(), hint: None }
    }

    /// A complaint about a line.
    pub fn about(line: Line<'_>, what: String) -> Self {
        let printed = (!line.text.is_empty()).then(|| shortened(line.text));
        Complaint { line: Some(line.number), printed, ..Complaint::new(what) }
    }

    /// With one more board to show.
    pub fn showing(mut self, name: &'static str, board: Board) -> Self {
        self.boards.push((name, board));
        self
    }

    /// With a guess what the mistake is, unless it has one.
    pub fn hinting(mut self, hint: Option<&'static str>) -> Self {
        self.hint = self.hint.or(hint);
        self
    }
}

/// Where an output is wrong.
#[derive(Debug)]
pub struct Wrong {
    /// The first case that is wrong, from 0; all cases of the input if the output goes on behind them.
    pub case: usize,
    /// Of how many.
    pub cases: usize,
    /// What is played.
    pub puzzle: Puzzle,
    /// The case's start and goal.
    pub boards: Vec<(&'static str, Board)>,
    /// What is wrong.
    pub complaint: Complaint,
    /// A right answer, its lines joined; `None` behind the last case.
    pub right: Option<String>,
    /// What else is known.
    pub notes: Vec<String>,
}

impl Wrong {
    /// With one more note, if there is one.
    pub fn noting(mut self, note: Option<String>) -> Self {
        self.notes.extend(note);
        self
    }
}

impl fmt::Display for Wrong {
    /// Lines, the last one with its end.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Complaint { what, line, printed, boards, hint } = &self.complaint;
        f.write_str("wrong")?;
        if self.cases > 1 && self.case < self.cases {
            write!(f, ", case {} of {}", self.case + 1, self.cases)?;
        }
        if let Some(line) = line {
            write!(f, ", line {line} of the output")?;
        }
        writeln!(f, ": {what}")?;
        let boards: Vec<_> = self.boards.iter().chain(boards).copied().collect();
        if !boards.is_empty() {
            write!(f, "\n{}\n", side_by_side(self.puzzle, &boards))?;
        }
        let lines = [("printed: ", printed.as_deref()), ("right:   ", self.right.as_deref()), ("hint:    ", *hint)];
        for (name, text) in lines {
            if let Some(text) = text {
                writeln!(f, "{name}{text}")?;
            }
        }
        self.notes.iter().try_for_each(|note| writeln!(f, "note:    {note}"))
    }
}

/// "1 move", "2 moves".
pub fn counted(count: usize, what: &str) -> String {
    format!("{count} {what}{}", if count == 1 { "" } else { "s" })
}
