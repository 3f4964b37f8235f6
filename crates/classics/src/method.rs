//! Methods by name, for programs and tests that take any of them.

use crate::board::Board;

/// A method that is ready to solve; `None` from a board from which no moves lead to the goal.
pub type Solver<Answer> = Box<dyn Fn(Board) -> Option<Answer>>;

/// A method that can be made ready.
pub struct Method<Answer> {
    /// Its name, as a program's argument.
    pub name: &'static str,
    /// Makes it ready, with the tables that it needs.
    pub ready: fn() -> Solver<Answer>,
}
