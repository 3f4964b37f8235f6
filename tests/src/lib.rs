//! What the tests of every problem share: running its program, finding its cases, replaying its answers.

mod cases;
mod program;
pub mod replay;

pub use insta;

pub use cases::{cases, Case};
pub use program::{Answer, Program};
