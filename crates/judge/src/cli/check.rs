use super::{print, problem, Outcome, Trouble};
use crate::check::verdict;
use crate::problem::Problem;
use crate::verdict::Verdict;
use clap::{Args, ValueEnum};
use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

/// Says whether an output is right, or what is wrong with its first bad case
///
/// Exit status 0 if it is accepted, 1 if not, 2 if that cannot be told (a file that cannot be read, an input that breaks
/// the problem's format). `--as` changes the arguments and the exit status to those of a real judge's checker.
#[derive(Args)]
pub(super) struct Check {
    /// The problem that the output answers
    #[arg(value_parser = problem())]
    problem: &'static Problem,
    /// The input, a file; `-` for standard input
    input: PathBuf,
    /// What the program printed, a file; `-` for standard input. With `--as kattis` the right output, which is ignored
    output: PathBuf,
    /// The right output, which other judges hand over and which is ignored; with `--as kattis` the feedback folder
    #[arg(hide_short_help = true)]
    expected: Option<PathBuf>,
    /// With `--as testlib` a file for the verdict
    #[arg(hide_short_help = true)]
    report: Option<PathBuf>,
    /// Accept paths that are longer than the shortest, as the judges of hdu1043 and poj1077 do
    #[arg(long)]
    any_path: bool,
    /// Act as the checker of a real judge
    #[arg(long = "as", value_name = "JUDGE", value_enum)]
    real_judge: Option<RealJudge>,
}

/// A judge that calls checkers.
#[derive(Clone, Copy, PartialEq, ValueEnum)]
enum RealJudge {
    /// INPUT OUTPUT ANSWER [REPORT]; exit status 0 right, 1 wrong, 2 wrong blanks or empty lines, 3 the check failed
    Testlib,
    /// INPUT ANSWER FOLDER < OUTPUT; exit status 42 right, 43 wrong, 1 the check failed; FOLDER/judgemessage.txt
    Kattis,
    /// INPUT OUTPUT ANSWER; exit status 0 right, 1 wrong, 2 the check failed; the verdict on standard output
    Dmoj,
}

impl Check {
    pub(super) fn run(self) -> Result<Outcome, Trouble> {
        let status = self.real_judge.map_or(2, |real_judge| match real_judge {
            RealJudge::Testlib => 3,
            RealJudge::Kattis => 1,
            RealJudge::Dmoj => 2,
        });
        self.judged().map_err(|trouble| Trouble { status, ..trouble })
    }

    fn judged(&self) -> Result<Outcome, Trouble> {
        allow_any_path(self.problem, self.any_path)?;
        let kattis = self.real_judge == Some(RealJudge::Kattis);
        let output = if kattis { Path::new("-") } else { &self.output };
        if self.input == Path::new("-") && output == Path::new("-") {
            return Err(Trouble::new("the input and the output cannot both be standard input"));
        }
        let input = read(&self.input)?;
        let verdict = verdict(self.problem, &input, &read(output)?, self.any_path)
            .map_err(|error| Trouble::new(format!("{}: {error}", self.input.display())))?;
        let text = verdict.to_string();
        match self.real_judge {
            Some(RealJudge::Kattis) => {
                let folder = self.expected.as_deref().ok_or_else(|| Trouble::new("no feedback folder is given"))?;
                write(&folder.join("judgemessage.txt"), &text)?;
            }
            Some(RealJudge::Testlib) => match &self.report {
                Some(report) => write(report, &text)?,
                None => eprint!("{text}"),
            },
            _ => print(text)?,
        }
        Ok(Outcome::Status(self.status(&verdict)))
    }

    /// The exit status for a verdict.
    fn status(&self, verdict: &Verdict) -> u8 {
        match (self.real_judge, verdict) {
            (Some(RealJudge::Kattis), Verdict::Accepted) => 42,
            (Some(RealJudge::Kattis), Verdict::Wrong(_)) => 43,
            (_, Verdict::Accepted) => 0,
            (Some(RealJudge::Testlib), Verdict::Wrong(wrong)) if wrong.diagnosis.only_blanks => 2,
            (_, Verdict::Wrong(_)) => 1,
        }
    }
}

/// Refuses `--any-path` where the judge asks for the least.
pub(super) fn allow_any_path(problem: &Problem, any_path: bool) -> Result<(), Trouble> {
    if any_path && !problem.answer.accepts_longer_paths() {
        return Err(Trouble::new(format!("--any-path does not apply: {} asks for a shortest path", problem.name)));
    }
    Ok(())
}

/// All of a file, or of standard input for `-`.
fn read(path: &Path) -> Result<Vec<u8>, Trouble> {
    let mut bytes = Vec::new();
    let read =
        if path == Path::new("-") { io::stdin().lock().read_to_end(&mut bytes).map(|_| bytes) } else { fs::read(path) };
    read.map_err(|error| Trouble::new(format!("cannot read {}: {error}", path.display())))
}

fn write(path: &Path, text: &str) -> Result<(), Trouble> {
    fs::write(path, text).map_err(|error| Trouble::new(format!("cannot write {}: {error}", path.display())))
}
