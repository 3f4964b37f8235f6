//! How often the judge names the mistake of a wrong program, and that it never names another.
//!
//! `RATES=write` runs the whole collection and writes the table of the README; otherwise a part of it runs.

mod programs;
mod solver;

use judge::layout::Layout;
use judge::problem::Problem;
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

fn outcome(wrong: &Wrong, seed: u64) -> (Outcome, String) {
    let problem = Problem::named(wrong.problem).expect("a problem");
    let suspect = Suspect { problem, program: &InProcess(wrong), any_path: false };
    let time = Duration::from_secs(6);
    let bounds = Bounds { time, rounds: Some(200), cases: 20, seed, layouts: Layout::ALL.to_vec() };
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
        if !label.contains(&only) || !(every || number % 5 == 0) {
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
