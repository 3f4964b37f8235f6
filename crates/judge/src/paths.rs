//! Counting and listing shortest paths.

use crate::board::Board;
use crate::case::Case;
use crate::puzzle::Puzzle;
use std::collections::HashMap;

/// The numbers of shortest paths from boards to one goal.
pub struct PathCounts<'a> {
    puzzle: &'a dyn Puzzle,
    goal: Board,
    known: HashMap<Board, u64>,
}

impl<'a> PathCounts<'a> {
    /// The paths to `goal`.
    pub fn to(puzzle: &'a dyn Puzzle, goal: Board) -> Self {
        PathCounts { puzzle, goal, known: HashMap::from([(goal, 1)]) }
    }

    /// The number of shortest paths from `board`: 1 for the goal itself, 0 if the goal is not reachable.
    pub fn from(&mut self, board: &Board) -> u64 {
        if let Some(&paths) = self.known.get(board) {
            return paths;
        }
        if self.puzzle.distance(board, &self.goal).is_none() {
            return 0;
        }
        let nearer = self.puzzle.nearer(board, &self.goal, self.puzzle.letters());
        let paths = nearer.iter().map(|(_, after)| self.from(after)).sum();
        self.known.insert(*board, paths);
        paths
    }
}

/// The shortest paths of a case, in the tie-break order `order`; at most `most` of them.
pub fn all_paths(puzzle: &dyn Puzzle, case: &Case, order: &[u8], most: usize) -> Vec<String> {
    let mut paths = Vec::new();
    if puzzle.distance(&case.start, &case.goal).is_some() {
        extend(puzzle, &case.start, &case.goal, order, &mut String::new(), &mut paths, most);
    }
    paths
}

/// Adds the paths that begin with `made`, which leads to `board`.
fn extend(
    puzzle: &dyn Puzzle,
    board: &Board,
    goal: &Board,
    order: &[u8],
    made: &mut String,
    paths: &mut Vec<String>,
    most: usize,
) {
    if board == goal {
        paths.push(made.clone());
        return;
    }
    for (letter, after) in puzzle.nearer(board, goal, order) {
        if paths.len() < most {
            made.push(char::from(letter));
            extend(puzzle, &after, goal, order, made, paths, most);
            made.pop();
        }
    }
}
