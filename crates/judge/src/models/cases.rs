//! Mistakes in going from case to case.

use super::{Asked, Model, Outputs, Piece};
use crate::problem::{Cases, Problem};

/// The models of a problem whose inputs hold several cases.
pub(super) fn models(problem: &'static Problem) -> Vec<Model> {
    if problem.cases == Cases::One {
        return Vec::new();
    }
    let changed = |name: &str, does: &str, advice: &str, change: fn(&Asked<'_>, Vec<Piece>) -> Vec<Piece>| {
        Model::new(name, does, advice, move |asked| Outputs::Pieces(change(asked, asked.right())))
    };
    let mut models = vec![
        changed(
            "first-only",
            "answers only the first case",
            "read cases until the input ends or their number is reached",
            |_, right| right.into_iter().take(1).collect(),
        ),
        changed(
            "last-missing",
            "does not answer the last case",
            "check the loop's end: the last line may end without a line feed",
            |_, mut right| {
                right.pop();
                right
            },
        ),
        changed("first-missing", "does not answer the first case", "check what is read before the loop", |_, right| {
            right.into_iter().skip(1).collect()
        }),
        changed(
            "every-other",
            "answers every other case only",
            "each case is read once: check for a second read in the loop",
            |_, right| right.into_iter().step_by(2).collect(),
        ),
        changed(
            "last-twice",
            "answers the last case twice",
            "test whether reading succeeded, not whether the input has ended",
            |asked, mut right| {
                right.extend(asked.right().pop());
                right
            },
        ),
        changed(
            "first-repeated",
            "gives the answer of the first case to every case",
            "read a new board, and solve it, for each case",
            |asked, right| right.into_iter().map(|_| asked.right().swap_remove(0)).collect(),
        ),
        changed(
            "one-behind",
            "answers each case with the answer of the one before",
            "print the answer of the case that was just read",
            |asked, mut right| {
                right.pop();
                asked.right().into_iter().take(1).chain(right).collect()
            },
        ),
        changed(
            "stops-at-goal",
            "stops at the first case that is the goal",
            "go on with the next case: `continue`, not `break` or `return`",
            |asked, right| until(asked, right, |distance| distance == Some(0), 0),
        ),
        changed(
            "stops-after-goal",
            "stops after the first case that is the goal",
            "go on with the next case: `continue`, not `break` or `return`",
            |asked, right| until(asked, right, |distance| distance == Some(0), 1),
        ),
        changed(
            "stops-at-unsolvable",
            "stops at the first case that cannot be solved",
            "go on with the next case: `continue`, not `break` or `return`",
            |asked, right| until(asked, right, |distance| distance.is_none(), 0),
        ),
        changed(
            "stops-after-unsolvable",
            "stops after the first case that cannot be solved",
            "go on with the next case: `continue`, not `break` or `return`",
            |asked, right| until(asked, right, |distance| distance.is_none(), 1),
        ),
    ];
    if !problem.has_unsolvable() {
        models.retain(|model| !model.name.ends_with("-unsolvable"));
    }
    if problem.cases == Cases::CountedPairs {
        models.push(numbered("numbered-from-0", "numbers the cases from 0", |number| number - 1));
        models.push(numbered("numbered-1", "gives every case the number 1", |_| 1));
    }
    models
}

/// The answers up to the first case with such a distance, and `more` of those after it.
fn until(asked: &Asked<'_>, right: Vec<Piece>, stops: fn(Option<usize>) -> bool, more: usize) -> Vec<Piece> {
    let first = asked.questions().position(|question| stops(question.distance()));
    right.into_iter().take(first.map_or(usize::MAX, |first| first + more)).collect()
}

fn numbered(name: &str, does: &str, number: fn(usize) -> usize) -> Model {
    Model::of_cases(name, does, "the first case has the number 1, each next one a number more", move |question| {
        let asked = crate::answer::Question { number: number(question.number), ..*question };
        super::right(&asked)
    })
}
