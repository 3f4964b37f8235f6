//! Methods by name, for programs and tests that take any of them.

use crate::board::Board;

/// A prepared method. It returns `None` for a board from which the goal is unreachable.
pub type Solver<Answer> = Box<dyn Fn(Board) -> Option<Answer>>;

/// A method with a name.
pub struct Method<Answer> {
    /// Its name as an argument of a program.
    pub name: &'static str,
    /// Fills the tables that the method needs.
    pub ready: fn() -> Solver<Answer>,
}
