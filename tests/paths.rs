//! Every path of the eight puzzle in an expected output reaches the goal and is as short as the table says.
//!
//! The expected outputs are the files beside the cases; other tests compare each program with them byte for byte.

use catalog::{Problem, Puzzle};
use puzzle_core::board::Board;
use tests::cases;
use tests::check::path_length;
use tests::distance::distance;
use tests::reader::read;

/// Checks the cases of a problem that are not errors, and returns the number of boards.
fn check(problem: &Problem) -> usize {
    let mut count = 0;
    for file in cases(&problem.name).iter().filter(|case| !case.is_error()) {
        let name = format!("{}/{}", problem.name, file.name);
        let answer = String::from_utf8(file.expected("out")).expect("answers are text");
        let mut lines = answer.lines();
        for (index, case) in read(problem, &file.input).cases.iter().enumerate() {
            let printed = path_length(problem, index + 1, case, &mut || lines.next().expect("a line for each case"));
            let [start, goal]: [&Board; 2] =
                [&case.start, &case.goal].map(|board| board.as_slice().try_into().expect("nine cells"));
            assert_eq!(printed, distance(start, goal), "{name}, case {}", index + 1);
            count += 1;
        }
        assert_eq!(lines.next(), None, "{name}");
    }
    count
}

#[test]
fn every_path_is_a_shortest_path() {
    let problems = catalog::problems().iter().filter(|problem| problem.puzzle == Puzzle::Eight);
    let counts: Vec<usize> = problems.map(check).collect();
    assert!(counts.len() >= 4 && counts.iter().all(|&count| count > 0), "{counts:?}");
}
