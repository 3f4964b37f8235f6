//! Where lines begin and how far they are apart, with nothing inside a literal touched.

use crate::source::leaves;
use std::ops::Range;

/// Each line with its line feed, and whether it begins and ends inside a token, as a literal of many lines is.
fn lines(text: &str) -> impl Iterator<Item = (&str, bool, bool)> {
    let long: Vec<Range<usize>> = leaves(text).into_iter().filter(|leaf| text[leaf.clone()].contains('\n')).collect();
    let mut start = 0;
    text.split_inclusive('\n').map(move |line| {
        let inside = |offset: usize| long.iter().any(|leaf| leaf.start < offset && offset < leaf.end);
        let begins = inside(start);
        start += line.len();
        (line, begins, inside(start))
    })
}

/// The text without blanks at the ends of lines, and without blank lines that part nothing: of several only one stays,
/// none at the start, at the end, behind an opening or before a closing bracket.
pub(crate) fn tidy(text: &str) -> String {
    let mut tidied = String::new();
    let mut blank = false;
    for (line, begins_inside, ends_inside) in lines(text) {
        if !begins_inside && line.trim().is_empty() {
            blank = true;
            continue;
        }
        let opens = tidied.is_empty() || tidied.ends_with("{\n");
        if blank && !opens && !line.trim_start().starts_with('}') {
            tidied.push('\n');
        }
        blank = false;
        match ends_inside {
            true => tidied.push_str(line),
            false => tidied.extend([line.trim_end(), "\n"]),
        }
    }
    tidied
}
