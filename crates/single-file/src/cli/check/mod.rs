//! Compiles a file as the judge does, or as nearly so as the compilers here allow, and runs it on samples.

pub(crate) mod c;
mod library;
pub(crate) mod project;
pub(crate) mod rust;
pub(crate) mod samples;
pub(crate) mod syntax;
mod toolchain;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

use super::options::MessageFormat;
use super::report::{Level, Report};

/// The name of a compiled program.
const PROGRAM: &str = if cfg!(windows) { "program.exe" } else { "program" };

/// A file to check.
pub(crate) struct Source<'a> {
    pub(crate) text: &'a str,
    /// Where the file was written to, if not to standard output.
    pub(crate) file: Option<&'a Path>,
    pub(crate) format: MessageFormat,
}

/// What was compiled.
pub(crate) struct Compiled {
    /// `None` if the file does not compile.
    pub(crate) program: Option<PathBuf>,
    pub(crate) reports: Vec<Report>,
    /// Holds the program.
    _folder: TempDir,
}

impl Source<'_> {
    /// A temporary folder, with the file in it.
    fn folder(&self, name: &str) -> Result<TempDir, Report> {
        let failed = |error: std::io::Error| Report::error(format!("cannot write a temporary file: {error}"));
        let folder = tempfile::tempdir().map_err(failed)?;
        fs::write(folder.path().join(name), self.text).map_err(failed)?;
        Ok(folder)
    }

    /// Gives a compiler the file by a name that means something to the user, since its messages have it.
    fn give(&self, command: &mut Command, folder: &TempDir, name: &str) {
        match self.file {
            Some(file) => command.arg(file),
            None => command.current_dir(folder.path()).arg(name),
        };
    }

    /// Runs a compiler, which is shown to the user as `how`, and says how that went.
    fn compiled(
        &self,
        command: &mut Command,
        how: &str,
        program: PathBuf,
        mut reports: Vec<Report>,
        folder: TempDir,
    ) -> Compiled {
        let outcome = self.run(command, how);
        let program = outcome.is_ok().then_some(program);
        reports.push(outcome.unwrap_or_else(|error| error));
        Compiled { program, reports, _folder: folder }
    }

    /// Runs a compiler. If it fails, shows what it says.
    fn run(&self, command: &mut Command, how: &str) -> Result<Report, Report> {
        let output = command.output().map_err(|error| Report::error(format!("cannot run {how}: {error}")))?;
        if output.status.success() {
            return Ok(Report::new(Level::Note, format!("the file compiles: {how}")));
        }
        let failed = Report::error(format!("the file does not compile: {how}"));
        let said = String::from_utf8_lossy(&output.stderr);
        let messages = json_messages(&output.stdout);
        match self.format {
            // Of a C compiler, which has no such format.
            MessageFormat::Json if messages.is_empty() && !said.starts_with('{') => {
                return Err(failed.help(said.trim()))
            }
            MessageFormat::Json if !messages.is_empty() => messages.iter().for_each(|message| eprintln!("{message}")),
            _ => eprint!("{said}"),
        }
        Err(failed)
    }
}

/// The messages of rustc among the lines that cargo writes with `--message-format json`.
fn json_messages(lines: &[u8]) -> Vec<serde_json::Value> {
    let text = String::from_utf8_lossy(lines);
    let values = text.lines().filter_map(|line| serde_json::from_str::<serde_json::Value>(line).ok());
    values.filter_map(|mut value| value.get_mut("message").map(serde_json::Value::take)).collect()
}
