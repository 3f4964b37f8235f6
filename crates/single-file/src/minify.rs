//! Drops what rustc does not read: comments, indentation, line ends, and blanks between tokens that stay apart without.

use crate::source::leaves;

/// How long a line may become; it is broken at the next gap there was.
const LINE: usize = 100;

/// The same tokens in fewer bytes, on lines of about a hundred characters.
///
/// # Panics
/// If `text` is no Rust.
pub fn minify(text: &str) -> String {
    let mut minified = String::new();
    let (mut end, mut last, mut line) = (0, "", 0);
    for leaf in leaves(text) {
        let token = &text[leaf.clone()];
        let is_gap = end < leaf.start && !minified.is_empty();
        // A documentation comment, which a macro may be given, goes on to the end of its line.
        if is_gap && (minified.len() - line > LINE || last.starts_with("//")) {
            minified.push('\n');
            line = minified.len();
        } else if is_gap && !stay_apart(last, token) {
            minified.push(' ');
        }
        minified.push_str(token);
        if let Some(feed) = token.rfind('\n') {
            line = minified.len() - token.len() + feed + 1;
        }
        (end, last) = (leaf.end, token);
    }
    minified.push('\n');
    let same = |text: &str| leaves(text).into_iter().map(|leaf| text[leaf].to_owned()).collect::<Vec<String>>();
    assert!(same(&minified) == same(text), "the tokens are not the same");
    minified
}

/// Whether two tokens are read as the same two with nothing between them.
fn stay_apart(before: &str, after: &str) -> bool {
    let bracket = |token: &str| token.len() == 1 && "()[]{},;".contains(token);
    if bracket(before) || bracket(after) {
        return true;
    }
    // Words, numbers and literals; a lifetime is a quote and a word.
    let word = |token: &str| token.starts_with(|c: char| "_\"'".contains(c) || c.is_alphanumeric());
    let digit = |token: &str| token.starts_with(|c: char| c.is_ascii_digit());
    match (word(before), word(after)) {
        (true, true) => false,
        // From edition 2021 on `word#` is a prefix, and from 2024 on `#"` and `##` begin a string.
        (true, false) => after != "#" && !(digit(before) && after == "."),
        (false, true) => before != "#" && !(before == "." && digit(after)),
        (false, false) => !joins(before, after) && before != "#",
    }
}

/// Whether two signs in a row could be one, or begin a comment.
fn joins(before: &str, after: &str) -> bool {
    let begins = match after.chars().next() {
        Some('=') => "=<>!+-*/%^&|.",
        Some('>') => "=->",
        Some('<') => "<",
        Some('-') => "<",
        Some('&') => "&",
        Some('|') => "|",
        Some('.') => ".",
        Some(':') => ":",
        Some('/' | '*') => "/",
        _ => "",
    };
    begins.contains(before)
}
