//! Looking for an input on which a program fails, and making it small.

mod group;
mod inputs;
mod progress;
mod run;
mod shrink;
mod trial;

pub use trial::{Failure, Input, Suspect};

use crate::layout::Layout;
use inputs::inputs;
use progress::Progress;
use shrink::Shrinker;
use std::io;
use std::time::{Duration, Instant};

/// How long and with what a program is tried.
pub struct Bounds {
    /// How long inputs are tried, and how long a failing one may be made smaller after that.
    pub time: Duration,
    /// How many random inputs are tried; `None` for as many as there is time for.
    pub rounds: Option<u64>,
    /// How many cases a random input has, where it may have more than one.
    pub cases: usize,
    /// Other random inputs for each seed.
    pub seed: u64,
    /// The layouts.
    pub layouts: Vec<Layout>,
}

/// A failing input.
pub struct Found {
    /// The input, as small as it got.
    pub input: Input,
    /// What is wrong.
    pub failure: Failure,
    /// The input that failed first.
    pub first: First,
    /// Runs to make it small.
    pub runs: usize,
    /// Whether there was time enough to make it as small as it gets.
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
    /// Which run it was, from 1.
    pub runs: usize,
}

/// What came of it.
pub enum Search {
    /// An input fails.
    Found(Box<Found>),
    /// All was right, in so many runs and cases.
    Nothing {
        /// Runs.
        runs: usize,
        /// Cases in all of them.
        cases: usize,
    },
}

/// Tries the program on the inputs that people trip over, then on random ones, until it fails or the bounds are reached.
///
/// # Errors
/// If the program cannot be started.
pub fn stress(suspect: &Suspect<'_>, bounds: &Bounds) -> io::Result<Search> {
    let mut progress = Progress::begin();
    let end = Instant::now() + bounds.time;
    let (mut runs, mut cases) = (0, 0);
    for (what, input) in inputs(suspect.problem, bounds) {
        if Instant::now() >= end {
            break;
        }
        runs += 1;
        cases += input.cases.len();
        progress.show(|| format!("run {runs}, {cases} cases ({what}, layout {})", input.layout));
        if let Some(failure) = suspect.try_on(&input)? {
            let first = First { what, layout: input.layout, cases: input.cases.len(), runs };
            return Ok(Search::Found(Box::new(shrink(suspect, bounds, progress, first, (input, failure)))));
        }
    }
    Ok(Search::Nothing { runs, cases })
}

fn shrink(
    suspect: &Suspect<'_>,
    bounds: &Bounds,
    mut progress: Progress,
    first: First,
    (input, failure): (Input, Failure),
) -> Found {
    let end = Instant::now() + bounds.time;
    let (mut runs, mut smallest) = (0, true);
    let mut attempt = |input: &Input| {
        smallest &= Instant::now() < end;
        if !smallest {
            return None;
        }
        runs += 1;
        progress.show(|| format!("fails; made smaller in run {runs}"));
        // It has been started before: should that fail now, it is not this input's fault.
        suspect.try_on(input).ok().flatten()
    };
    let mut shrinker = Shrinker { problem: suspect.problem, input, failure, attempt: &mut attempt };
    shrinker.shrink();
    let Shrinker { input, failure, .. } = shrinker;
    Found { input, failure, first, runs, smallest }
}
