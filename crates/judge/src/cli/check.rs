use super::{print, problem, Outcome, Trouble};
use crate::problem::Problem;
use crate::{check, input};
use clap::Args;
use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

/// Says whether an output is right, or what is wrong with its first bad case
///
/// Exit status 0 if it is accepted, 1 if not, 2 if that cannot be told (a file that cannot be read, an input that breaks
/// the problem's format).
#[derive(Args)]
pub(super) struct Check {
    /// The problem that the output answers
    #[arg(value_parser = problem())]
    problem: &'static Problem,
    /// The input, a file; `-` for standard input
    input: PathBuf,
    /// What the program printed, a file; `-` for standard input
    output: PathBuf,
    /// A right output, which other judges hand over; it is not looked at
    #[arg(hide = true)]
    expected: Option<PathBuf>,
    /// Accept paths that are longer than the shortest, as the judges of hdu1043 and poj1077 do
    #[arg(long)]
    any_path: bool,
}

impl Check {
    pub(super) fn run(self) -> Result<Outcome, Trouble> {
        allow_any_path(self.problem, self.any_path)?;
        if [&self.input, &self.output].iter().all(|path| *path == Path::new("-")) {
            return Err(Trouble("the input and the output cannot both be standard input".to_string()));
        }
        let input = read(&self.input)?;
        let cases =
            input::read(self.problem, &input).map_err(|fault| Trouble(format!("{}: {fault}", self.input.display())))?;
        let output = read(&self.output)?;
        match check::check(self.problem, &cases, &output, self.any_path) {
            Ok(()) => print("accepted\n").map(|()| Outcome::Fine),
            Err(wrong) => print(wrong.to_string()).map(|()| Outcome::Wrong),
        }
    }
}

/// Refuses `--any-path` where the judge asks for the least.
pub(super) fn allow_any_path(problem: &Problem, any_path: bool) -> Result<(), Trouble> {
    if any_path && !problem.answer.accepts_longer_paths() {
        return Err(Trouble(format!("--any-path is of no use: {} asks for the least number of moves", problem.name)));
    }
    Ok(())
}

/// All of a file, or of standard input for `-`.
fn read(path: &Path) -> Result<Vec<u8>, Trouble> {
    let mut bytes = Vec::new();
    let read =
        if path == Path::new("-") { io::stdin().lock().read_to_end(&mut bytes).map(|_| bytes) } else { fs::read(path) };
    read.map_err(|error| Trouble(format!("cannot read {}: {error}", path.display())))
}
