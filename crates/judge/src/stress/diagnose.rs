//! Finding the cause of a failure: more inputs, on which the mistakes that are left differ.

use super::probes::probes;
use super::run::End;
use super::trial::{Input, Suspect, Trial};
use crate::check::right_output;
use crate::hints::{explaining, found, most_detailed, Seen};
use crate::models::{models, Asked, Model};
use crate::problem::Problem;
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

/// How many inputs are tried that no two mistakes answer differently, to see that the one that is left is right.
const CONFIRMATIONS: usize = 12;

/// How long a good input is looked for.
const CHOICE: Duration = Duration::from_millis(300);

/// The mistakes that explain all runs, in words; `None` if there are none or too many.
pub(super) fn diagnose(
    suspect: &Suspect<'_>,
    mut trials: Vec<Trial>,
    end: Instant,
    progress: &mut dyn FnMut(&str),
) -> Option<String> {
    let problem = suspect.problem;
    let all = models(problem);
    let mut left = explaining(problem, &all.iter().collect::<Vec<_>>(), &seen(&trials));
    let mut inputs = probes(problem, &trials);
    let mut asked = 0;
    let mut ask = |input: Input, left: &mut Vec<&Model>, trials: &mut Vec<Trial>| {
        asked += 1;
        progress(&format!("looking for the cause: {asked} inputs tried, {} causes left", left.len()));
        // The program has been started before: if that fails now, nothing is learned.
        if let Ok(trial) = suspect.try_on(&input) {
            trials.push(trial);
            *left = explaining(problem, left, &seen(&trials[trials.len() - 1..]));
        }
    };
    while left.len() > 1 && Instant::now() < end {
        let Some(place) = separating(problem, &most_detailed(&left), &inputs) else { break };
        ask(inputs.remove(place), &mut left, &mut trials);
    }
    let mut confirmed = 0;
    let mut telling = 0;
    for input in inputs {
        if left.is_empty() || confirmed == CONFIRMATIONS || Instant::now() >= end {
            break;
        }
        // Of the inputs on which the mistake does not show, a few are enough.
        let shows = shows(problem, most_detailed(&left)[0], &input);
        if shows || confirmed - telling < CONFIRMATIONS / 3 {
            confirmed += 1;
            telling += usize::from(shows);
            ask(input, &mut left, &mut trials);
        }
    }
    if Instant::now() >= end && telling < 2 {
        return None;
    }
    let failures = trials.iter().filter(|trial| trial.failure.is_some()).count();
    let left = most_detailed(&left);
    let least = if left.iter().all(|model| model.is_exact()) { 1 } else { 3 };
    (failures >= least).then(|| found(&left, failures, trials.len())).flatten()
}

fn seen(trials: &[Trial]) -> Vec<Seen<'_>> {
    let seen = trials.iter().map(|trial| Seen {
        cases: &trial.input.cases,
        text: &trial.text,
        output: &trial.run.stdout,
        ended: trial.run.end == End::Success,
        right: trial.failure.is_none(),
    });
    seen.collect()
}

/// The place of an input on which the models differ; of those found in a moment, the one that leaves the fewest.
fn separating(problem: &'static Problem, models: &[&Model], inputs: &[Input]) -> Option<usize> {
    let until = Instant::now() + CHOICE;
    let mut best: Option<(usize, usize)> = None;
    for (place, input) in inputs.iter().enumerate() {
        let most = most_together(problem, models, input);
        if most < models.len() && best.is_none_or(|(least, _)| most < least) {
            best = Some((most, place));
        }
        // One that leaves a half at most is good enough.
        if best.is_some_and(|(least, _)| 2 * least <= models.len() || Instant::now() > until) {
            break;
        }
    }
    best.map(|(_, place)| place)
}

/// The largest number of models that an answer to this input may leave.
fn most_together(problem: &'static Problem, models: &[&Model], input: &Input) -> usize {
    let text = input.bytes(problem);
    let asked = Asked { problem, cases: &input.cases, text: &text };
    let outputs: Vec<_> = models.iter().map(|model| model.prints(&asked)).collect();
    let right = right_output(problem, &input.cases);
    let mut groups: BTreeMap<Option<String>, usize> = BTreeMap::new();
    for example in outputs.iter().map(|outputs| outputs.example()) {
        groups.entry(example).or_default();
    }
    for (example, count) in &mut groups {
        *count = match example {
            Some(output) => outputs.iter().filter(|outputs| outputs.admit(output, *output == right)).count(),
            None => outputs.iter().filter(|outputs| outputs.example().is_none()).count(),
        };
    }
    groups.values().copied().max().unwrap_or(0)
}

/// Whether a mistake shows on an input.
fn shows(problem: &'static Problem, model: &Model, input: &Input) -> bool {
    let text = input.bytes(problem);
    let outputs = model.prints(&Asked { problem, cases: &input.cases, text: &text });
    let right = right_output(problem, &input.cases);
    outputs.example().is_none() || !outputs.admit(&right, true) || outputs.example() != Some(right)
}
