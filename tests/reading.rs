//! How inputs are read: valid or not, in any layout, in pieces of any size. Each problem's package includes this file as a
//! module; `crate::solver` is its library.

use puzzle_core::text::{InputError, Text};
use std::sync::{Mutex, PoisonError};
use tests::check::{check_answer, check_solver};
use tests::proptest::prelude::*;
use tests::proptest::test_runner::{Config, TestRunner};
use tests::random::{any_bytes, spoiled, two_layouts};
use tests::{answer_in_memory, cases, finds, Answer, Memory};

const NAME: &str = env!("CARGO_PKG_NAME");

static SOLVER: Mutex<crate::solver::Solver> = Mutex::new(crate::solver::Solver::new());

/// Solves an input. After a panic the solver is used again: proptest shrinks the input that panics.
fn solve(text: &mut Text<Memory<'_>>) -> Result<(), InputError> {
    SOLVER.lock().unwrap_or_else(PoisonError::into_inner).solve(text)
}

/// The answer to an input that is read at most `piece` bytes at a time.
fn answer(input: &[u8], piece: usize) -> Answer {
    answer_in_memory(NAME, solve, input, piece)
}

/// Checks a property for many random inputs.
fn for_each<S: Strategy>(inputs: impl Fn(&'static tests::catalog::Problem) -> S, check: impl Fn(S::Value)) {
    // Failing inputs are not stored in a file: they become cases.
    let config = Config { failure_persistence: None, ..Default::default() };
    let run = TestRunner::new(config).run(&inputs(tests::problem(NAME)), |input| {
        check(input);
        Ok(())
    });
    run.unwrap_or_else(|failure| panic!("{NAME}: {failure}"));
}

#[test]
fn white_space_between_symbols_changes_no_answer() {
    for_each(two_layouts, |(dense, ragged)| {
        let dense_answer = answer(&dense, usize::MAX);
        assert_eq!(dense_answer, answer(&ragged, usize::MAX));
        assert_eq!((&*dense_answer.stderr, dense_answer.status), ("", Some(0)));
        check_answer(NAME, &dense, &dense_answer);
    });
}

#[test]
fn a_spoiled_input_is_answered_up_to_its_first_error() {
    for_each(spoiled, |input| check_solver(NAME, solve, &input));
}

#[test]
fn any_bytes_are_answered_or_refused_with_one_line() {
    for_each(any_bytes, |input| check_solver(NAME, solve, &input));
}

#[test]
fn an_input_gets_the_same_answer_in_pieces_of_any_size() {
    let inputs = |problem| (spoiled(problem), 1..20usize);
    for_each(inputs, |(input, piece)| assert_eq!(answer(&input, piece), answer(&input, usize::MAX)));
}

#[test]
fn every_case_is_read_as_the_simple_reader_reads_it() {
    cases(NAME).iter().for_each(|case| check_solver(NAME, solve, &case.input));
}

#[test]
fn what_fuzzing_found_is_read_as_the_simple_reader_reads_it() {
    finds(NAME).iter().for_each(|input| check_solver(NAME, solve, input));
}
