//! Holds an answer to any bytes at all against what a plain reader makes of them.

use crate::boards::is_even;
use crate::memory::{answer_in_memory, Memory};
use crate::reader::read;
use crate::replay::{board, replay, rotated};
use crate::Answer;
use puzzle_core::board::Board;
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

/// Checks that an input is answered up to its first fault, that the fault is told as it should be, and that every way
/// leads to its goal. How long the ways are is not looked at.
///
/// # Panics
/// If a check fails, or if there is no such problem.
pub fn check_answer(problem: &str, input: &[u8], answer: &Answer) {
    let reading = read(problem, input);
    let stderr = reading.fault.map_or(String::new(), |fault| format!("{problem}: {fault}\n"));
    let status = Some(i32::from(!stderr.is_empty()));
    assert_eq!((&*answer.stderr, answer.status), (&*stderr, status), "for \"{}\"", input.escape_ascii());
    let stdout = std::str::from_utf8(&answer.stdout).expect("answers are text");
    let mut lines = stdout.split_inclusive('\n').map(|line| line.strip_suffix('\n').expect("a line feed ends it"));
    let mut next = || lines.next().expect("a line for each case");
    match problem {
        "hdu3567" => {
            for (index, pair) in reading.boards.chunks(2).enumerate() {
                let (head, way) = (next(), next());
                assert_eq!(head, format!("Case {}: {}", index + 1, way.len()));
                assert_eq!(replay(&pair[0], way), Ok(pair[1]));
            }
        }
        "luogu-p1379" => reading.boards.iter().for_each(|_| assert!(next().parse::<u8>().expect("a number") <= 30)),
        "luogu-p2578" => reading.boards.iter().for_each(|start| check_boards(start, &mut next)),
        "nine-number" => reading.boards.iter().for_each(|_| assert!(next().parse::<u8>().expect("a number") <= 32)),
        _ => {
            for start in &reading.boards {
                match is_even(start) {
                    true => assert_eq!(replay(start, next()), Ok(board("12345678x"))),
                    false => assert_eq!(next(), "unsolvable"),
                }
            }
        }
    }
    assert_eq!(lines.next(), None, "more lines than cases");
}

/// Checks a number of moves and the boards along them, from the start to the numbers in order.
fn check_boards<'a>(start: &Board, next: &mut impl FnMut() -> &'a str) {
    let moves: u8 = next().parse().expect("a number");
    assert!(moves <= 32, "{moves}");
    let mut last = None;
    for _ in 0..=moves {
        let rows = [next(), next(), next()];
        assert!(rows.iter().all(|row| row.len() == 5), "{rows:?}");
        let printed = board(&rows.concat().replace(' ', ""));
        let expected = last.as_ref().map_or(vec![*start], |last| rotated(last).to_vec());
        assert!(expected.contains(&printed), "{printed:?} after {last:?}");
        assert_eq!(next(), "", "a line that ends a board");
        last = Some(printed);
    }
    assert_eq!(last, Some(board("012345678")));
}
