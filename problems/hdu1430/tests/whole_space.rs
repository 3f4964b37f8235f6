//! Every board from the one in order, and random pairs, against searches that share no code with the program.

use classics::magic::table::Table;
use classics::magic::{map_bfs, Board, IN_ORDER};
use fastrand::Rng;
use itertools::Itertools;
use tests::Program;

const PROGRAM: Program = Program { name: "hdu1430", path: env!("CARGO_BIN_EXE_hdu1430") };

/// The number of random pairs that are searched one by one; `PAIRS` sets another.
const PAIRS: usize = 300;

/// Checks what the program prints for some pairs, against the paths that are expected.
fn check(pairs: &[(Board, Board)], expected: impl Fn(Board, Board) -> String) {
    let word = |board: Board| board.map(|tile| char::from(b'0' + tile)).iter().collect::<String>();
    let input: String = pairs.iter().map(|&(start, goal)| format!("{}\n{}\n", word(start), word(goal))).collect();
    let answer = PROGRAM.answer(input.as_bytes());
    assert_eq!((&*answer.stderr, answer.status), ("", Some(0)));
    let printed = String::from_utf8(answer.stdout).expect("answers are text");
    assert_eq!(printed.lines().count(), pairs.len());
    for (&(start, goal), path) in pairs.iter().zip(printed.lines()) {
        assert_eq!(path, expected(start, goal), "{start:?} to {goal:?}");
    }
}

fn every_board() -> impl Iterator<Item = Board> {
    (1..=8).permutations(8).map(|tiles| tiles.try_into().expect("eight tiles"))
}

#[test]
fn every_board_gets_the_smallest_path_from_the_board_in_order() {
    let table = Table::new();
    let pairs: Vec<_> = every_board().map(|goal| (IN_ORDER, goal)).collect();
    assert_eq!(pairs.len(), 40_320);
    check(&pairs, |start, goal| table.path(start, goal).expect("all boards can be reached").to_string());
}

#[test]
fn every_board_gets_the_smallest_path_to_the_board_in_order() {
    let table = Table::new();
    let pairs: Vec<_> = every_board().map(|start| (start, IN_ORDER)).collect();
    check(&pairs, |start, goal| table.path(start, goal).expect("all boards can be reached").to_string());
}

#[test]
fn random_pairs_get_the_path_of_a_search_for_each() {
    let count = std::env::var("PAIRS").map_or(PAIRS, |count| count.parse().expect("PAIRS is a number"));
    let mut rng = Rng::with_seed(1430);
    let mut board = || {
        let mut board = IN_ORDER;
        rng.shuffle(&mut board);
        board
    };
    let pairs: Vec<_> = (0..count).map(|_| (board(), board())).collect();
    check(&pairs, |start, goal| map_bfs::solve(start, goal).expect("all boards can be reached"));
}
