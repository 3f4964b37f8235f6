//! Laws that the core keeps, each seen to hold on everything that it speaks of.

mod ida_star;
mod numbers;
mod own_puzzles;
mod ranking;
mod relabeling;
mod rotations;
mod search;
mod slides;
mod symbols;

/// Failures are not kept in a file: what fails becomes a case or a law.
fn config() -> proptest::test_runner::Config {
    proptest::test_runner::Config { failure_persistence: None, ..Default::default() }
}
