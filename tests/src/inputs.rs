//! Inputs for the files to submit, which must answer as the problem's program does.

use crate::boards::{every_board, in_order, is_even, permutations};
use crate::moves::moved;
use crate::{cases, Answer, Program};
use catalog::{Cases, Problem, Puzzle};

type Boards = Vec<Vec<u8>>;

/// Inputs that cover a problem's state space: all boards if they fit into one input, otherwise a thousand. For pairs, all
/// pairs whose first board has its tiles in order; the others are relabelings of these.
pub fn whole_space(problem: &str) -> Vec<String> {
    let problem = crate::problem(problem);
    match problem.input.cases {
        Cases::One => each(problem, starts(problem, 1_000)),
        Cases::UntilEnd => vec![input(problem, &starts(problem, usize::MAX))],
        Cases::CountedPairs | Cases::PairsUntilEnd => vec![input(problem, &pairs_from_in_order(problem.puzzle))],
    }
}

/// A sample of the state space, for slow builds: a thousand boards in one input if the problem allows it, otherwise a
/// hundred inputs.
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

/// At least `count` boards if there are as many, evenly spread over all boards of the puzzle. The fifteen puzzle has too
/// many boards for that: its boards are the ends of random walks from the goal.
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
    permutations(puzzle.cells() as u8).map(move |board| board.iter().map(|number| number + first).collect())
}

/// The ends of about `count` random walks, of at most 29 moves, from the goal; the same ones each time.
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

/// All solvable pairs whose first board has its tiles in order, start and goal alternating.
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

/// An input of these boards, one per line. If cases are pairs, two boards form a case.
pub fn input(problem: &Problem, boards: &[Vec<u8>]) -> String {
    let zero = problem.input.zero.map(String::from);
    let symbol = |&number: &u8| match (&zero, number) {
        (Some(zero), 0) => zero.clone(),
        _ => number.to_string(),
    };
    let gap = if problem.puzzle.cells() > 10 { " " } else { "" };
    let line = |board: &Vec<u8>| board.iter().map(symbol).collect::<Vec<_>>().join(gap) + "\n";
    let lines: String = boards.iter().map(line).collect();
    match problem.input.cases {
        Cases::CountedPairs => format!("{}\n{lines}", boards.len() / 2),
        _ => lines,
    }
}

/// An input, and the program's answer to it.
pub struct Expected<T> {
    /// The case, or the beginning of the input.
    pub name: String,
    /// All of standard input.
    pub input: Vec<u8>,
    /// The compared part of the answer.
    pub answer: T,
}

/// The program's answers to each of its cases and to `more` inputs. `what` selects the part to compare.
///
/// # Panics
/// If `more` has at most `least` lines.
pub fn expected<T>(program: Program, more: Vec<String>, least: usize, what: impl Fn(Answer) -> T) -> Vec<Expected<T>> {
    assert!(more.iter().map(|input| input.lines().count()).sum::<usize>() > least);
    let cases = cases(program.name).into_iter().map(|case| (case.name, case.input));
    let more = more.into_iter().map(|input| (input[..input.len().min(80)].to_string(), input.into_bytes()));
    cases.chain(more).map(|(name, input)| Expected { answer: what(program.answer(&input)), name, input }).collect()
}

/// Compares another program's answers to the same inputs with the expected ones.
///
/// # Panics
/// If an answer differs.
pub fn check_same<T: PartialEq>(program: Program, inputs: &[Expected<T>], what: impl Fn(Answer) -> T) {
    for Expected { name, input, answer } in inputs {
        assert!(what(program.answer(input)) == *answer, "{} answers something else to {name}", program.path);
    }
}
