//! How inputs are read: in any layout, handed over in any pieces, whatever bytes they are.

mod inputs;

use inputs::{any_bytes, spoiled, two_layouts, Format};
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};
use puzzle_core::text::{InputError, Text};
use std::fs;
use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};
use tests::check::{check_answer, check_solver};
use tests::{answer_in_memory, cases, Answer, Memory};

struct Problem {
    name: &'static str,
    solve: fn(&mut Text<Memory<'_>>) -> Result<(), InputError>,
    format: Format,
}

static HDU1043: Mutex<hdu1043::Solver> = Mutex::new(hdu1043::Solver::new());
static HDU3567: Mutex<hdu3567::Solver> = Mutex::new(hdu3567::Solver::new());
static LUOGU_P1379: Mutex<luogu_p1379::Solver> = Mutex::new(luogu_p1379::Solver::new());
static LUOGU_P2578: Mutex<luogu_p2578::Solver> = Mutex::new(luogu_p2578::Solver::new());
static NINE_NUMBER: Mutex<nine_number::Solver> = Mutex::new(nine_number::Solver::new());

const PROBLEMS: [Problem; 6] = [
    Problem {
        name: "hdu1043",
        solve: |text| locked(&HDU1043).solve(text),
        format: Format { boards: (0, 5), zeros: "xX0", counted: false, goal: None },
    },
    Problem {
        name: "poj1077",
        solve: |text| poj1077::Solver::new().solve(text),
        format: Format { boards: (1, 1), zeros: "xX0", counted: false, goal: None },
    },
    Problem {
        name: "hdu3567",
        solve: |text| locked(&HDU3567).solve(text),
        format: Format { boards: (0, 7), zeros: "xX0", counted: true, goal: None },
    },
    Problem {
        name: "nine-number",
        solve: |text| locked(&NINE_NUMBER).solve(text),
        format: Format { boards: (0, 5), zeros: "0", counted: false, goal: None },
    },
    Problem {
        name: "luogu-p1379",
        solve: |text| locked(&LUOGU_P1379).solve(text),
        format: Format { boards: (1, 1), zeros: "0", counted: false, goal: Some([1, 2, 3, 8, 0, 4, 7, 6, 5]) },
    },
    Problem {
        name: "luogu-p2578",
        solve: |text| locked(&LUOGU_P2578).solve(text),
        format: Format { boards: (1, 1), zeros: "0", counted: false, goal: None },
    },
];

/// Taken even after a panic: what it was about is asked again, to find the smallest input that panics.
fn locked<T>(solver: &Mutex<T>) -> MutexGuard<'_, T> {
    solver.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Problem {
    /// The answer to an input that is read at most `piece` bytes at a time.
    fn answer(&self, input: &[u8], piece: usize) -> Answer {
        answer_in_memory(self.name, self.solve, input, piece)
    }
}

/// Checks a property for each problem.
fn for_each_problem<S: Strategy>(inputs: impl Fn(Format) -> S, check: impl Fn(&Problem, S::Value)) {
    // Failures are not kept in a file: what fails becomes a case.
    let config = Config { failure_persistence: None, ..Default::default() };
    for problem in PROBLEMS {
        let run = TestRunner::new(config.clone()).run(&inputs(problem.format), |input| {
            check(&problem, input);
            Ok(())
        });
        run.unwrap_or_else(|failure| panic!("{}: {failure}", problem.name));
    }
}

#[test]
fn white_space_between_symbols_changes_no_answer() {
    for_each_problem(two_layouts, |problem, (dense, ragged)| {
        let answer = problem.answer(&dense, usize::MAX);
        assert_eq!(answer, problem.answer(&ragged, usize::MAX));
        assert_eq!((&*answer.stderr, answer.status), ("", Some(0)));
        check_answer(problem.name, &dense, &answer);
    });
}

#[test]
fn a_spoiled_input_is_answered_up_to_its_first_fault() {
    for_each_problem(spoiled, |problem, input| check_solver(problem.name, problem.solve, &input));
}

#[test]
fn any_bytes_are_answered_or_refused_in_a_line() {
    for_each_problem(any_bytes, |problem, input| check_solver(problem.name, problem.solve, &input));
}

#[test]
fn an_input_gets_the_same_answer_in_pieces_of_any_size() {
    let inputs = |format| (spoiled(format), 1..20usize);
    for_each_problem(inputs, |problem, (input, piece)| {
        assert_eq!(problem.answer(&input, piece), problem.answer(&input, usize::MAX));
    });
}

#[test]
fn every_case_is_read_as_a_plain_reader_reads_it() {
    for problem in PROBLEMS {
        for case in cases(problem.name) {
            check_solver(problem.name, problem.solve, &case.input);
        }
    }
}

#[test]
fn what_fuzzing_found_is_read_as_a_plain_reader_reads_it() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fuzz/finds");
    let folders: Vec<_> = fs::read_dir(folder).expect("finds").map(|entry| entry.expect("a folder").path()).collect();
    assert!(folders.len() >= 4, "{folders:?}");
    for folder in folders {
        let problem = PROBLEMS.iter().find(|problem| folder.ends_with(problem.name)).expect("a problem's folder");
        let finds = fs::read_dir(&folder).expect("a folder");
        let inputs: Vec<_> =
            finds.map(|find| fs::read(find.expect("a file").path()).expect("it can be read")).collect();
        assert!(!inputs.is_empty(), "no finds in {}", folder.display());
        inputs.iter().for_each(|input| check_solver(problem.name, problem.solve, input));
    }
}
