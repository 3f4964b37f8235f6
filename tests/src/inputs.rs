//! Inputs for what must answer as a problem's program does, not looked at one by one.

use crate::boards::{every_board, is_even, lines};
use crate::{cases, Answer, Program};
use puzzle_core::board::Board;

/// All boards where they fit into one input, else many: what a problem's whole space is to its program.
pub fn whole_space(problem: &str) -> Vec<String> {
    match problem {
        "hdu1043" | "nine-number" => vec![lines(every_board(), '0')],
        "hdu3567" => vec![pairs(36)],
        _ => every_board().step_by(362).map(|board| lines([board], '0')).collect(),
    }
}

/// A thousand boards from all over the space, in one input where the problem takes that.
pub fn thousand_boards(problem: &str) -> Vec<String> {
    match problem {
        "hdu1043" | "nine-number" => vec![lines(every_board().step_by(362), '0')],
        "hdu3567" => vec![pairs(181)],
        _ => whole_space(problem),
    }
}

/// Each `step`th even board with one of the other end, in the format of hdu3567.
fn pairs(step: usize) -> String {
    let even: Vec<Board> = every_board().filter(is_even).step_by(step).collect();
    let pairs = even.iter().zip(even.iter().rev()).flat_map(|(start, goal)| [*start, *goal]);
    format!("{}\n{}", even.len(), lines(pairs, 'x'))
}

/// An input and what the program itself answers.
pub struct Expected<T> {
    /// The case, or the beginning of the input.
    pub name: String,
    /// All of standard input.
    pub input: Vec<u8>,
    /// As much of the answer as is compared.
    pub answer: T,
}

/// What the program answers to each of its cases and to more inputs, a thousand boards at least.
///
/// # Panics
/// If the inputs hold less.
pub fn expected<T>(program: Program, more: Vec<String>, what: impl Fn(Answer) -> T) -> Vec<Expected<T>> {
    assert!(more.iter().map(|input| input.lines().count()).sum::<usize>() > 1_000);
    let cases = cases(program.name).into_iter().map(|case| (case.name, case.input));
    let more = more.into_iter().map(|input| (input[..input.len().min(80)].to_string(), input.into_bytes()));
    cases.chain(more).map(|(name, input)| Expected { answer: what(program.answer(&input)), name, input }).collect()
}

/// Holds what another program answers to the same inputs against that.
///
/// # Panics
/// If an answer differs.
pub fn check_same<T: PartialEq>(program: Program, inputs: &[Expected<T>], what: impl Fn(Answer) -> T) {
    for Expected { name, input, answer } in inputs {
        assert!(what(program.answer(input)) == *answer, "{} answers something else to {name}", program.path);
    }
}
