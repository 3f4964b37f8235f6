//! Random inputs, the same every time: `fastrand` with a fixed seed.

use catalog::{Cases, Problem, Puzzle};
use fastrand::Rng;
use std::fs;
use std::path::Path;

/// An input of `cases` cases for a problem. They are random, or the farthest board if the problem takes one case. Each pair
/// is solvable; of single boards of the eight puzzle, half are.
///
/// # Panics
/// If the problem takes one case and `cases` is not 1, or if it has no sample.
pub fn input(problem: &Problem, cases: usize) -> String {
    let mut rng = Rng::with_seed(9);
    let zero = problem.input.zero.unwrap_or('0').to_ascii_lowercase();
    match problem.input.cases {
        Cases::One => {
            assert_eq!(cases, 1, "{} takes one case", problem.name);
            one_case(&problem.name)
        }
        Cases::UntilEnd => {
            (0..cases).map(|_| spaced(&board(problem.puzzle, &mut rng)).replace("0", &zero.to_string())).collect()
        }
        Cases::CountedPairs | Cases::PairsUntilEnd => {
            let head = if problem.input.cases == Cases::CountedPairs { format!("{cases}\n") } else { String::new() };
            head + &(0..cases)
                .map(|_| pair(problem.puzzle, &mut rng).replace('0', &zero.to_string()))
                .collect::<String>()
        }
    }
}

/// The input `farthest.in` of a problem, or its sample.
fn one_case(problem: &str) -> String {
    let cases = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../problems").join(problem).join("cases");
    let read = |name: &str| fs::read_to_string(cases.join(name));
    read("farthest.in").or_else(|_| read("sample.in")).expect("every problem has a sample")
}

/// A random board, or the goal if random boards of the puzzle take too long to solve.
fn board(puzzle: Puzzle, rng: &mut Rng) -> Vec<u8> {
    let mut board = puzzle.in_order();
    if board[0] == 0 {
        // 0 comes last, so that the same random numbers give the same boards for both 3x3 puzzles.
        board.rotate_left(1);
    }
    if puzzle.cells() < 10 {
        rng.shuffle(&mut board);
    }
    board
}

fn spaced(board: &[u8]) -> String {
    board.iter().map(u8::to_string).collect::<Vec<_>>().join(" ") + "\n"
}

/// Two boards with a path between them.
fn pair(puzzle: Puzzle, rng: &mut Rng) -> String {
    let (mut start, goal) = (board(puzzle, rng), board(puzzle, rng));
    if puzzle.slides() && is_odd(&start) != is_odd(&goal) {
        let tiles: Vec<usize> = (0..start.len()).filter(|&cell| start[cell] != 0).collect();
        start.swap(tiles[0], tiles[1]);
    }
    let word = |board: &[u8]| board.iter().map(u8::to_string).collect::<String>();
    format!("{}\n{}\n", word(&start), word(&goal))
}

fn is_odd(board: &[u8]) -> bool {
    let tiles: Vec<u8> = board.iter().copied().filter(|&tile| tile != 0).collect();
    let smaller_after = |place: usize| tiles[place..].iter().filter(|&&tile| tile < tiles[place]).count();
    (0..tiles.len()).map(smaller_after).sum::<usize>() % 2 == 1
}
