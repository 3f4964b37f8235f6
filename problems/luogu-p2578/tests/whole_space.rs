//! Every board, in this process, since the program takes one.

use classics::board::Board;
use classics::nine::backward_table::Distances;
use classics::nine::{rotate_ring, rotate_row, GOAL, UNDO};
use std::sync::Mutex;
use tests::boards::{every_board, lines};
use tests::{answer_in_memory, Program};

const PROGRAM: Program = Program { name: "luogu-p2578", path: env!("CARGO_BIN_EXE_luogu-p2578") };

static SOLVER: Mutex<luogu_p2578::Solver> = Mutex::new(luogu_p2578::Solver::new());

/// The expected output: the path takes a ring rotation wherever one leads closer to the goal.
fn expected(start: Board, oracle: &Distances) -> String {
    let distance = |board| oracle.of(board).expect("the goal is reachable from everywhere");
    let mut printed = format!("{}\n", distance(start));
    let mut board = start;
    loop {
        for (cell, number) in board.iter().enumerate() {
            printed.push(char::from(b'0' + number));
            printed.push(if cell % 3 < 2 { ' ' } else { '\n' });
        }
        printed.push('\n');
        if board == GOAL {
            return printed;
        }
        board = if distance(rotate_ring(board)) < distance(board) { rotate_ring(board) } else { rotate_row(board) };
    }
}

#[test]
fn every_board_gets_its_first_shortest_path() {
    let oracle = Distances::by(UNDO);
    for board in every_board() {
        let input = lines([board], '0');
        let solve = |text: &mut _| SOLVER.lock().expect("one test").solve(text);
        let answer = answer_in_memory(PROGRAM.name, solve, input.as_bytes(), usize::MAX);
        assert_eq!(answer.stderr, "");
        assert!(answer.stdout == expected(board, &oracle).as_bytes(), "{board:?}");
    }
}

#[test]
fn the_program_answers_as_the_oracle_does() {
    let oracle = Distances::by(UNDO);
    for board in every_board().step_by(2_000) {
        let answer = PROGRAM.answer(lines([board], '0').as_bytes());
        assert_eq!(String::from_utf8_lossy(&answer.stdout), expected(board, &oracle), "{board:?}");
    }
}
