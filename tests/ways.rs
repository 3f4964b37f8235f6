//! Every path in a case's answer reaches the goal, and is as short as the table says.
//!
//! The answers are the `.out` files beside the cases; other tests compare each program with them byte by byte.

use std::str::Lines;
use tests::replay::{board, boards, distance, replay};
use tests::{cases, Case};

/// The goal of hdu1043 and poj1077.
const GOAL: &str = "12345678x";

/// Calls `check` with each valid case of a problem: its name, input and lines of output.
fn each_case(problem: &str, check: impl Fn(&str, &Case, Lines<'_>)) {
    for case in cases(problem).iter().filter(|case| !case.is_fault()) {
        let answer = String::from_utf8(case.expected("out")).expect("answers are text");
        check(&format!("{problem}/{}", case.name), case, answer.lines());
    }
}

#[test]
fn every_path_to_the_tiles_in_order_is_a_shortest_path() {
    for problem in ["hdu1043", "poj1077"] {
        each_case(problem, |name, case, mut answers| {
            for start in boards(&case.input, 0) {
                let answer = answers.next().expect("a line for each board");
                match distance(&start, &board(GOAL)) {
                    None => assert_eq!(answer, "unsolvable", "{name}"),
                    Some(least) => {
                        assert_eq!(replay(&start, answer), Ok(board(GOAL)), "{name}");
                        assert_eq!(answer.len(), least, "{name}");
                    }
                }
            }
            assert_eq!(answers.next(), None, "{name}");
        });
    }
}

#[test]
fn every_path_from_board_to_board_is_a_shortest_path() {
    each_case("hdu3567", |name, case, mut answers| {
        for (case, pair) in boards(&case.input, 1).chunks(2).enumerate() {
            let least = distance(&pair[0], &pair[1]).expect("every pair is solvable");
            assert_eq!(answers.next(), Some(&*format!("Case {}: {least}", case + 1)), "{name}");
            let answer = answers.next().expect("a second line for each pair");
            assert_eq!(replay(&pair[0], answer), Ok(pair[1]), "{name}");
            assert_eq!(answer.len(), least, "{name}");
        }
        assert_eq!(answers.next(), None, "{name}");
    });
}
