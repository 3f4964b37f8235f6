//! Every board, in one run of the program.

use classics::nine::backward_table::Distances;
use classics::nine::UNDO;
use itertools::Itertools;
use tests::boards::{every_board, lines};
use tests::check::check_answer;
use tests::Program;

const PROGRAM: Program = Program { name: "nine-number", path: env!("CARGO_BIN_EXE_nine-number") };

#[test]
fn every_board_gets_its_least_number_of_moves() {
    let input = lines(every_board(), '0');
    let answer = PROGRAM.answer(input.as_bytes());
    check_answer(PROGRAM.name, input.as_bytes(), &answer);
    let oracle = Distances::by(UNDO);
    let printed = std::str::from_utf8(&answer.stdout).expect("answers are text");
    for (board, printed) in every_board().zip_eq(printed.lines()) {
        let moves = oracle.of(board).expect("the goal is reachable from everywhere");
        assert_eq!(printed, moves.to_string(), "{board:?}");
    }
}
