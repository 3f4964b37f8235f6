//! Models that say less than the exact output: what all answers have in common.

use super::{right, Model, Outputs, Piece};
use crate::answer::{Accepts, Question, Solution};
use crate::moves::play;
use crate::problem::{Cases, Problem};

/// The models of a problem.
pub(super) fn models(problem: &'static Problem) -> Vec<Model> {
    let mut models = Vec::new();
    if problem.cases != Cases::One {
        models.push(state_kept());
    }
    if problem.puzzle.has_blank() {
        models.push(too_long());
        models.push(loses_boards());
    }
    models
}

/// Only the first case of an input is answered right for sure.
fn state_kept() -> Model {
    Model::new(
        "state-kept",
        "answers a case right alone, but not after other cases",
        "something is carried over from one case to the next: reset the visited marks, the queue and the path for each case",
        |asked| {
            let rest = asked.questions().skip(1).map(|question| same_form(&question));
            let mut pieces: Vec<Piece> = asked.questions().take(1).map(|question| right(&question)).collect();
            pieces.extend(rest);
            Outputs::Pieces(pieces)
        },
    )
    .inexact()
}

/// A right answer, or another one in the same form: as many lines, and the same number of the case.
fn same_form(question: &Question<'_>) -> Piece {
    let right = question.right();
    let head = right.split_once(": ").map(|(head, _)| head.to_string()).unwrap_or_default();
    let (lines, example) = (right.lines().count(), right.clone());
    let is_other = move |text: &str| text.lines().zip(right.lines()).any(|(line, right)| line.trim() != right.trim());
    let accepts = move |text: &str| text.lines().count() == lines && text.starts_with(&head) && is_other(text);
    let free = Piece::Lines { example, most: lines, accepts: Box::new(accepts) };
    free.or(super::right(question))
}

/// Every answer is a path to the goal, or the length of one, but not always a shortest one.
fn too_long() -> Model {
    Model::new(
        "too-long",
        "finds paths to the goal that are longer than necessary",
        "breadth-first search finds shortest paths, A* and IDA* only with a heuristic that never overestimates; greedy and depth-first searches do not",
        |asked| Outputs::Pieces(asked.questions().map(|question| path_or(question, &[])).collect()),
    )
    .inexact()
}

/// Near boards are answered right; farther ones by a path, maybe too long, or as if they were unsolvable.
fn loses_boards() -> Model {
    Model::new(
        "loses-boards",
        "is right near the goal, but misses some boards farther away",
        "some boards count as visited that are not (two boards with the same hash or rank), or the queue or an array is too small",
        |asked| {
            let word = asked.problem.unsolvable.unwrap_or("-1");
            let answer = |question: Question<'static>| match question.distance() {
                Some(NEAR..) => path_or(question, &[word, "", "-1", "0"]),
                _ => right(&question),
            };
            Outputs::Pieces(asked.questions().map(answer).collect())
        },
    )
    .rough()
}

/// The distance from which a board is far.
const NEAR: usize = 5;

/// The answer with any path to the goal, or one of some other lines.
fn path_or(question: Question<'static>, others: &[&str]) -> Piece {
    if question.distance().is_none() {
        return right(&question);
    }
    let others: Vec<String> = others.iter().map(|&other| format!("{other}\n")).collect();
    let accepts = move |text: &str| others.iter().any(|other| other == text) || is_path(&question, text);
    Piece::Lines { example: question.right(), most: 2, accepts: Box::new(accepts) }
}

/// Whether a text is the answer with some path to the goal. Of a number alone, only size and parity can be tested.
fn is_path(question: &Question<'_>, text: &str) -> bool {
    let Some(distance) = question.distance() else { return false };
    if question.answer.accepts() == Accepts::Distance {
        let number: Option<usize> = text.trim_end().parse().ok();
        return number.is_some_and(|number| number >= distance && (number - distance) % 2 == 0);
    }
    let moves = text.trim_end_matches('\n').rsplit('\n').next().unwrap_or_default();
    let boards = play(question.puzzle, &question.case.start, moves.as_bytes());
    let leads = boards.is_ok_and(|boards| boards.last() == Some(&question.case.goal));
    leads && question.answer.print(question, Some(&Solution::of(moves.to_string()))) == text
}
