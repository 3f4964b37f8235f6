//! How often the judge names the mistake of a wrong program, and that it never names another.
//!
//! `RATES=1` runs the whole collection, `--include-ignored` every model too; otherwise a part of the collection runs. `ONLY` selects by name.

mod programs;
mod solver;

use judge::layout::Layout;
use judge::models::models;
use judge::problem::{Problem, PROBLEMS};
use judge::stress::{stress, Bounds, End, Program, Run, Search, Suspect};
use programs::Wrong;
use std::io;
use std::time::Duration;

/// What came of a program.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Outcome {
    Hint,
    Verdict,
    Nothing,
    False,
    NotFound,
}

struct InProcess<'a>(&'a Wrong);

impl Program for InProcess<'_> {
    fn run(&self, input: &[u8], _: usize) -> io::Result<Run> {
        let output = self.0.knobs.run(&String::from_utf8_lossy(input));
        Ok(Run { end: End::Success, stdout: output.into_bytes(), stderr: Vec::new(), has_read: true })
    }
}

/// The programs that run in every test.
const QUICK: [&str; 8] = [
    "hdu1043: l and r exchanged",
    "hdu1043: directions transposed",
    "hdu1043: parity with the blank",
    "hdu3567: ties by udlr",
    "hdu3567: answers B to A",
    "nine-number: ring counter-clockwise",
    "nine-number: row to the left",
    "luogu-p1379: counts boards",
];

fn outcome(wrong: &Wrong, seed: u64) -> (Outcome, String) {
    let problem = Problem::named(wrong.problem).expect("a problem");
    let suspect = Suspect { problem, program: &InProcess(wrong), any_path: false };
    let time = Duration::from_secs(600);
    let bounds = Bounds { time, rounds: Some(100), cases: 20, seed, layouts: Layout::ALL.to_vec() };
    let Search::Found(found) = stress(&suspect, &bounds, &mut |_| ()).expect("it starts") else {
        return (Outcome::NotFound, String::new());
    };
    let said = found.failure.wrong.headline();
    let layout = found.trial.input.layout;
    let said = if layout == Layout::Plain { said } else { format!("{said} in layout {layout}") };
    let names = |words: &[String], text: &str| words.iter().any(|word| text.contains(word.as_str()));
    let outcome = match &found.failure.wrong.hint {
        Some(hint) if names(&wrong.hints, hint) => Outcome::Hint,
        Some(_) => Outcome::False,
        None if names(&wrong.verdicts, &said) => Outcome::Verdict,
        None => Outcome::Nothing,
    };
    (outcome, format!("{said}\n        {}", found.failure.wrong.hint.clone().unwrap_or_default()))
}

#[test]
fn no_mistake_gets_the_name_of_another() {
    let only = std::env::var("ONLY").unwrap_or_default();
    let every = std::env::var("RATES").is_ok();
    let programs = programs::all();
    let mut wrong = Vec::new();
    let mut counts = std::collections::BTreeMap::new();
    for (number, program) in programs.iter().enumerate() {
        let label = format!("{}: {}", program.problem, program.mistake);
        if !label.contains(&only) || !(every || QUICK.contains(&label.as_str())) {
            continue;
        }
        let begin = std::time::Instant::now();
        let (outcome, said) = outcome(program, number as u64);
        *counts.entry(outcome).or_insert(0) += 1;
        if outcome != Outcome::Hint {
            println!("{outcome:?} {label} ({:.1} s)\n        {said}", begin.elapsed().as_secs_f64());
        }
        if outcome == Outcome::False || outcome == Outcome::NotFound {
            wrong.push(label);
        }
    }
    println!("{counts:?}");
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// A model run as a program.
struct Imitated {
    problem: &'static Problem,
    name: String,
}

impl Program for Imitated {
    fn run(&self, input: &[u8], _: usize) -> io::Result<Run> {
        let (end, stdout) = match judge::models::imitate(self.problem.name, &self.name, input) {
            Ok(output) => (End::Success, output.into_bytes()),
            Err(_) => (End::Failed("crashes".to_string()), Vec::new()),
        };
        Ok(Run { end, stdout, stderr: Vec::new(), has_read: true })
    }
}

#[test]
#[ignore = "takes many minutes"]
fn each_model_is_named_when_it_runs_as_a_program() {
    let (only, every) = (std::env::var("ONLY").unwrap_or_default(), std::env::var("RATES").is_ok());
    let mut wrong = Vec::new();
    let (mut named, mut silent) = (0, Vec::new());
    for problem in PROBLEMS.iter() {
        for (number, model) in models(problem).iter().enumerate() {
            let label = format!("{}: {}", problem.name, model.name);
            if !label.contains(&only) || !(every || number % 29 == 7) {
                continue;
            }
            let program = Imitated { problem, name: model.name.clone() };
            let suspect = Suspect { problem, program: &program, any_path: false };
            let time = Duration::from_secs(600);
            let bounds =
                Bounds { time, rounds: Some(60), cases: 20, seed: number as u64, layouts: Layout::ALL.to_vec() };
            let hint = match stress(&suspect, &bounds, &mut |_| ()).expect("it starts") {
                Search::Found(found) => found.failure.wrong.hint,
                Search::Nothing { .. } => None,
            };
            match hint {
                Some(hint) if hint.contains(&model.does) => named += 1,
                Some(hint) => wrong.push(format!("{label}: {hint}")),
                None => silent.push(label),
            }
        }
    }
    println!("{named} named, {} silent: {silent:#?}", silent.len());
    assert!(wrong.is_empty(), "{wrong:#?}");
}
