//! Whole programs, run on an input.

use catalog::{Cases, Problem};
use nix::sys::resource::{getrusage, UsageWho};
use nix::sys::time::TimeValLike;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The problems named by the arguments, or all if none is.
///
/// # Errors
/// If a name is unknown; the error lists the known ones.
pub fn problems() -> io::Result<Vec<&'static Problem>> {
    let names: Vec<String> = std::env::args().skip(1).filter(|argument| !argument.starts_with("--")).collect();
    if names.is_empty() {
        return Ok(catalog::problems().iter().collect());
    }
    let known = || catalog::problems().iter().map(|problem| &*problem.name).collect::<Vec<_>>().join(", ");
    let unknown = |name| io::Error::other(format!("no problem `{name}`; there are {}", known()));
    names.iter().map(|name| catalog::problem(name).ok_or_else(|| unknown(name))).collect()
}

/// Each problem with each of these numbers of cases, or with 1 if the problem takes one case.
pub fn with_cases<'a>(problems: &[&'a Problem], counts: &[usize]) -> Vec<(&'a Problem, usize)> {
    let counts = |problem: &Problem| if problem.input.cases == Cases::One { &[1][..] } else { counts };
    problems.iter().flat_map(|&problem| counts(problem).iter().map(move |&cases| (problem, cases))).collect()
}

/// The release build of a problem's program.
///
/// # Errors
/// If there is none.
pub fn program(problem: &str) -> io::Result<PathBuf> {
    let target = std::env::var_os("CARGO_TARGET_DIR").unwrap_or("target".into());
    let path = Path::new(&target).join("release").join(problem);
    fs::metadata(&path).map_err(|error| io::Error::new(error.kind(), format!("{}: {error}", path.display())))?;
    Ok(path)
}

/// Writes an input to a file, which programs read as standard input, as on a judge.
///
/// # Errors
/// If it cannot be written.
pub fn store(problem: &str, cases: usize, input: &str) -> io::Result<PathBuf> {
    let path = std::env::temp_dir().join(format!("ninegrid-{}-{problem}-{cases}.in", std::process::id()));
    fs::write(&path, input)?;
    Ok(path)
}

/// The CPU time (user and system) of one whole run, in milliseconds.
///
/// # Errors
/// If the program cannot be run, or fails.
pub fn cpu_milliseconds(command: &mut Command, input: &Path) -> io::Result<f64> {
    let before = children()?;
    let status = command.stdin(File::open(input)?).stdout(Stdio::null()).status()?;
    if !status.success() {
        return Err(io::Error::other(format!("{command:?}: {status}")));
    }
    Ok(children()? - before)
}

/// The median of an odd number of runs.
///
/// # Panics
/// If there are none.
pub fn median(mut runs: Vec<f64>) -> f64 {
    runs.sort_by(f64::total_cmp);
    runs[runs.len() / 2]
}

fn children() -> io::Result<f64> {
    let usage = getrusage(UsageWho::RUSAGE_CHILDREN)?;
    Ok((usage.user_time().num_microseconds() + usage.system_time().num_microseconds()) as f64 / 1e3)
}
