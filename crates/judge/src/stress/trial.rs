//! One trial: an input, what the program made of it, and what is wrong with that.

use super::run::{run, End, Run};
use crate::check::{check, right_output, wrong};
use crate::complaint::{Complaint, Wrong};
use crate::layout::Layout;
use crate::lines::shortened;
use crate::problem::{Case, Problem};
use crate::random::Random;
use std::io;
use std::process::ExitStatus;
use std::time::Duration;

/// An input.
#[derive(Clone, Debug, PartialEq)]
pub struct Input {
    /// Its cases.
    pub cases: Vec<Case>,
    /// How it is written.
    pub layout: Layout,
    /// Which one of the ragged layouts.
    pub seed: u64,
}

impl Input {
    /// The input as the program gets it.
    pub fn bytes(&self, problem: &Problem) -> Vec<u8> {
        self.layout.write(problem, &self.cases, &mut Random::new(self.seed))
    }
}

/// A program on trial.
pub struct Suspect<'a> {
    /// The problem that it is to solve.
    pub problem: &'static Problem,
    /// The program and its arguments.
    pub command: &'a [String],
    /// How long a run may take.
    pub time: Duration,
    /// Whether ways may be longer than the shortest.
    pub any_way: bool,
}

/// What is wrong with a run.
pub struct Failure {
    /// In words.
    pub wrong: Box<Wrong>,
    /// The case that may be to blame, from 0; the number of cases if none is known.
    pub suspect: usize,
}

/// More bytes than this beyond the right output are without end.
const SPARE: usize = 1 << 20;

impl Suspect<'_> {
    /// Runs the program on an input. `None` if all is right.
    ///
    /// # Errors
    /// If it cannot be started.
    pub fn try_on(&self, input: &Input) -> io::Result<Option<Failure>> {
        let right = right_output(self.problem, &input.cases).len();
        let run = run(self.command, &input.bytes(self.problem), self.time, right + SPARE)?;
        Ok(self.verdict(input, &run, right))
    }

    fn verdict(&self, input: &Input, run: &Run, right: usize) -> Option<Failure> {
        let answers = check(self.problem, &input.cases, &run.stdout, self.any_way);
        let count = input.cases.len();
        let what = match &run.end {
            End::Exit(status) if status.success() => {
                let wrong = answers.err()?;
                let unread = (!run.has_read).then(|| "it has read nothing of its input".to_string());
                return Some(Failure { suspect: wrong.case, wrong: Box::new(wrong.noting(unread)) });
            }
            End::Exit(status) if answers.is_ok() => format!("the output is right, but the program {}", ended(status)),
            End::Exit(status) => format!("the program {}", ended(status)),
            End::TooLong => format!("takes longer than {} s", self.time.as_secs_f64()),
            End::TooMuch => format!("prints more than {} bytes, the right output has {right}", right + SPARE),
        };
        let suspect = answers.err().map_or(count, |wrong| wrong.case);
        // What was answered may still have been in the program's buffers: only one case is surely the one.
        let case = if count == 1 { 0 } else { count };
        let wrong = wrong(self.problem, &input.cases, case, Complaint::new(what));
        let answered = (count > 1).then(|| format!("{suspect} of {count} cases are answered before that"));
        let wrong = wrong.noting(answered).noting(beginning(run)).noting(last_words(&run.stderr));
        Some(Failure { suspect, wrong: Box::new(wrong) })
    }
}

/// How a program ended.
fn ended(status: &ExitStatus) -> String {
    status.code().map_or_else(|| format!("is ended by {status}"), |code| format!("ends with exit status {code}"))
}

/// What a program that printed too much printed first.
fn beginning(run: &Run) -> Option<String> {
    matches!(run.end, End::TooMuch).then(|| format!("the output begins with `{}`", shortened(&run.stdout)))
}

/// The last lines of standard error.
fn last_words(stderr: &[u8]) -> Option<String> {
    const LINES: usize = 3;
    let lines: Vec<&[u8]> = stderr.trim_ascii().split(|&byte| byte == b'\n').collect();
    let last = lines[lines.len().saturating_sub(LINES)..].iter().map(|line| format!("\n    {}", shortened(line)));
    (!stderr.trim_ascii().is_empty()).then(|| format!("standard error ends with{}", last.collect::<String>()))
}
