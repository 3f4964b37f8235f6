//! Whole programs, run on an input.

use nix::sys::resource::{getrusage, UsageWho};
use nix::sys::time::TimeValLike;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The problems that take many cases.
pub const MANY_CASES: [&str; 3] = ["hdu1043", "hdu3567", "nine-number"];

/// The problems that take one.
pub const ONE_CASE: [&str; 3] = ["poj1077", "luogu-p1379", "luogu-p2578"];

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

/// Writes an input to a file, from which programs read it as a judge would have them.
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

/// The middle one of an odd number of runs.
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
