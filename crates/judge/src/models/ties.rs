//! Other shortest paths than the one that is asked for.

use super::letters::{opposite, permutations};
use super::{printed, Model};
use crate::answer::{Accepts, Question, Solution};
use crate::problem::Problem;

/// The models of a problem that asks for the first of the shortest paths.
pub(super) fn models(problem: &'static Problem) -> Vec<Model> {
    if problem.answer.accepts() != Accepts::FirstShortest {
        return Vec::new();
    }
    let orders = permutations(problem.order);
    let mut models: Vec<Model> = orders.iter().skip(1).map(|order| forward(problem, order)).collect();
    models.extend(orders.iter().map(|order| backward(problem, order)));
    models.extend(orders.iter().map(|order| overwritten(problem, order)));
    models
}

fn listed(order: &[u8]) -> String {
    order.iter().map(|&letter| char::from(letter).to_string()).collect::<Vec<_>>().join(", ")
}

/// Breaks ties in another order.
fn forward(problem: &'static Problem, order: &[u8]) -> Model {
    let made = order.to_vec();
    Model::of_cases(
        format!("order-{}", String::from_utf8_lossy(order)),
        format!("breaks ties in the order {}", listed(order)),
        format!("try the moves in the order {}", listed(problem.order)),
        move |question| {
            let path = question.puzzle.path(&question.case.start, &question.case.goal, &made);
            printed(question, path.into_iter().map(Solution::of).collect())
        },
    )
}

/// Searches from the goal and prints the path of the search tree.
fn backward(problem: &'static Problem, order: &[u8]) -> Model {
    let made = order.to_vec();
    // The moves of the search are the opposite ones.
    let tried: Vec<u8> = match problem.puzzle.has_blank() {
        true => order.iter().map(|&letter| opposite(letter)).collect(),
        false => order.to_vec(),
    };
    Model::of_cases(
        format!("backward-{}", String::from_utf8_lossy(order)),
        format!("searches from the goal in the order {} and prints the path of its search tree", listed(&tried)),
        "take only the distances from that search; then go from the start, each time by the first move that comes nearer",
        move |question| printed(question, read_back(question, &made).map(Solution::of).into_iter().collect()),
    )
}

/// The path of the tree of a breadth-first search from the goal whose moves, as they are printed, are tried in `order`.
///
/// Such a search reaches every board first by the path that is first when read from the goal.
pub(super) fn read_back(question: &Question<'_>, order: &[u8]) -> Option<String> {
    let (puzzle, start) = (question.puzzle, question.case.start);
    let mut board = question.case.goal;
    let mut path = Vec::new();
    while board != start {
        let left = puzzle.distance(&start, &board)?;
        let step = order.iter().find_map(|&letter| {
            let before = puzzle.before(&board, letter)?;
            (puzzle.distance(&start, &before).map(|distance| distance + 1) == Some(left)).then_some((letter, before))
        });
        let (letter, before) = step?;
        path.push(letter);
        board = before;
    }
    Some(path.iter().rev().map(|&letter| char::from(letter)).collect())
}

/// Searches from the start, but lets a board's parent be replaced by a later one at the same distance.
fn overwritten(_: &'static Problem, order: &[u8]) -> Model {
    let made = order.to_vec();
    Model::of_cases(
        format!("overwritten-{}", String::from_utf8_lossy(order)),
        format!("tries the moves in the order {} and keeps the last parent that reaches a board", listed(order)),
        "mark a board as visited, and note its parent, when it is added to the queue",
        move |question| printed(question, last_parents(question, &made).map(Solution::of).into_iter().collect()),
    )
}

/// The path from parent to parent if each board keeps the last parent at its distance.
fn last_parents(question: &Question<'_>, order: &[u8]) -> Option<String> {
    let (puzzle, start) = (question.puzzle, question.case.start);
    let mut board = question.case.goal;
    let mut path = Vec::new();
    while board != start {
        let left = puzzle.distance(&start, &board)?;
        let parents = order.iter().filter_map(|&letter| Some((letter, puzzle.before(&board, letter)?)));
        let parents = parents.filter(|(_, before)| puzzle.distance(&start, before).map(|far| far + 1) == Some(left));
        // In the queue, boards at one distance stand in the order of their first paths.
        let place = |path: &str| -> Vec<usize> {
            path.bytes().map(|letter| order.iter().position(|&other| other == letter).unwrap_or(0)).collect()
        };
        let queued = |before: &crate::board::Board| puzzle.path(&start, before, order).map(|path| place(&path));
        let (letter, before) = parents.max_by_key(|(_, before)| queued(before))?;
        path.push(letter);
        board = before;
    }
    Some(path.iter().rev().map(|&letter| char::from(letter)).collect())
}
