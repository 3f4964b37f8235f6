//! Mistakes in reading: a program is wrong on inputs in some layouts, and right on all others.

use super::{Asked, Model, Outputs};
use crate::problem::{Problem, Style};

/// The models of a problem.
pub(super) fn models(problem: &'static Problem) -> Vec<Model> {
    let mut models = vec![
        fails(
            "carriage-return",
            "takes the carriage return at the end of a line for a part of it",
            "skip all white space, `\\r` too: files made on Windows end each line with CR LF",
            |asked| asked.text.contains(&b'\r'),
        ),
        fails(
            "last-line",
            "loses a last line that does not end with a line feed",
            "handle what was read at the end of the input, too",
            |asked| !asked.text.ends_with(b"\n"),
        ),
        fails(
            "blank-lines",
            "does not skip empty lines, or blanks and tabs at the ends of lines",
            "read symbols and skip all white space before each",
            ragged,
        ),
    ];
    if problem.style != Style::Word {
        models.push(fails(
            "by-lines",
            "reads each board from one line",
            "read symbol by symbol and skip all white space: a board may stand on three lines",
            |asked| ragged(asked) || lines(asked),
        ));
        models.push(fails(
            "three-lines",
            "fails on boards that stand on three lines",
            "read symbol by symbol and skip all white space",
            lines,
        ));
        if problem.style == Style::Rows {
            models.retain(|model| !["by-lines", "three-lines"].contains(&model.name.as_str()));
        }
    }
    models
}

fn fails(name: &str, does: &str, advice: &str, on: fn(&Asked<'_>) -> bool) -> Model {
    let prints = move |asked: &Asked<'_>| match on(asked) {
        true => Outputs::Wrong,
        false => Outputs::Pieces(asked.right()),
    };
    Model::new(name, does, advice, prints).inexact()
}

/// Whether there are empty lines, or other blanks than single ones between symbols.
fn ragged(asked: &Asked<'_>) -> bool {
    let text = String::from_utf8_lossy(asked.text).replace("\r\n", "\n");
    let ragged =
        |line: &str| line.trim().is_empty() || line.trim() != line || line.contains('\t') || line.contains("  ");
    text.lines().any(ragged)
}

/// Whether the boards stand on a line for each row.
fn lines(asked: &Asked<'_>) -> bool {
    let text = String::from_utf8_lossy(asked.text);
    let symbols = |line: &str| line.split_whitespace().count();
    !ragged(asked) && text.lines().any(|line| symbols(line) == asked.problem.puzzle.width())
}
