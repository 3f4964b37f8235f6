//! One trial: an input, what the program printed for it, and the verdict.

use super::run::{End, Program, Run};
use crate::case::Case;
use crate::check::{check, right_output, wrong};
use crate::diagnosis::Diagnosis;
use crate::layout::Layout;
use crate::problem::Problem;
use crate::random::Random;
use crate::verdict::Wrong;
use crate::words::shortened;
use std::io;

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

/// A program that is tried.
pub struct Suspect<'a> {
    /// The problem that it solves.
    pub problem: &'static Problem,
    /// The program.
    pub program: &'a dyn Program,
    /// Whether paths may be longer than the shortest.
    pub any_path: bool,
}

/// A run and the verdict on it.
#[derive(Clone)]
pub struct Trial {
    /// The input.
    pub input: Input,
    /// The input as the program got it.
    pub text: Vec<u8>,
    /// What the program did.
    pub run: Run,
    /// What is wrong; `None` if all is right.
    pub failure: Option<Failure>,
}

/// What is wrong with a run.
#[derive(Clone)]
pub struct Failure {
    /// In words.
    pub wrong: Box<Wrong>,
    /// The case that may be the cause, from 0; the number of cases if none is known.
    pub suspect: usize,
}

/// A program that prints more than this beyond the right output is taken to print without end.
const SPARE: usize = 1 << 20;

impl Suspect<'_> {
    /// Runs the program on an input.
    ///
    /// # Errors
    /// If it cannot be started.
    pub fn try_on(&self, input: &Input) -> io::Result<Trial> {
        let text = input.bytes(self.problem);
        let right = right_output(self.problem, &input.cases).len();
        let run = self.program.run(&text, right + SPARE)?;
        let failure = self.verdict(input, &run, right);
        Ok(Trial { input: input.clone(), text, run, failure })
    }

    fn verdict(&self, input: &Input, run: &Run, right: usize) -> Option<Failure> {
        let answers = check(self.problem, &input.cases, &run.stdout, self.any_path);
        let count = input.cases.len();
        let what = match &run.end {
            End::Success => {
                let wrong = answers.err()?;
                let unread = (!run.has_read).then(|| "it has read nothing of its input".to_string());
                return Some(Failure { suspect: wrong.case, wrong: Box::new(wrong.noting(unread)) });
            }
            End::Failed(how) if answers.is_ok() => format!("the output is right, but the program {how}"),
            End::Failed(how) => format!("the program {how}"),
            End::TooLong(time) => format!("takes longer than {} s", time.as_secs_f64()),
            End::TooMuch => format!("prints more than {} bytes, the right output has {right}", right + SPARE),
        };
        let suspect = answers.err().map_or(count, |wrong| wrong.case);
        // Answers may still have been in the program's buffers: only a single case is certainly the cause.
        let case = if count == 1 { 0 } else { count };
        let wrong = wrong(self.problem, &input.cases, case, Diagnosis::new(what));
        let answered = (count > 1).then(|| format!("{suspect} of {count} cases are answered before that"));
        let wrong = wrong.noting(answered).noting(beginning(run)).noting(last_words(&run.stderr));
        Some(Failure { suspect, wrong: Box::new(wrong) })
    }
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
