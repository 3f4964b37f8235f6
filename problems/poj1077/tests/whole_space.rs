//! Every board: in this process, since the program takes one, and some of them through the program.

use classics::board::Board;
use classics::eight::descent::Distances;
use classics::eight::GOAL;
use itertools::Itertools;
use std::sync::{Mutex, OnceLock};
use std::thread;
use tests::boards::{every_board, lines};
use tests::check::check_answer;
use tests::{answer_in_memory, Program};

const PROGRAM: Program = Program { name: "poj1077", path: env!("CARGO_BIN_EXE_poj1077") };

/// The answer to every board.
#[allow(clippy::incompatible_msrv)] // tests are compiled by today's compiler
fn answers() -> &'static [String] {
    static ANSWERS: OnceLock<Vec<String>> = OnceLock::new();
    ANSWERS.get_or_init(|| {
        let share = |from| every_board().skip(from).take(362_880 / 2).map(answer).collect_vec();
        thread::scope(|scope| {
            let second = scope.spawn(|| share(362_880 / 2));
            let first = share(0);
            [first, second.join().expect("every board is answered")].concat()
        })
    })
}

fn answer(board: Board) -> String {
    let input = lines([board], 'x');
    let solve = |text: &mut _| poj1077::Solver::new().solve(text);
    let answer = answer_in_memory(PROGRAM.name, solve, input.as_bytes(), usize::MAX);
    check_answer(PROGRAM.name, input.as_bytes(), &answer);
    String::from_utf8(answer.stdout).expect("answers are text")
}

#[test]
fn every_board_gets_its_first_shortest_path_or_is_unsolvable() {
    let oracle = Distances::to(GOAL);
    for (board, printed) in every_board().zip_eq(answers()) {
        let path = oracle.first_path(board, b"udlr").unwrap_or("unsolvable".to_string());
        assert_eq!(*printed, path + "\n", "{board:?}");
    }
}

#[test]
fn every_board_gets_the_answer_that_hdu1043_gives() {
    static SOLVER: Mutex<hdu1043::Solver> = Mutex::new(hdu1043::Solver::new());
    let input = lines(every_board(), 'x');
    let solve = |text: &mut _| SOLVER.lock().expect("one test").solve(text);
    let answer = answer_in_memory("hdu1043", solve, input.as_bytes(), usize::MAX);
    assert!(answer.stdout == answers().concat().as_bytes());
}

#[test]
fn the_program_answers_as_the_library_does() {
    for (board, printed) in every_board().zip_eq(answers()).step_by(363) {
        let answer = PROGRAM.answer(lines([board], 'x').as_bytes());
        assert_eq!(String::from_utf8_lossy(&answer.stdout), *printed, "{board:?}");
        assert_eq!((&*answer.stderr, answer.status), ("", Some(0)), "{board:?}");
    }
}
