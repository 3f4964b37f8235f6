//! Checks the answer to any input, valid or not, against a simple reader of the same input.

use crate::boards::reachable;
use crate::memory::{answer_in_memory, Memory};
use crate::moves::{moved, replay};
use crate::reader::{read, Case};
use crate::Answer;
use catalog::{Prints, Problem};
use puzzle_core::text::{InputError, Text};

/// Solves an input in this process, read byte by byte and in one piece, and checks both answers.
///
/// # Panics
/// If a check fails or the solver panics.
pub fn check_solver(
    problem: &str,
    mut solve: impl FnMut(&mut Text<Memory<'_>>) -> Result<(), InputError>,
    input: &[u8],
) {
    for piece in [1, usize::MAX] {
        check_answer(problem, input, &answer_in_memory(problem, &mut solve, input, piece));
    }
}

/// Checks that an input is answered up to its first error, that the error is reported as it should be, and that every path
/// leads to its goal. Does not check that paths are shortest.
///
/// # Panics
/// If a check fails, or if there is no such problem.
pub fn check_answer(problem: &str, input: &[u8], answer: &Answer) {
    let problem = crate::problem(problem);
    let reading = read(problem, input);
    let stderr = reading.error.map_or(String::new(), |error| format!("{}: {error}\n", problem.name));
    let status = Some(i32::from(!stderr.is_empty()));
    assert_eq!((&*answer.stderr, answer.status), (&*stderr, status), "for \"{}\"", input.escape_ascii());
    let stdout = std::str::from_utf8(&answer.stdout).expect("answers are text");
    let mut lines = stdout.split_inclusive('\n').map(|line| line.strip_suffix('\n').expect("a line feed ends it"));
    let mut next = || lines.next().expect("a line for each case");
    for (index, case) in reading.cases.iter().enumerate() {
        path_length(problem, index + 1, case, &mut next);
    }
    assert_eq!(lines.next(), None, "more lines than cases");
}

/// Checks the lines printed for a case, and returns the length of the path; `None` if the goal is unreachable.
///
/// # Panics
/// If a check fails.
pub fn path_length<'a>(
    problem: &Problem,
    number: usize,
    case: &Case,
    next: &mut impl FnMut() -> &'a str,
) -> Option<usize> {
    if !reachable(problem.puzzle, &case.start, &case.goal) {
        assert_eq!(Some(next()), problem.output.unsolvable.as_deref());
        return None;
    }
    let to_goal = |path: &str| {
        assert_eq!(replay(problem.puzzle, &case.start, path).as_ref(), Ok(&case.goal), "by {path}");
        path.len()
    };
    let length = match problem.output.prints {
        Prints::Distance => distance(next()),
        Prints::Path => to_goal(next()),
        Prints::CaseAndPath => {
            let (head, length) = (next(), to_goal(next()));
            assert_eq!(head, format!("Case {number}: {length}"));
            length
        }
        Prints::DistanceAndPath => {
            let length = distance(next());
            let lines: Vec<&str> = (0..length.div_ceil(60).max(1)).map(|_| next()).collect();
            assert!(lines.iter().rev().skip(1).all(|line| line.len() == 60), "{lines:?}");
            assert_eq!(to_goal(&lines.concat()), length);
            length
        }
        Prints::Boards => boards(problem, case, next),
    };
    assert!(length <= problem.output.farthest, "{length}");
    Some(length)
}

fn distance(line: &str) -> usize {
    line.parse().expect("a number")
}

/// Checks a number of moves and the boards along them, and returns that number.
fn boards<'a>(problem: &Problem, case: &Case, next: &mut impl FnMut() -> &'a str) -> usize {
    let length = distance(next());
    let mut last: Option<Vec<u8>> = None;
    for _ in 0..=length {
        let rows: Vec<&str> = (0..problem.puzzle.size().0).map(|_| next()).collect();
        let numbers = rows.iter().flat_map(|row| row.split(' '));
        let board: Vec<u8> = numbers.map(|number| number.parse().expect("a number")).collect();
        let expected = match &last {
            None => vec![case.start.clone()],
            Some(last) => problem.puzzle.letters().chars().filter_map(|c| moved(problem.puzzle, last, c)).collect(),
        };
        assert!(expected.contains(&board), "{board:?} after {last:?}");
        assert_eq!(next(), "", "a line that ends a board");
        last = Some(board);
    }
    assert_eq!(last.as_ref(), Some(&case.goal));
    length
}
