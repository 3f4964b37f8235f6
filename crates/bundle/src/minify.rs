//! Drops what rustc does not read: comments, indentation, and blanks between tokens that stay apart without.

use crate::source::leaves;

/// The same tokens in fewer bytes. Where a line ended, one still does.
///
/// # Panics
/// If `text` is no Rust.
pub fn minify(text: &str) -> String {
    let mut minified = String::new();
    let (mut end, mut last) = (0, "");
    for leaf in leaves(text) {
        let gap = &text[end..leaf.start];
        let token = &text[leaf.clone()];
        if gap.contains('\n') && !minified.is_empty() {
            minified.push('\n');
        } else if !gap.is_empty() && !stay_apart(last, token) {
            minified.push(' ');
        }
        minified.push_str(token);
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
    // A word or literal and a sign; but a lifetime and a number's dot are left alone.
    let word = |token: &str| token.starts_with(|c: char| c == '_' || c == '"' || c.is_alphanumeric());
    let sign = |token: &str| token.len() == 1 && "=+-*/%&|^<>!:?".contains(token);
    bracket(before) && !after.starts_with("//")
        || bracket(after)
        || word(before) && sign(after)
        || sign(before) && word(after)
}
