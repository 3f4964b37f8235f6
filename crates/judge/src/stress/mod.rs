//! Finding an input on which a program fails, and making it small.

mod diagnose;
mod inputs;
mod probes;
mod run;
mod shrink;
mod trial;

pub use run::{End, Program, Run};
pub use trial::{Failure, Input, Suspect, Trial};

use crate::layout::Layout;
use diagnose::diagnose;
use inputs::inputs;
use shrink::Shrinker;
use std::io;
use std::time::{Duration, Instant};

/// How long a program is tried, and on what.
pub struct Bounds {
    /// How long inputs are tried, how long a failing one is made smaller after that, and how long a cause is looked for
    /// after that.
    pub time: Duration,
    /// How many random inputs are tried; `None` for as many as there is time for.
    pub rounds: Option<u64>,
    /// How many cases a random input has, where it may have more than one.
    pub cases: usize,
    /// Each seed has other random inputs.
    pub seed: u64,
    /// The layouts.
    pub layouts: Vec<Layout>,
}

/// A failing input.
pub struct Found {
    /// The run on the smallest failing input.
    pub trial: Trial,
    /// What is wrong there.
    pub failure: Failure,
    /// The input that failed first.
    pub first: First,
    /// Runs to make it small.
    pub runs: usize,
    /// Whether there was time enough to make it as small as possible.
    pub smallest: bool,
}

/// The input that failed first.
pub struct First {
    /// What is special about it.
    pub what: &'static str,
    /// How it was written.
    pub layout: Layout,
    /// How many cases it had.
    pub cases: usize,
    /// The number of the run, from 1.
    pub runs: usize,
}

/// The result of a search.
pub enum Search {
    /// An input fails.
    Found(Box<Found>),
    /// All was right.
    Nothing {
        /// The number of runs.
        runs: usize,
        /// The number of cases in all of them.
        cases: usize,
    },
}

/// Tries the program on the inputs that programs often fail on, then on random ones, until it fails or the bounds are
/// reached. `progress` is told what is done.
///
/// # Errors
/// If the program cannot be started.
pub fn stress(suspect: &Suspect<'_>, bounds: &Bounds, progress: &mut dyn FnMut(&str)) -> io::Result<Search> {
    let end = Instant::now() + bounds.time;
    let (mut trials, mut cases) = (Vec::new(), 0);
    for (what, input) in inputs(suspect.problem, bounds) {
        let now = Instant::now();
        if now >= end {
            break;
        }
        cases += input.cases.len();
        progress(&format!(
            "{} inputs tried, {} s left ({what}, layout {})",
            trials.len(),
            (end - now).as_secs(),
            input.layout
        ));
        let trial = suspect.try_on(&input)?;
        let failure = trial.failure.clone();
        trials.push(trial);
        if let Some(failure) = failure {
            let first = First { what, layout: input.layout, cases: input.cases.len(), runs: trials.len() };
            return Ok(Search::Found(Box::new(shrink(suspect, bounds, progress, first, trials, failure))));
        }
    }
    Ok(Search::Nothing { runs: trials.len(), cases })
}

fn shrink(
    suspect: &Suspect<'_>,
    bounds: &Bounds,
    progress: &mut dyn FnMut(&str),
    first: First,
    mut trials: Vec<Trial>,
    failure: Failure,
) -> Found {
    let end = Instant::now() + bounds.time;
    let (mut runs, mut smallest) = (0, true);
    let failed = trials.last().expect("a run has failed").clone();
    let mut attempt = |input: &Input| {
        let now = Instant::now();
        smallest &= now < end;
        if !smallest {
            return None;
        }
        runs += 1;
        progress(&format!("an input fails; {runs} smaller ones tried, at most {} s left", (end - now).as_secs()));
        // The program has been started before: if that fails now, the input is not the cause.
        let trial = suspect.try_on(input).ok()?;
        trials.push(trial.clone());
        trial.failure.clone().map(|failure| (trial, failure))
    };
    let mut shrinker = Shrinker {
        problem: suspect.problem,
        input: failed.input.clone(),
        trial: failed,
        failure,
        attempt: &mut attempt,
    };
    shrinker.shrink();
    let Shrinker { trial, mut failure, .. } = shrinker;
    if !suspect.any_path {
        failure.wrong.hint = diagnose(suspect, trials, Instant::now() + bounds.time, progress);
    }
    Found { trial, failure, first, runs, smallest }
}
