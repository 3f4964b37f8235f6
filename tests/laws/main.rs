//! Laws of the core, most of them checked on all boards or states.

mod ida_star;
mod numbers;
mod own_puzzles;
mod ranking;
mod relabeling;
mod rotations;
mod search;
mod slides;
mod symbols;

/// Does not store failing inputs in a file: they become cases or laws.
fn config() -> proptest::test_runner::Config {
    proptest::test_runner::Config { failure_persistence: None, ..Default::default() }
}
