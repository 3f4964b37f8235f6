//! What the tests of every problem share: running its program, reading its cases, checking its answers.

pub mod boards;
mod cases;
pub mod check;
pub mod distance;
pub mod inputs;
mod memory;
pub mod moves;
mod program;
pub mod random;
pub mod reader;

pub use catalog;
pub use insta;
pub use proptest;

pub use cases::{cases, finds, Case};
pub use memory::{answer_in_memory, Memory};
pub use program::{Answer, Program};

/// A problem of the catalog.
///
/// # Panics
/// If there is none of that name.
pub fn problem(name: &str) -> &'static catalog::Problem {
    catalog::problem(name).unwrap_or_else(|| panic!("problems/{name} has no problem.toml"))
}
