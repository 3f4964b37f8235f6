//! An output, line by line.

use crate::words::shortened;

/// The lines of an output that have not been taken yet, in order.
///
/// A line ends with LF or, as programs on Windows print it, CR LF; the last one may lack its end, as judges have it.
#[derive(Clone)]
pub struct Lines<'a> {
    rest: &'a [u8],
    taken: usize,
    untidy: Option<Line<'a>>,
}

/// A line of an output without its end and without blanks before and behind.
#[derive(Clone, Copy)]
pub struct Line<'a> {
    /// Its number, from 1.
    pub number: usize,
    /// What it says.
    pub text: &'a [u8],
}

impl<'a> Lines<'a> {
    /// All lines of an output.
    pub fn new(output: &'a [u8]) -> Self {
        Lines { rest: output, taken: 0, untidy: None }
    }

    /// Whether no line is left.
    pub fn are_over(&self) -> bool {
        self.rest.is_empty()
    }

    /// How many lines were taken.
    pub fn taken(&self) -> usize {
        self.taken
    }

    /// The first line taken that had blanks before or behind its text.
    pub fn untidy(&self) -> Option<Line<'a>> {
        self.untidy
    }

    /// The next lines that are empty, if any, are taken; returns how many.
    pub fn skip_empty(&mut self) -> usize {
        let before = self.taken;
        while self.clone().next().is_some_and(|line| line.text.is_empty()) {
            self.next();
        }
        self.taken - before
    }
}

impl<'a> Iterator for Lines<'a> {
    type Item = Line<'a>;

    fn next(&mut self) -> Option<Line<'a>> {
        if self.rest.is_empty() {
            return None;
        }
        let length = self.rest.iter().position(|&byte| byte == b'\n').unwrap_or(self.rest.len());
        let (line, rest) = self.rest.split_at(length);
        self.rest = rest.strip_prefix(b"\n").unwrap_or(rest);
        self.taken += 1;
        let line = line.strip_suffix(b"\r").unwrap_or(line);
        let text = line.trim_ascii();
        let taken = Line { number: self.taken, text };
        if text.len() < line.len() {
            self.untidy = self.untidy.or(Some(taken));
        }
        Some(taken)
    }
}

impl Line<'_> {
    /// The line between backquotes, what cannot be printed as escapes, a long one shortened; "an empty line" if it is one.
    pub fn quoted(&self) -> String {
        match self.text {
            [] => "an empty line".to_string(),
            text => format!("`{}`", shortened(text)),
        }
    }
}
