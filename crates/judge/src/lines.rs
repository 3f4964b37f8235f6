//! An output, line by line.

use crate::complaint::Complaint;

/// The lines of an output that have not been taken yet.
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

    /// The next line. `expected` says what should come if none does.
    ///
    /// # Errors
    /// If no line is left.
    pub fn expect(&mut self, expected: &str) -> Result<Line<'a>, Complaint> {
        self.next().ok_or_else(|| Complaint::new(format!("the output ends where {expected} was expected")))
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

/// Text with what cannot be seen as escapes, bytes that are no text too, and only the beginning of a long one.
pub fn shortened(text: &[u8]) -> String {
    const MOST: usize = 60;
    // No character has more than four bytes, so this holds one more than is shown if there is one.
    let chunks = text[..text.len().min(4 * (MOST + 1))].utf8_chunks();
    let mut signs = chunks.flat_map(|chunk| {
        let bytes = chunk.invalid().iter().map(|byte| format!("\\x{byte:02x}"));
        chunk.valid().chars().map(shown).chain(bytes)
    });
    let shown: String = signs.by_ref().take(MOST).collect();
    shown + if signs.next().is_some() { "..." } else { "" }
}

fn shown(char: char) -> String {
    match char {
        '"' | '\'' | '\\' => char.to_string(),
        _ => char.escape_debug().to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_seen_is_shown_as_an_escape() {
        assert_eq!(
            shortened("it's \"\\\" → \t\r\0\u{feff}\u{1b}[31m".as_bytes()),
            "it's \"\\\" → \\t\\r\\0\\u{feff}\\u{1b}[31m"
        );
        assert_eq!(shortened(b"r\xff\xfe\xc3"), "r\\xff\\xfe\\xc3");
    }

    #[test]
    fn sixty_signs_are_shown_of_more() {
        for sign in ["u", "→", "🀀"] {
            assert_eq!(shortened(sign.repeat(60).as_bytes()), sign.repeat(60));
            assert_eq!(shortened(sign.repeat(61).as_bytes()), sign.repeat(60) + "...");
        }
    }
}
