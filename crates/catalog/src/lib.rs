//! The problems of this repository, read from `problems/*/problem.toml` when this crate is built.

mod problem;
mod puzzle;

pub use problem::{Accepts, Cases, Chinese, Input, Language, Layout, Limits, Output, Prints, Problem};
pub use problem::{Submit, Symbols};
pub use puzzle::Puzzle;

use std::sync::LazyLock;

/// The name and the contents of each `problem.toml`, by name.
const FILES: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/problems.postcard"));

/// Returns all problems, sorted by name.
pub fn problems() -> &'static [Problem] {
    static PROBLEMS: LazyLock<Vec<Problem>> = LazyLock::new(|| {
        let files: Vec<(String, Problem)> = postcard::from_bytes(FILES).expect("written by the build script");
        files.into_iter().map(|(name, problem)| Problem { name, ..problem }).collect()
    });
    &PROBLEMS
}

/// Returns the problem of that name.
pub fn problem(name: &str) -> Option<&'static Problem> {
    problems().iter().find(|problem| problem.name == name)
}
