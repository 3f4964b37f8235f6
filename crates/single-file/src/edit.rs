//! Changes to a text, collected first and made all at once.

use std::cmp::Reverse;
use std::ops::Range;

/// Ranges of a text, in bytes, and what takes their place.
#[derive(Clone, Default)]
pub(crate) struct Edits(Vec<(Range<usize>, String)>);

impl Edits {
    pub(crate) fn replace(&mut self, range: Range<usize>, by: impl Into<String>) {
        self.0.push((range, by.into()));
    }

    pub(crate) fn delete(&mut self, range: Range<usize>) {
        self.replace(range, "");
    }

    pub(crate) fn insert(&mut self, at: usize, text: impl Into<String>) {
        self.replace(at..at, text);
    }

    pub(crate) fn extend(&mut self, other: Edits) {
        self.0.extend(other.0);
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether all of `range` is to be deleted.
    pub(crate) fn deletes(&self, range: &Range<usize>) -> bool {
        self.0.iter().any(|(gone, by)| by.is_empty() && gone.start <= range.start && range.end <= gone.end)
    }

    /// Whether any change is made to `range`.
    pub(crate) fn touches(&self, range: &Range<usize>) -> bool {
        self.0.iter().any(|(edited, _)| edited.start < range.end && range.start < edited.end)
    }

    /// The text after all changes. A change that begins inside another is lost, but for what it deletes beyond that.
    pub(crate) fn apply(mut self, text: &str) -> String {
        self.0.sort_by_key(|(range, _)| (range.start, Reverse(range.end)));
        let (mut edited, mut done) = (String::new(), 0);
        for (range, by) in &self.0 {
            if range.start >= done {
                edited.push_str(&text[done..range.start]);
                edited.push_str(by);
            }
            done = done.max(range.end);
        }
        edited + &text[done..]
    }

    /// The text with blanks for what is to be deleted, so that every other byte stays where it is.
    pub(crate) fn blank(&self, text: &str) -> String {
        let mut bytes = text.as_bytes().to_vec();
        for (range, _) in &self.0 {
            bytes[range.clone()].iter_mut().filter(|byte| **byte != b'\n').for_each(|byte| *byte = b' ');
        }
        String::from_utf8(bytes).expect("whole characters are deleted")
    }
}

/// `range` and the blanks behind it; and if then nothing else stands on its lines, all of these.
pub(crate) fn whole_lines(text: &str, range: Range<usize>) -> Range<usize> {
    let rest = text[range.end..].trim_start_matches([' ', '\t']);
    let end = text.len() - rest.len();
    let start = text[..range.start].trim_end_matches([' ', '\t']).len();
    let begins = text[..start].is_empty() || text[..start].ends_with('\n');
    match rest.chars().next() {
        Some('\n') if begins => start..end + 1,
        None if begins => start..end,
        Some('\n') | None => start..end,
        Some(_) => range.start..end,
    }
}

/// `range` up to the end of the comment behind it on the same line, if there is one.
pub(crate) fn with_remark(text: &str, range: Range<usize>) -> Range<usize> {
    let line = text[range.end..].split('\n').next().unwrap_or_default();
    let end = if line.trim_start().starts_with("//") { range.end + line.len() } else { range.end };
    range.start..end
}
