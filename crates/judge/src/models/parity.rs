//! Wrong tests of whether the goal is reachable.

use super::{printed, right, Model, Outputs, Piece};
use crate::answer::Question;
use crate::board::Board;
use crate::problem::Problem;

/// The models of a problem that has an answer for a goal that is not reachable.
pub(super) fn models(problem: &'static Problem) -> Vec<Model> {
    if problem.unsolvable.is_none() {
        return Vec::new();
    }
    let mut models = tests(problem);
    if problem.has_unsolvable() {
        models.extend(no_test(problem));
    }
    models
}

/// The numbers are counted in pairs, and the wrong ones.
fn tests(problem: &'static Problem) -> Vec<Model> {
    let rows = problem.puzzle.width();
    let blank_row = move |board: &Board| board.cell_of(0).map_or(0, |cell| cell / rows);
    let advice = match problem.puzzle.has_blank() {
        true => {
            "a board is solvable if the inversions of the tiles, without the blank, are even in number as in the goal"
        }
        false => "every board is solvable here: the test of the eight puzzle does not apply",
    };
    let model = |name: &str, does: &str, solvable: Box<dyn Fn(&Board) -> bool + Send + Sync>| {
        Model::of_cases(
            name,
            format!("{does}, and prints `{}` if they are odd", problem.unsolvable.unwrap_or_default()),
            advice,
            move |question| judged(question, solvable(&question.case.start)),
        )
    };
    let mut models = Vec::new();
    if problem.puzzle.has_blank() {
        models.push(model(
            "parity-with-blank",
            "counts inversions together with the blank",
            Box::new(|board| inversions(board, &[]) % 2 == 0),
        ));
        models.push(model(
            "parity-with-row",
            "adds the row of the blank to the inversions",
            Box::new(move |board| (inversions(board, &[0]) + blank_row(board)) % 2 == 0),
        ));
        models.push(model(
            "parity-with-row-below",
            "adds the row of the blank, counted from 1 or from below, to the inversions",
            Box::new(move |board| (inversions(board, &[0]) + blank_row(board) + 1) % 2 == 0),
        ));
        models.push(model(
            "parity-odd",
            "counts the inversions and one more",
            Box::new(|board| inversions(board, &[0]) % 2 == 1),
        ));
    } else {
        models.push(model("parity", "counts inversions", Box::new(|board| inversions(board, &[]) % 2 == 0)));
        models.push(model(
            "parity-without-0",
            "counts inversions without 0",
            Box::new(|board| inversions(board, &[0]) % 2 == 0),
        ));
    }
    models
}

/// What is printed by a program whose test says whether the goal is reachable.
fn judged(question: &Question<'_>, solvable: bool) -> Piece {
    match (solvable, question.distance()) {
        (false, _) => printed(question, Vec::new()),
        (true, Some(_)) => right(question),
        // A search that was not expected to fail: nobody knows what the program does.
        (true, None) => Piece::any(question.answer.print(question, None)),
    }
}

/// The pairs of numbers of which the greater one comes first, those in `without` not counted.
fn inversions(board: &Board, without: &[u8]) -> usize {
    let numbers: Vec<u8> = board.iter().copied().filter(|number| !without.contains(number)).collect();
    let smaller = |place: usize| numbers[place + 1..].iter().filter(|&&later| later < numbers[place]).count();
    (0..numbers.len()).map(smaller).sum()
}

/// The goal is searched for where it is not reachable.
fn no_test(problem: &'static Problem) -> Vec<Model> {
    let word = problem.unsolvable.unwrap_or_default();
    let advice = format!("test the parity before the search, and print `{word}`");
    let text = |name: &str, does: &str, text: &'static str| {
        Model::of_cases(name, does, advice.clone(), move |question| match question.distance() {
            Some(_) => right(question),
            None => Piece::OneOf(vec![text.to_string()]),
        })
    };
    vec![
        text("unsolvable-empty", "prints an empty line if the goal is not reachable", "\n"),
        text("unsolvable-silent", "prints nothing if the goal is not reachable", ""),
        Model::new("unsolvable-endless", "crashes or does not end if the goal is not reachable", advice, |asked| {
            match asked.questions().any(|question| question.distance().is_none()) {
                true => Outputs::NoEnd,
                false => Outputs::Pieces(asked.right()),
            }
        }),
    ]
}
