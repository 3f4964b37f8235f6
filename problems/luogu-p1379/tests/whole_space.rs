//! Every board, in this process, since the program takes one.

use classics::board::Board;
use classics::eight::descent::Distances;
use itertools::Itertools;
use std::sync::Mutex;
use tests::boards::{every_board, lines};
use tests::{answer_in_memory, Program};

const PROGRAM: Program = Program { name: "luogu-p1379", path: env!("CARGO_BIN_EXE_luogu-p1379") };

const GOAL: Board = [1, 2, 3, 8, 0, 4, 7, 6, 5];

static SOLVER: Mutex<luogu_p1379::Solver> = Mutex::new(luogu_p1379::Solver::new());

#[test]
fn every_board_gets_its_least_number_of_moves_or_an_error() {
    let oracle = Distances::to(GOAL);
    let error = "luogu-p1379: line 1, column 1: found a board with no path to the goal, expected a solvable board\n";
    let mut distances = Vec::new();
    for board in every_board() {
        let input = lines([board], '0');
        let solve = |text: &mut _| SOLVER.lock().expect("one test").solve(text);
        let answer = answer_in_memory(PROGRAM.name, solve, input.as_bytes(), usize::MAX);
        let printed = String::from_utf8(answer.stdout).expect("answers are text");
        match oracle.of(board) {
            Some(moves) => assert_eq!((printed, &*answer.stderr), (format!("{moves}\n"), ""), "{board:?}"),
            None => assert_eq!((&*printed, &*answer.stderr), ("", error), "{board:?}"),
        }
        distances.extend(oracle.of(board));
    }
    // The number of solvable boards, the largest distance and the sum of distances for a goal with the blank in the centre.
    let farthest = distances.iter().copied().max();
    assert_eq!((distances.len(), farthest, distances.iter().sum()), (181_440, Some(30), 3_901_468usize));
}

#[test]
fn the_program_answers_as_the_oracle_does() {
    let oracle = Distances::to(GOAL);
    let solvable = every_board().filter(|&board| oracle.of(board).is_some()).step_by(1_000).collect_vec();
    for board in solvable {
        let answer = PROGRAM.answer(lines([board], '0').as_bytes());
        assert_eq!(answer.stdout, format!("{}\n", oracle.of(board).expect("solvable")).as_bytes(), "{board:?}");
    }
}
