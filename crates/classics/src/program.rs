//! Input, output and exit status of the programs in this crate. They are simple; those in `problems` are exact.

use crate::board::{board, Board};
use crate::method::Method;
use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

/// Reads all of standard input, then writes the answer to standard output.
///
/// An error in the input, or a failure to read or write, is one line on standard error and status 1. A closed output
/// is not an error.
pub fn run(answer: impl FnOnce(&str) -> Result<String, String>) -> ExitCode {
    let done = io::read_to_string(io::stdin()).map_err(|error| error.to_string()).and_then(|input| {
        let output = answer(&input)?;
        match io::stdout().write_all(output.as_bytes()) {
            Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(error.to_string()),
            _ => Ok(()),
        }
    });
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            let _ = writeln!(io::stderr(), "{error}");
            ExitCode::FAILURE
        }
    }
}

/// Writes the `lines` of each board in standard input.
pub fn run_boards(lines: impl Fn(Board) -> String) -> ExitCode {
    run(|input| Ok(boards(input)?.into_iter().map(lines).collect()))
}

/// Solves each board in standard input with the method that the only argument names, and writes the `lines` of its
/// answer. Without such an argument, lists the methods on standard error and exits with status 2.
pub fn run_by_method<Answer>(methods: &[Method<Answer>], lines: impl Fn(Option<Answer>) -> String) -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if let Some(method) = methods.iter().find(|method| arguments == [method.name]) {
        let solve = (method.ready)();
        return run_boards(|board| lines(solve(board)));
    }
    let names: Vec<&str> = methods.iter().map(|method| method.name).collect();
    let _ = writeln!(io::stderr(), "expected one argument, a method: {}", names.join(", "));
    ExitCode::from(2)
}

/// Writes the two lines of hdu3567 for each pair of boards in standard input.
pub fn run_pairs(path: impl Fn(Board, Board) -> Option<String>) -> ExitCode {
    run(|input| {
        let mut output = String::new();
        for (case, (start, goal)) in (1..).zip(pairs(input)?) {
            let path = path(start, goal).ok_or_else(|| {
                format!("case {case}: found boards with no path between them, expected a solvable pair")
            })?;
            output += &format!("Case {case}: {}\n{path}\n", path.len());
        }
        Ok(output)
    })
}

/// The boards of an input. White space is allowed anywhere.
fn boards(input: &str) -> Result<Vec<Board>, String> {
    let symbols: Vec<char> = input.chars().filter(|symbol| !symbol.is_ascii_whitespace()).collect();
    let each = symbols.chunks(9).map(String::from_iter).zip(1..);
    each.map(|(symbols, place)| board(&symbols).ok_or_else(|| error(place, &symbols))).collect()
}

fn error(place: usize, symbols: &str) -> String {
    format!("board {place}: found `{symbols}`, expected nine different digits 0 to 8 (or x for 0)")
}

/// The pairs of boards of an input that starts with their count.
fn pairs(input: &str) -> Result<Vec<(Board, Board)>, String> {
    let input = input.trim_start();
    let (first, rest) = input.split_once(|symbol: char| symbol.is_ascii_whitespace()).unwrap_or((input, ""));
    let count: usize = first.parse().map_err(|_| format!("found `{first}`, expected the number of cases"))?;
    let boards = boards(rest)?;
    if (boards.len() / 2, boards.len() % 2) != (count, 0) {
        return Err(format!("found {} boards, expected two for each of {count} cases", boards.len()));
    }
    Ok(boards.chunks(2).map(|pair| (pair[0], pair[1])).collect())
}
