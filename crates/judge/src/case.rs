//! A case of an input.

use crate::board::Board;

/// A start and a goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Case {
    /// The start.
    pub start: Board,
    /// The goal.
    pub goal: Board,
}
