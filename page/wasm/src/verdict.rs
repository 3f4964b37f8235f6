//! Whether an output is right, and inputs made up.

use crate::memory::tell_progress;
use judge::case::Case;
use judge::generate::Generator;
use judge::layout::Layout;
use judge::problem::{Cases, Problem};
use judge::random::Random;
use judge::verdict::Wrong;
use judge::{check as checker, input};
use serde::Deserialize;
use serde_json::{json, Value};

/// The most cases of an input that is made up.
const MOST: usize = 100_000;

fn named(problem: &str) -> Result<&'static Problem, String> {
    Problem::named(problem).ok_or_else(|| format!("no problem {problem}"))
}

/// What the judge says about an output.
///
/// # Errors
/// If there is no such problem.
pub fn check(problem: &str, input: &str, output: &str, any: bool) -> Result<Value, String> {
    let problem = named(problem)?;
    let cases = match input::read(problem, input.as_bytes()) {
        Ok(cases) => cases,
        Err(error) => return Ok(json!({ "verdict": "input", "text": error })),
    };
    let tell = |done: usize| {
        if done % 64 == 0 {
            tell_progress(done as f64 / cases.len() as f64);
        }
    };
    match checker::check_with_progress(problem, &cases, output.as_bytes(), any, tell) {
        Ok(()) => Ok(json!({ "verdict": "accepted", "cases": cases.len() })),
        Err(wrong) => Ok(described(&wrong)),
    }
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

/// Which input is asked for.
#[derive(Deserialize)]
pub struct Gen {
    problem: String,
    cases: usize,
    seed: u64,
    distance: Option<usize>,
    unsolvable: f64,
    layout: String,
}

impl Gen {
    /// The input.
    ///
    /// # Errors
    /// If there are no such cases.
    pub fn input(&self) -> Result<Value, String> {
        let problem = named(&self.problem)?;
        let layout =
            Layout::ALL.into_iter().find(|layout| layout.to_string() == self.layout).ok_or("no such layout")?;
        let count = if problem.cases == Cases::One { 1 } else { self.cases.min(MOST) };
        let generator = Generator::new(problem, self.distance, self.unsolvable)?;
        let mut random = Random::new(self.seed);
        let cases: Vec<Case> = (0..count).map(|_| generator.case(&mut random)).collect();
        let input = layout.write(problem, &cases, &mut random);
        Ok(json!({ "input": String::from_utf8_lossy(&input) }))
    }
}
