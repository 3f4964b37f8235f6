//! What the tests of every problem share: running its program, finding its cases, replaying its answers.

pub mod boards;
mod cases;
pub mod check;
pub mod inputs;
mod memory;
mod program;
mod reader;
pub mod replay;

pub use insta;

pub use cases::{cases, Case};
pub use memory::{answer_in_memory, Memory};
pub use program::{Answer, Program};
