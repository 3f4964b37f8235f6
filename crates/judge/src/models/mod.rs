//! Fault models: small wrong solvers, each of which makes one known mistake.
//!
//! A model says what a program with its mistake prints for any input: one output, or the set of outputs where the
//! program is free. So a model can explain an output, and it can be run as a program. A new model is one function with a
//! name, a description and a sentence of advice, in the file of its kind.

mod bounds;
mod cases;
mod goals;
mod inexact;
mod letters;
mod moves;
mod numbers;
mod outputs;
mod parity;
mod printing;
mod reading;
mod ties;
mod variant;

pub use outputs::{normalized, Outputs, Piece};

use crate::answer::{Question, Solution};
use crate::case::Case;
use crate::problem::Problem;

/// An input, as a model sees it.
#[derive(Clone, Copy)]
pub struct Asked<'a> {
    /// The problem.
    pub problem: &'static Problem,
    /// The cases.
    pub cases: &'a [Case],
    /// The bytes.
    pub text: &'a [u8],
}

/// How much a model says about an output. A model counts only if none that says more explains what a program printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Detail {
    /// Every byte, or a choice of few outputs.
    Exact,
    /// What the answers have in common.
    Inexact,
    /// What near and far boards have in common.
    Rough,
}

/// A known mistake.
pub struct Model {
    /// A short name, unique for a problem.
    pub name: String,
    /// What a program with the mistake does: "exchanges l and r". It follows "a program that".
    pub does: String,
    /// What to do about it.
    pub advice: String,
    /// How much the model says about an output.
    pub detail: Detail,
    prints: Box<dyn Fn(&Asked<'_>) -> Outputs + Send + Sync>,
}

impl Model {
    /// A model of what is printed for a whole input.
    fn new(
        name: impl Into<String>,
        does: impl Into<String>,
        advice: impl Into<String>,
        prints: impl Fn(&Asked<'_>) -> Outputs + Send + Sync + 'static,
    ) -> Model {
        Model {
            name: name.into(),
            does: does.into(),
            advice: advice.into(),
            detail: Detail::Exact,
            prints: Box::new(prints),
        }
    }

    /// A model of what is printed for each case.
    fn of_cases(
        name: impl Into<String>,
        does: impl Into<String>,
        advice: impl Into<String>,
        prints: impl Fn(&Question<'_>) -> Piece + Send + Sync + 'static,
    ) -> Model {
        Model::new(name, does, advice, move |asked| {
            Outputs::Pieces(asked.questions().map(|question| prints(&question)).collect())
        })
    }

    /// A model that changes right solutions before it prints them.
    fn of_solutions(
        name: impl Into<String>,
        does: impl Into<String>,
        advice: impl Into<String>,
        change: impl Fn(&Question<'_>, Solution) -> Solution + Send + Sync + 'static,
    ) -> Model {
        Model::of_cases(name, does, advice, move |question| {
            let solutions = question.solutions().into_iter().map(|solution| change(question, solution));
            printed(question, solutions.collect())
        })
    }

    /// The same model, which says less about an output.
    fn inexact(self) -> Model {
        Model { detail: Detail::Inexact, ..self }
    }

    /// The same model, which says little about an output.
    fn rough(self) -> Model {
        Model { detail: Detail::Rough, ..self }
    }

    /// Whether the model says everything about an output.
    pub fn is_exact(&self) -> bool {
        self.detail == Detail::Exact
    }

    /// What a program with the mistake prints.
    pub fn prints(&self, asked: &Asked<'_>) -> Outputs {
        (self.prints)(asked)
    }
}

impl<'a> Asked<'a> {
    /// The questions of the cases.
    pub fn questions(&self) -> impl Iterator<Item = Question<'static>> + use<'a> {
        let Asked { problem, cases, .. } = *self;
        cases.iter().enumerate().map(|(index, case)| problem.question(index + 1, case))
    }

    /// The right answers, one piece for each case.
    fn right(&self) -> Vec<Piece> {
        self.questions().map(|question| right(&question)).collect()
    }
}

/// All models that apply to a problem.
pub fn models(problem: &'static Problem) -> Vec<Model> {
    let kinds: [fn(&'static Problem) -> Vec<Model>; 11] = [
        letters::models,
        moves::models,
        ties::models,
        goals::models,
        parity::models,
        numbers::models,
        bounds::models,
        cases::models,
        printing::models,
        reading::models,
        inexact::models,
    ];
    kinds.iter().flat_map(|models| models(problem)).collect()
}

/// What a program with a mistake prints for an input.
///
/// # Errors
/// If there is no such problem or model, if the input breaks the problem's format, or if the mistake makes a program crash.
pub fn imitate(problem: &str, model: &str, input: &[u8]) -> Result<String, String> {
    let problem = Problem::named(problem).ok_or_else(|| format!("no problem is named {problem}"))?;
    let all = models(problem);
    let found = all.iter().find(|known| known.name == model);
    let model = found.ok_or_else(|| {
        let names: Vec<&str> = all.iter().map(|model| model.name.as_str()).collect();
        format!("{} has no mistake `{model}`; it has {}", problem.name, names.join(", "))
    })?;
    let cases = crate::input::read(problem, input)?;
    let outputs = model.prints(&Asked { problem, cases: &cases, text: input });
    match outputs {
        // Anything but the right output.
        Outputs::Wrong => Ok(format!("{}?\n", crate::check::right_output(problem, &cases))),
        _ => outputs.example().ok_or_else(|| "this mistake makes the program crash".to_string()),
    }
}

/// The right answer to a case, or all right answers.
fn right(question: &Question<'_>) -> Piece {
    printed(question, question.solutions())
}

/// What is printed for any of these solutions; for none, what is printed if the goal is not reachable.
fn printed(question: &Question<'_>, solutions: Vec<Solution>) -> Piece {
    if solutions.is_empty() {
        return match question.unsolvable {
            Some(_) => Piece::OneOf(vec![question.answer.print(question, None)]),
            // Such a case never comes, so nobody knows what a program prints, only that it is no solution.
            None => {
                let is_word = |line: &str| line.eq_ignore_ascii_case("unsolvable");
                let is_letters = |line: &str| !line.is_empty() && line.bytes().all(|byte| byte.is_ascii_alphabetic());
                let is_moves = move |line: &str| is_letters(line) && !is_word(line);
                let is_distance = |line: &str| line.parse().is_ok_and(|number: usize| number > 0);
                let accepts = move |text: &str| !text.lines().any(|line| is_moves(line) || is_distance(line));
                Piece::Lines { example: question.answer.print(question, None), most: 4, accepts: Box::new(accepts) }
            }
        };
    }
    Piece::OneOf(solutions.iter().map(|solution| question.answer.print(question, Some(solution))).collect())
}
