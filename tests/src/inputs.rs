//! Inputs for what must answer as a problem's program does, not looked at one by one.

use crate::boards::{every_board, in_order, is_even, orders};
use crate::moves::moved;
use crate::{cases, Answer, Program};
use catalog::{Cases, Problem, Puzzle};

type Boards = Vec<Vec<u8>>;

/// All boards where they fit into one input, else a thousand: what a problem's whole space is to its program. For pairs of
/// boards, all whose first board has its tiles in order, since tiles are only names.
pub fn whole_space(problem: &str) -> Vec<String> {
    let problem = crate::problem(problem);
    match problem.input.cases {
        Cases::One => each(problem, starts(problem, 1_000)),
        Cases::UntilEnd => vec![input(problem, &starts(problem, usize::MAX))],
        Cases::CountedPairs | Cases::PairsUntilEnd => vec![input(problem, &pairs_from_in_order(problem.puzzle))],
    }
}

/// Boards from all over the space, for what answers slowly: a thousand in one input where the problem takes that, else one
/// in each of a hundred.
pub fn some_boards(problem: &str) -> Vec<String> {
    let problem = crate::problem(problem);
    match problem.input.cases {
        Cases::One => each(problem, starts(problem, 100)),
        Cases::UntilEnd => vec![input(problem, &starts(problem, 1_000))],
        Cases::CountedPairs | Cases::PairsUntilEnd => {
            let pairs = pairs_from_in_order(problem.puzzle);
            let step = pairs.len() / 2 / 1_000;
            vec![input(problem, &pairs.chunks(2).step_by(step).flatten().cloned().collect::<Vec<_>>())]
        }
    }
}

/// At least `count` starts where there are as many, evenly spread over all boards of the puzzle; of the fifteen puzzle, which has too many, the boards
/// along a long walk from the goal and back near to it.
fn starts(problem: &Problem, count: usize) -> Boards {
    match problem.puzzle {
        Puzzle::Fifteen => walks(problem, count),
        puzzle => {
            let boards: Boards = every_board_of(puzzle).collect();
            let step = (boards.len() / count).max(1);
            boards.into_iter().step_by(step).collect()
        }
    }
}

fn every_board_of(puzzle: Puzzle) -> impl Iterator<Item = Vec<u8>> {
    let first = puzzle.first_number();
    orders(puzzle.cells() as u8).map(move |board| board.iter().map(|number| number + first).collect())
}

/// The ends of `count` walks of at most thirty random moves from the goal, the same ones each time.
fn walks(problem: &Problem, count: usize) -> Boards {
    let letters: Vec<char> = problem.puzzle.letters().chars().collect();
    let goal = problem.puzzle.in_order();
    let mut random: u32 = 1;
    let walk = |length: usize| {
        (0..length % 30).fold(goal.clone(), |board, _| {
            random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            moved(problem.puzzle, &board, letters[(random >> 24) as usize % letters.len()]).unwrap_or(board)
        })
    };
    (0..=count.min(1_000)).map(walk).collect()
}

/// All pairs whose first board has its tiles in order, one after the other.
fn pairs_from_in_order(puzzle: Puzzle) -> Boards {
    if puzzle == Puzzle::Eight {
        let solvable = || every_board().filter(is_even);
        return (0..9)
            .flat_map(|cell| solvable().flat_map(move |goal| [in_order(cell).to_vec(), goal.to_vec()]))
            .collect();
    }
    every_board_of(puzzle).flat_map(|goal| [puzzle.in_order(), goal]).collect()
}

/// An input for each board.
fn each(problem: &Problem, boards: Boards) -> Vec<String> {
    boards.into_iter().map(|board| input(problem, &[board])).collect()
}

/// An input of these boards, a line for each; with pairs, two boards are a case.
pub fn input(problem: &Problem, boards: &[Vec<u8>]) -> String {
    let zero = problem.input.zero.map(String::from);
    let sign = |&number: &u8| match (&zero, number) {
        (Some(zero), 0) => zero.clone(),
        _ => number.to_string(),
    };
    let gap = if problem.puzzle.cells() > 10 { " " } else { "" };
    let line = |board: &Vec<u8>| board.iter().map(sign).collect::<Vec<_>>().join(gap) + "\n";
    let lines: String = boards.iter().map(line).collect();
    match problem.input.cases {
        Cases::CountedPairs => format!("{}\n{lines}", boards.len() / 2),
        _ => lines,
    }
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
