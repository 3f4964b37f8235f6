//! Every board, in this process, since the program takes one.

use classics::eight::descent::Distances;
use classics::eight::GOAL;
use std::sync::Mutex;
use tests::boards::{every_board, lines};
use tests::{answer_in_memory, Program};

const PROGRAM: Program = Program { name: "aoj-alds1-13-b", path: env!("CARGO_BIN_EXE_aoj-alds1-13-b") };

static SOLVER: Mutex<aoj_alds1_13_b::Solver> = Mutex::new(aoj_alds1_13_b::Solver::new());

#[test]
fn every_board_gets_its_distance_or_is_an_error() {
    let oracle = Distances::to(GOAL);
    let error = "aoj-alds1-13-b: line 1, column 1: found a board with no path to the goal, expected a solvable board\n";
    let mut distances = Vec::new();
    for board in every_board() {
        let input = lines([board], '0');
        let solve = |text: &mut _| SOLVER.lock().expect("one test").solve(text);
        let answer = answer_in_memory(PROGRAM.name, solve, input.as_bytes(), usize::MAX);
        let printed = String::from_utf8(answer.stdout).expect("answers are text");
        match oracle.of(board) {
            Some(distance) => assert_eq!((printed, &*answer.stderr), (format!("{distance}\n"), ""), "{board:?}"),
            None => assert_eq!((&*printed, &*answer.stderr), ("", error), "{board:?}"),
        }
        distances.extend(oracle.of(board));
    }
    let farthest = distances.iter().copied().max();
    assert_eq!((distances.len(), farthest, distances.iter().sum()), (181_440, Some(31), 3_986_672usize));
}

#[test]
fn the_program_answers_as_the_oracle_does() {
    let oracle = Distances::to(GOAL);
    for board in every_board().filter(|&board| oracle.of(board).is_some()).step_by(1_000) {
        let answer = PROGRAM.answer(lines([board], '0').as_bytes());
        assert_eq!(answer.stdout, format!("{}\n", oracle.of(board).expect("solvable")).as_bytes(), "{board:?}");
    }
}
