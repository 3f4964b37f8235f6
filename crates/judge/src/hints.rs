//! Which known mistakes explain what a program printed, and the words for it.

use crate::case::Case;
use crate::models::{normalized, Asked, Model};
use crate::problem::Problem;
use crate::words::counted;

/// The most causes that are named together.
const MOST: usize = 3;

/// What a program did with an input.
pub struct Seen<'a> {
    /// The cases of the input.
    pub cases: &'a [Case],
    /// The bytes of the input.
    pub text: &'a [u8],
    /// What was printed.
    pub output: &'a [u8],
    /// Whether the program ended well.
    pub ended: bool,
    /// Whether the output is right.
    pub right: bool,
}

/// Whether a program with a mistake may do what was seen.
pub fn explains(problem: &'static Problem, model: &Model, seen: &Seen<'_>) -> bool {
    let outputs = model.prints(&Asked { problem, cases: seen.cases, text: seen.text });
    match seen.ended {
        true => outputs.admit(&normalized(seen.output), seen.right),
        false => outputs.admit_no_end(),
    }
}

/// The models that explain everything that was seen.
pub fn explaining<'m>(problem: &'static Problem, models: &[&'m Model], seen: &[Seen<'_>]) -> Vec<&'m Model> {
    let mut left = models.to_vec();
    // Few models survive what went wrong, least of all the short inputs.
    let mut order: Vec<&Seen<'_>> = seen.iter().collect();
    order.sort_by_key(|seen| (seen.ended && seen.right, seen.cases.len()));
    for seen in order {
        left.retain(|model| explains(problem, model, seen));
    }
    left
}

/// Those of the models that say the most. The others count only if none of these is left.
pub fn most_detailed<'m>(models: &[&'m Model]) -> Vec<&'m Model> {
    let most = models.iter().map(|model| model.detail).min();
    models.iter().copied().filter(|model| Some(model.detail) == most).collect()
}

/// The hint for one output: the mistakes with which it is consistent, if they are few.
pub fn consistent(problem: &'static Problem, cases: &[Case], text: &[u8], output: &[u8]) -> Option<String> {
    let seen = Seen { cases, text, output, ended: true, right: false };
    let models = crate::models::models(problem);
    let exact: Vec<&Model> = models.iter().filter(|model| model.is_exact()).collect();
    let left = explaining(problem, &exact, &[seen]);
    named(&left).map(|causes| format!("consistent with a program that {causes}"))
}

/// The hint after many runs of a program, if few enough mistakes are left.
pub fn found(models: &[&Model], failures: usize, runs: usize) -> Option<String> {
    let evidence = match failures {
        1 => "the failure is that".to_string(),
        2 => format!("both failures in {} are those", counted(runs, "run")),
        _ => format!("all {failures} failures in {} are those", counted(runs, "run")),
    };
    named(models).map(|causes| format!("{evidence} of a program that {causes}"))
}

/// What one of the models does and what to do about it; `None` if there are none or too many.
fn named(models: &[&Model]) -> Option<String> {
    match models {
        [] => None,
        [only] => Some(format!("{}: {}", only.does, only.advice)),
        [..] if models.len() <= MOST => {
            let each: Vec<String> = models.iter().map(|model| format!("{} ({})", model.does, model.advice)).collect();
            Some(format!("either {}", each.join(", or ")))
        }
        _ => None,
    }
}
