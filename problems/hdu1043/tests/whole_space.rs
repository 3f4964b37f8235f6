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
        let way = oracle.first_way(*board, b"udlr");
        assert_eq!(printed, way.as_deref().unwrap_or("unsolvable"), "{board:?}");
    }
}

#[test]
fn every_board_gets_the_first_of_its_shortest_ways_or_is_unsolvable() {
    check(&every_board().collect_vec(), &Distances::to(GOAL));
}

/// What has been answered before is remembered: in another order, other boards were.
#[test]
fn every_board_gets_the_same_answer_in_any_order_and_the_second_time() {
    let mut boards = every_board().collect_vec();
    Rng::with_seed(1043).shuffle(&mut boards);
    check(&[&boards[..], &boards[..]].concat(), &Distances::to(GOAL));
}

/// In short inputs, ways are found in another manner than in long ones.
#[test]
fn every_board_gets_the_same_answer_in_a_short_input() {
    let oracle = Distances::to(GOAL);
    every_board().collect_vec().chunks(2000).for_each(|boards| check(boards, &oracle));
}

/// So that the tests above would notice any other order.
#[test]
fn another_order_of_the_letters_gives_another_way_from_some_board() {
    let oracle = Distances::to(GOAL);
    let boards = every_board().step_by(1000).collect_vec();
    let ways = |order: &[u8; 4]| boards.iter().map(|&board| oracle.first_way(board, order)).collect_vec();
    let right = ways(b"udlr");
    for order in b"udlr".iter().copied().permutations(4).skip(1) {
        assert_ne!(ways(&order.try_into().expect("four")), right);
    }
}
