//! Runs a program on samples: what it prints for `NAME.in` is compared with `NAME.out`.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use crate::cli::report::{Level, Report};

/// How long a program may take for a sample.
const TIME: Duration = Duration::from_secs(10);

/// Runs `program` on each sample of `folder`, in the order of their names.
///
/// # Errors
/// The first sample on which the program is wrong, or why there is none.
pub(crate) fn run(program: &Path, folder: &Path) -> Result<Report, Report> {
    let samples = samples(folder)?;
    let mut wrong = Vec::new();
    for input in &samples {
        wrong.extend(run_one(program, input).err());
    }
    let tally = format!("right on {} of {} samples", samples.len() - wrong.len(), samples.len());
    match wrong.into_iter().next() {
        None => Ok(Report::new(Level::Note, format!("{tally} in {}", folder.display()))),
        Some(first) => Err(first.help(tally)),
    }
}

/// The inputs that have an expected output.
fn samples(folder: &Path) -> Result<Vec<PathBuf>, Report> {
    let files = fs::read_dir(folder)
        .map_err(|error| Report::error(format!("cannot read the folder {}: {error}", folder.display())))?;
    let paths = files.flatten().map(|file| file.path());
    let is_sample = |path: &PathBuf| {
        path.extension().is_some_and(|extension| extension == "in") && path.with_extension("out").is_file()
    };
    let mut samples: Vec<PathBuf> = paths.filter(is_sample).collect();
    samples.sort();
    match samples.is_empty() {
        true => Err(Report::error(format!("no samples in {}", folder.display()))
            .help("a sample is two files: NAME.in is the input, NAME.out the expected output")),
        false => Ok(samples),
    }
}

fn run_one(program: &Path, input: &Path) -> Result<(), Report> {
    let failed = |what: String| Report::error(format!("wrong on {}: {what}", input.display()));
    let io = |error: std::io::Error| failed(error.to_string());
    let folder = tempfile::tempdir().map_err(io)?;
    let output = folder.path().join("output");
    let status = wait(program, input, &output).map_err(io)?;
    let Some(status) = status else { return Err(failed(format!("no end after {} s", TIME.as_secs()))) };
    if !status.success() {
        return Err(failed(format!("the program ended with {status}")));
    }
    let found = fs::read(&output).map_err(io)?;
    let expected = fs::read(input.with_extension("out")).map_err(io)?;
    difference(&String::from_utf8_lossy(&found), &String::from_utf8_lossy(&expected))
        .map_or(Ok(()), |what| Err(failed(what)))
}

/// Runs the program from file to file, so that no pipe can fill up; `None` if it takes too long.
fn wait(program: &Path, input: &Path, output: &Path) -> std::io::Result<Option<ExitStatus>> {
    let mut command = Command::new(program);
    command.stdin(File::open(input)?).stdout(File::create(output)?).stderr(Stdio::null());
    let mut child = command.spawn()?;
    let begin = Instant::now();
    while begin.elapsed() < TIME {
        if let Some(status) = child.try_wait()? {
            return Ok(Some(status));
        }
        std::thread::sleep(Duration::from_millis(2));
    }
    child.kill()?;
    child.wait()?;
    Ok(None)
}

/// The first line that differs. White space at the ends of lines and of the output does not count, as on most judges.
fn difference(found: &str, expected: &str) -> Option<String> {
    let lines = |text: &str| text.trim_end().lines().map(|line| line.trim_end().to_owned()).collect::<Vec<String>>();
    let (found, expected) = (lines(found), lines(expected));
    let same = found.iter().zip(&expected).take_while(|(found, expected)| found == expected).count();
    let quoted = |lines: &[String]| match lines.get(same) {
        Some(line) if line.chars().count() > 60 => format!("`{}...`", line.chars().take(60).collect::<String>()),
        Some(line) => format!("`{line}`"),
        None => "the end".to_owned(),
    };
    (found != expected).then(|| format!("line {}: found {}, expected {}", same + 1, quoted(&found), quoted(&expected)))
}
