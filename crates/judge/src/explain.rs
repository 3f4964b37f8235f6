//! What there is to know about a board: whether and why it can be solved, the distance, the moves that come nearer.

use crate::board::Board;
use crate::case::Case;
use crate::draw::side_by_side;
use crate::paths::PathCounts;
use crate::problem::Problem;
use crate::words::counted;

/// Explains the start of a case, in lines.
pub fn explain(problem: &Problem, case: &Case) -> String {
    let puzzle = problem.puzzle;
    let mut text = side_by_side(puzzle, &[("board", case.start), ("goal", case.goal)]);
    text += &format!("\n{}", puzzle.reachability(case));
    if let Some(distance) = puzzle.distance(&case.start, &case.goal) {
        text += &shortest_paths(problem, case, distance);
    }
    text
}

/// The distance, the number of shortest paths, and the moves with which they begin.
fn shortest_paths(problem: &Problem, case: &Case, distance: usize) -> String {
    if distance == 0 {
        return "Distance: 0 moves, it is the goal.\n".to_string();
    }
    let puzzle = problem.puzzle;
    let mut paths = PathCounts::to(puzzle, case.goal);
    let path = puzzle.path(&case.start, &case.goal, problem.order).expect("the goal is reachable");
    let mut text = format!("Distance: {}.\n", counted(distance, "move"));
    let order: Vec<String> = problem.order.iter().map(|&letter| char::from(letter).to_string()).collect();
    let count = paths.from(&case.start) as usize;
    text += &format!("{}; the first in the order {}: {path}\n", counted(count, "shortest path"), order.join(", "));
    text += &format!("Moves that come nearer, to {}:\n\n", counted(distance - 1, "move"));
    let nearer = puzzle.nearer(&case.start, &case.goal, problem.order);
    let named = nearer.iter().map(|(letter, after)| {
        let count = paths.from(after) as usize;
        (format!("{}, {}", char::from(*letter), counted(count, "path")), *after)
    });
    let named: Vec<(String, Board)> = named.collect();
    let boards: Vec<(&str, Board)> = named.iter().map(|(name, board)| (name.as_str(), *board)).collect();
    text + &side_by_side(puzzle, &boards)
}
