//! Every board, in one run of the program and in many.

use classics::board::Board;
use classics::eight::descent::Distances;
use classics::eight::GOAL;
use fastrand::Rng;
use itertools::Itertools;
use tests::boards::{every_board, lines};
use tests::check::check_answer;
use tests::Program;

const PROGRAM: Program = Program { name: "hdu1043", path: env!("CARGO_BIN_EXE_hdu1043") };

/// Runs the program on boards, and checks what it prints.
fn check(boards: &[Board], oracle: &Distances) {
    let input = lines(boards.iter().copied(), 'x');
    let answer = PROGRAM.answer(input.as_bytes());
    check_answer(PROGRAM.name, input.as_bytes(), &answer);
    let printed = std::str::from_utf8(&answer.stdout).expect("answers are text");
    for (board, printed) in boards.iter().zip_eq(printed.lines()) {
        let path = oracle.first_path(*board, b"udlr");
        assert_eq!(printed, path.as_deref().unwrap_or("unsolvable"), "{board:?}");
    }
}

#[test]
fn every_board_gets_its_first_shortest_path_or_is_unsolvable() {
    check(&every_board().collect_vec(), &Distances::to(GOAL));
}

/// The program stores paths, and which ones it has stored depends on the order of the boards.
#[test]
fn every_board_gets_the_same_answer_in_any_order_and_the_second_time() {
    let mut boards = every_board().collect_vec();
    Rng::with_seed(1043).shuffle(&mut boards);
    check(&[&boards[..], &boards[..]].concat(), &Distances::to(GOAL));
}

/// A short input is solved by another method than a long one.
#[test]
fn every_board_gets_the_same_answer_in_a_short_input() {
    let oracle = Distances::to(GOAL);
    every_board().collect_vec().chunks(2000).for_each(|boards| check(boards, &oracle));
}

/// So the tests above detect any other tie-break order.
#[test]
fn another_tie_break_order_gives_another_path_from_some_board() {
    let oracle = Distances::to(GOAL);
    let boards = every_board().step_by(1000).collect_vec();
    let paths = |order: &[u8; 4]| boards.iter().map(|&board| oracle.first_path(board, order)).collect_vec();
    let right = paths(b"udlr");
    for order in b"udlr".iter().copied().permutations(4).skip(1) {
        assert_ne!(paths(&order.try_into().expect("four")), right);
    }
}
