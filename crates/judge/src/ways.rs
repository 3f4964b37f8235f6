//! How many shortest ways there are.

use crate::puzzle::Puzzle;
use puzzle_core::board::Board;
use std::collections::HashMap;

/// The number of shortest ways from boards to one goal.
pub struct Ways {
    puzzle: Puzzle,
    goal: Board,
    known: HashMap<Board, u64>,
}

impl Ways {
    /// The ways to `goal`.
    pub fn to(puzzle: Puzzle, goal: Board) -> Self {
        Ways { puzzle, goal, known: HashMap::from([(goal, 1)]) }
    }

    /// The number of shortest ways from `board`; 1 for the goal itself, 0 if no moves lead from `board` to it.
    pub fn from(&mut self, board: &Board) -> u64 {
        if let Some(&ways) = self.known.get(board) {
            return ways;
        }
        if self.puzzle.distance(board, &self.goal).is_none() {
            return 0;
        }
        let nearer = self.puzzle.nearer(board, &self.goal, self.puzzle.letters());
        let ways = nearer.iter().map(|(_, after)| self.from(after)).sum();
        self.known.insert(*board, ways);
        ways
    }
}
