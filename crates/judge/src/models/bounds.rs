//! Searches that give up too early.

use super::{printed, right, Model, Outputs, Piece};
use crate::answer::{Accepts, Solution};
use crate::problem::Problem;

/// The largest distance of a case of any problem here, and some more.
const FARTHEST: usize = 60;

/// The models of a problem.
pub(super) fn models(problem: &'static Problem) -> Vec<Model> {
    let farthest = match problem.goal.len() {
        ..=9 => 32,
        _ => FARTHEST,
    };
    (1..farthest).flat_map(|limit| bounded(problem, limit)).collect()
}

/// A search that gives up after `limit` moves.
fn bounded(problem: &'static Problem, limit: usize) -> Vec<Model> {
    let advice = match problem.goal.len() {
        9 => "no limit below 31 moves (eight puzzle) or 32 moves (nine numbers) is enough: check limits, array sizes and types",
        _ => "check limits, array sizes and types",
    };
    let gives_up = format!("is right up to {limit} moves and gives up beyond:");
    let mut models = Vec::new();
    let mut texts = vec!["", "\n", "-1\n", "0\n"];
    let unsolvable = problem.unsolvable.map(|word| format!("{word}\n"));
    texts.extend(unsolvable.as_deref());
    for text in texts {
        let says = match text {
            "" => "it prints nothing there".to_string(),
            "\n" => "it prints an empty line there".to_string(),
            text => format!("it prints `{}` there", text.trim_end()),
        };
        let text = text.to_string();
        models.push(Model::of_cases(
            format!("limit-{limit}-{}", text.trim_end()),
            format!("{gives_up} {says}"),
            advice,
            move |question| match question.distance() > Some(limit) {
                true => Piece::OneOf(vec![match question.answer.accepts() {
                    Accepts::FirstShortest if text == "\n" => {
                        question.answer.print(question, Some(&Solution { length: 0, moves: String::new() }))
                    }
                    Accepts::FirstShortest if text == "-1\n" => {
                        question.answer.print(question, Some(&Solution { length: -1, moves: String::new() }))
                    }
                    _ => text.clone(),
                }]),
                false => right(question),
            },
        ));
    }
    models.push(Model::new(
        format!("limit-{limit}-endless"),
        format!("{gives_up} it crashes or does not end there"),
        advice,
        move |asked| match asked.questions().any(|question| question.distance() > Some(limit)) {
            true => Outputs::NoEnd,
            false => Outputs::Pieces(asked.right()),
        },
    ));
    models.push(Model::of_cases(
        format!("length-{limit}"),
        format!("prints {limit} for every distance above {limit}"),
        advice,
        move |question| {
            let solutions = question.solutions().into_iter();
            printed(
                question,
                solutions.map(|solution| Solution { length: solution.length.min(limit as i64), ..solution }).collect(),
            )
        },
    ));
    if problem.answer.prints_letters() {
        models.push(Model::of_solutions(
            format!("cut-{limit}"),
            format!("prints at most {limit} moves of a path"),
            advice,
            move |_, solution| Solution { moves: solution.moves.chars().take(limit).collect(), ..solution },
        ));
        models.push(Model::of_solutions(
            format!("tail-{limit}"),
            format!("prints at most the last {limit} moves of a path"),
            advice,
            move |_, solution| {
                let skip = solution.moves.len().saturating_sub(limit);
                Solution { moves: solution.moves.chars().skip(skip).collect(), ..solution }
            },
        ));
    }
    if problem.answer.prints_letters() && problem.answer.accepts() == Accepts::AnyShortest {
        models.retain(|model| !model.name.starts_with("length-"));
    }
    models
}
