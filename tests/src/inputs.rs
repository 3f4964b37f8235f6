//! Inputs for what must answer as a problem's program does, not looked at one by one.

use crate::boards::{every_board, in_order, is_even, lines};
use crate::{cases, Answer, Program};
use puzzle_core::board::Board;

/// All boards where they fit into one input, else a thousand: what a problem's whole space is to its program. For pairs of
/// boards, all whose first board has its tiles in order, since tiles are only names.
pub fn whole_space(problem: &str) -> Vec<String> {
    match problem {
        "hdu1043" | "nine-number" => vec![lines(every_board(), '0')],
        "hdu3567" => vec![pairs((0..9).flat_map(|cell| even_boards().map(move |goal| [in_order(cell), goal])))],
        _ => every_board().step_by(362).map(|board| lines([board], '0')).collect(),
    }
}

/// Boards from all over the space, for what answers slowly: a thousand in one input where the problem takes that, else one
/// in each of a hundred.
pub fn some_boards(problem: &str) -> Vec<String> {
    match problem {
        "hdu1043" | "nine-number" => vec![lines(every_board().step_by(362), '0')],
        "hdu3567" => {
            vec![pairs(even_boards().step_by(181).zip(even_boards().skip(90).step_by(181)).map(<[_; 2]>::from))]
        }
        _ => every_board().step_by(3_620).map(|board| lines([board], '0')).collect(),
    }
}

/// An input of hdu3567.
fn pairs(pairs: impl Iterator<Item = [Board; 2]> + Clone) -> String {
    format!("{}\n{}", pairs.clone().count(), lines(pairs.flatten(), 'x'))
}

/// Each board that can be solved.
fn even_boards() -> impl Iterator<Item = Board> + Clone {
    every_board().filter(is_even)
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

/// What the program answers to each of its cases and to more inputs, which have more lines than `least`.
///
/// # Panics
/// If the inputs have fewer.
pub fn expected<T>(program: Program, more: Vec<String>, least: usize, what: impl Fn(Answer) -> T) -> Vec<Expected<T>> {
    assert!(more.iter().map(|input| input.lines().count()).sum::<usize>() > least);
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
