//! The verdict on an output.

use crate::board::Board;
use crate::diagnosis::Diagnosis;
use crate::draw::side_by_side;
use crate::puzzle::Puzzle;
use std::fmt;

/// What a check of an output says.
pub enum Verdict {
    /// The output is right.
    Accepted,
    /// The output is wrong.
    Wrong(Box<Wrong>),
}

/// Where an output is wrong. It displays as the text that the command line prints.
#[derive(Clone)]
pub struct Wrong {
    /// The first case that is wrong, from 0; the number of cases if the output goes on after the last one.
    pub case: usize,
    /// The number of cases.
    pub cases: usize,
    /// What is played.
    pub puzzle: &'static dyn Puzzle,
    /// The case's start and goal, with their names.
    pub boards: Vec<(&'static str, Board)>,
    /// What is wrong.
    pub diagnosis: Diagnosis,
    /// A right answer, its lines joined; `None` after the last case.
    pub right: Option<String>,
    /// The likely cause and the remedy.
    pub hint: Option<String>,
    /// What else is known.
    pub notes: Vec<String>,
}

impl Wrong {
    /// Adds a note, if there is one.
    pub fn noting(mut self, note: Option<String>) -> Self {
        self.notes.extend(note);
        self
    }

    /// The first line of the text, without the end.
    pub fn headline(&self) -> String {
        let case = match self.cases {
            2.. if self.case < self.cases => format!(", case {} of {}", self.case + 1, self.cases),
            _ => String::new(),
        };
        let line = self.diagnosis.line.map_or(String::new(), |line| format!(", line {line} of the output"));
        format!("wrong{case}{line}: {}", self.diagnosis.what)
    }

    /// All boards to show: the case's own, then those of the diagnosis.
    pub fn all_boards(&self) -> Vec<(&'static str, Board)> {
        self.boards.iter().chain(&self.diagnosis.boards).copied().collect()
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Verdict::Accepted => f.write_str("accepted\n"),
            Verdict::Wrong(wrong) => wrong.fmt(f),
        }
    }
}

impl fmt::Display for Wrong {
    /// Lines, each with its end.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.headline())?;
        let boards = self.all_boards();
        if !boards.is_empty() {
            write!(f, "\n{}\n", side_by_side(self.puzzle, &boards))?;
        }
        let lines = [
            ("printed: ", self.diagnosis.printed.as_deref()),
            ("right:   ", self.right.as_deref()),
            ("remedy:  ", self.diagnosis.remedy),
            ("hint:    ", self.hint.as_deref()),
        ];
        for (name, text) in lines {
            if let Some(text) = text {
                writeln!(f, "{name}{text}")?;
            }
        }
        self.notes.iter().try_for_each(|note| writeln!(f, "note:    {note}"))
    }
}
