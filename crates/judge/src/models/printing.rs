//! Mistakes in how answers are printed.

use super::{right, Asked, Model, Outputs, Piece};
use crate::problem::{Cases, Problem};

/// The models of a problem.
pub(super) fn models(problem: &'static Problem) -> Vec<Model> {
    let mut models = solved(problem);
    models.push(whole("blank-line-after", "prints an empty line after each answer", "end each line once", |right| {
        right.into_iter().map(|piece| piece.map(|text| text.to_string() + "\n")).collect()
    }));
    if problem.cases != Cases::One {
        models.push(whole(
            "blank-line-between",
            "prints an empty line between answers",
            "end each line once",
            |right| {
                let count = right.len();
                let behind = |number| if number + 1 < count { "\n" } else { "" };
                right
                    .into_iter()
                    .enumerate()
                    .map(|(number, piece)| piece.map(|text| text.to_string() + behind(number)))
                    .collect()
            },
        ));
        models.push(whole(
            "no-line-ends",
            "prints no line end after an answer",
            "end the line after each answer",
            |right| {
                let joined = right.into_iter().map(|piece| piece.map(|text| text.trim_end_matches('\n').to_string()));
                joined.chain([Piece::OneOf(vec!["\n".to_string()])]).collect()
            },
        ));
    }
    let spaced = |name: &str, does: &str, change: fn(&str) -> String| {
        Model::of_cases(name, does, "print exactly what the statement shows, with no other blanks", move |question| {
            right(question).map(|text| text.lines().map(|line| change(line) + "\n").collect())
        })
    };
    models.push(spaced("blank-at-end", "prints a blank at the end of each line", |line| format!("{line} ")));
    models.push(spaced("blank-at-start", "prints a blank at the start of each line", |line| format!(" {line}")));
    if problem.answer.prints_letters() {
        let joined = |name: &str, does: &str, sign: &'static str, more: &'static str| {
            Model::of_solutions(
                name,
                does,
                "print the letters of the moves without anything between them",
                move |_, solution| {
                    let letters: Vec<String> = solution.moves.chars().map(String::from).collect();
                    let moves = letters.join(sign) + if letters.is_empty() { "" } else { more };
                    crate::answer::Solution { moves, ..solution }
                },
            )
        };
        models.push(joined("spaced", "prints blanks between the moves", " ", ""));
        models.push(joined("spaced-after", "prints a blank after each move", " ", " "));
        models.push(joined("commas", "prints commas between the moves", ",", ""));
        models.push(joined("commas-blanks", "prints commas and blanks between the moves", ", ", ""));
    }
    models
}

fn whole(name: &str, does: &str, advice: &str, change: fn(Vec<Piece>) -> Vec<Piece>) -> Model {
    Model::new(name, does, advice, move |asked: &Asked<'_>| Outputs::Pieces(change(asked.right())))
}

/// Something else is printed for the goal itself.
fn solved(problem: &'static Problem) -> Vec<Model> {
    let advice = "the goal needs no moves: go the same way as for any other board, so that the line is empty";
    let text = |name: &str, does: &str, text: String| {
        Model::of_cases(name, does, advice, move |question| match question.distance() {
            Some(0) => Piece::OneOf(vec![text.clone()]),
            _ => right(question),
        })
    };
    let mut models = vec![text("goal-silent", "prints nothing if the board is the goal", String::new())];
    if let Some(word) = problem.unsolvable {
        models.push(text("goal-unsolvable", &format!("prints `{word}` if the board is the goal"), format!("{word}\n")));
    }
    let goal = problem.question(1, &crate::case::Case { start: problem.goal, goal: problem.goal });
    if goal.right() == "\n" {
        models.push(text("goal-0", "prints `0` if the board is the goal", "0\n".to_string()));
        models.push(Model::of_cases("goal-detour", "prints moves if the board is the goal", advice, |question| {
            if question.distance() != Some(0) {
                return right(question);
            }
            let mut paths = Vec::new();
            for &first in question.order {
                let Some(after) = question.puzzle.after(&question.case.start, first) else { continue };
                let back = question
                    .order
                    .iter()
                    .filter(|&&second| question.puzzle.after(&after, second) == Some(question.case.start));
                paths.extend(back.map(|&second| format!("{}{}\n", char::from(first), char::from(second))));
            }
            Piece::OneOf(paths)
        }));
    }
    models
}
