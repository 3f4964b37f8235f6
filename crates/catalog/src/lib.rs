//! The problems of this repository: what `problems/*/problem.toml` says about each, read when this crate is built.

mod problem;
mod puzzle;

pub use problem::{Accepts, Cases, Chinese, Input, Language, Layout, Limits, OptimizeC, Output, Prints, Problem};
pub use problem::{Submit, Symbols};
pub use puzzle::Puzzle;

use std::sync::LazyLock;

/// The name and the text of each `problem.toml`, by name.
const FILES: &[(&str, &str)] = &include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// Returns all problems, sorted by name.
pub fn problems() -> &'static [Problem] {
    static PROBLEMS: LazyLock<Vec<Problem>> = LazyLock::new(|| {
        let parse = |(name, text): &(&str, &str)| Problem::parse(name, text).expect("checked by the build script");
        FILES.iter().map(parse).collect()
    });
    &PROBLEMS
}

/// Returns the problem of that name.
pub fn problem(name: &str) -> Option<&'static Problem> {
    problems().iter().find(|problem| problem.name == name)
}
