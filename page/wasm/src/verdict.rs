//! Whether an output is right, and inputs made up.

use crate::memory::tell_progress;
use crate::question::Question;
use judge::case::Case;
use judge::generate::Generator;
use judge::layout::Layout;
use judge::problem::{Cases, Problem};
use judge::random::Random;
use judge::verdict::Wrong;
use judge::{check as checker, hints, input};
use serde_json::{json, Value};

/// The most cases of an input that is made up.
const MOST: u64 = 100_000;

fn problem(question: &Question) -> Result<&'static Problem, String> {
    let name = question.text("problem");
    Problem::named(name).ok_or_else(|| format!("no problem {name}"))
}

/// What the judge says about an output.
///
/// # Errors
/// If there is no such problem.
pub fn check(question: &Question) -> Result<Value, String> {
    let problem = problem(question)?;
    let (input, output) = (question.text("input"), question.text("output"));
    let cases = match input::read(problem, input.as_bytes()) {
        Ok(cases) => cases,
        Err(error) => return Ok(json!({ "verdict": "input", "text": error })),
    };
    let tell = |done: usize| {
        if done % 64 == 0 {
            tell_progress(done as f64 / cases.len() as f64);
        }
    };
    match checker::check_with_progress(problem, &cases, output.as_bytes(), question.is("any"), tell) {
        Ok(()) => Ok(json!({ "verdict": "accepted", "cases": cases.len() })),
        Err(wrong) => Ok(described(&wrong)),
    }
}

/// The mistakes with which a wrong output is consistent, if they are few.
///
/// # Errors
/// If there is no such problem.
pub fn hint(question: &Question) -> Result<Value, String> {
    let problem = problem(question)?;
    let (input, output) = (question.text("input"), question.text("output"));
    let cases = input::read(problem, input.as_bytes())?;
    let hint = hints::consistent(problem, &cases, input.as_bytes(), output.as_bytes());
    Ok(json!({ "hint": hint }))
}

/// The parts of a verdict, and its text as the command line prints it.
fn described(wrong: &Wrong) -> Value {
    let all = wrong.all_boards();
    let boards: Vec<Value> = all.iter().map(|(name, board)| json!({ "name": name, "board": board.to_vec() })).collect();
    json!({
        "verdict": "wrong",
        "case": wrong.case,
        "cases": wrong.cases,
        "line": wrong.diagnosis.line,
        "what": wrong.diagnosis.what,
        "boards": boards,
        "printed": wrong.diagnosis.printed,
        "right": wrong.right,
        "remedy": wrong.diagnosis.remedy,
        "hint": wrong.hint,
        "notes": wrong.notes,
        "text": wrong.to_string(),
    })
}

/// An input that is made up.
///
/// # Errors
/// If there are no such cases.
pub fn gen(question: &Question) -> Result<Value, String> {
    let problem = problem(question)?;
    let layout = Layout::ALL.into_iter().find(|layout| layout.to_string() == question.text("layout"));
    let layout = layout.ok_or("no such layout")?;
    let count = match problem.cases {
        Cases::One => 1,
        _ => question.number("cases").unwrap_or(1).min(MOST) as usize,
    };
    let distance = question.number("distance").map(|distance| distance as usize);
    let generator = Generator::new(problem, distance, question.share("unsolvable"))?;
    let mut random = Random::new(question.number("seed").unwrap_or_default());
    let cases: Vec<Case> = (0..count).map(|_| generator.case(&mut random)).collect();
    let input = layout.write(problem, &cases, &mut random);
    Ok(json!({ "input": String::from_utf8_lossy(&input) }))
}
