//! Wrong numbers of moves.

use super::{printed, Model};
use crate::answer::Solution;
use crate::problem::Problem;

/// The models of a problem whose answer shows the number of moves.
pub(super) fn models(problem: &'static Problem) -> Vec<Model> {
    let shown = problem.puzzle.in_order();
    let question = problem.question(1, &crate::case::Case { start: shown, goal: shown });
    let length = |length| problem.answer.print(&question, Some(&Solution { length, moves: String::new() }));
    if length(0) == length(1) {
        return Vec::new();
    }
    let changed = |name: &str, does: &str, advice: &str, change: fn(i64) -> i64| {
        Model::of_solutions(name, does, advice, move |_, solution| Solution {
            length: change(solution.length),
            ..solution
        })
    };
    vec![
        changed(
            "one-more",
            "prints one more than the number of moves, such as the number of boards on the path",
            "the start has distance 0: count the moves between the boards",
            |length| length + 1,
        ),
        changed(
            "one-less",
            "prints one less than the number of moves",
            "the start has distance 0, a board one move away 1",
            |length| length - 1,
        ),
        changed(
            "one-more-unless-0",
            "prints one more than the number of moves, except for 0",
            "the start has distance 0, a board one move away 1",
            |length| length + i64::from(length > 0),
        ),
        changed(
            "one-less-unless-0",
            "prints one less than the number of moves, except for 0",
            "the start has distance 0, a board one move away 1",
            |length| (length - 1).max(0),
        ),
        changed("twice", "prints twice the number of moves", "count each move once", |length| 2 * length),
        Model::of_cases(
            "goal-1",
            "prints 1 for the goal itself",
            "the goal needs no moves: test it before the first move",
            |question| {
                let solutions = question.solutions().into_iter();
                let length = |solution: &Solution| if solution.length == 0 { 1 } else { solution.length };
                printed(
                    question,
                    solutions.map(|solution| Solution { length: length(&solution), ..solution }).collect(),
                )
            },
        ),
    ]
}
