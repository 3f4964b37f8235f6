//! What rustc says of a text.

use anyhow::{ensure, Context, Result};
use cargo_metadata::Edition;
use serde::Deserialize;
use std::cell::Cell;
use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::Command;

/// How often rustc is asked for a smaller bundle, at most.
const RUNS: usize = 18;

/// The lints that say what can be deleted.
pub(crate) const LINTS: [&str; 3] = ["dead_code", "unused_imports", "unused_macros"];

#[derive(Deserialize)]
pub(crate) struct Diagnostic {
    level: String,
    message: String,
    code: Option<Code>,
    spans: Vec<Span>,
    rendered: Option<String>,
}

#[derive(Deserialize)]
struct Code {
    code: String,
}

#[derive(Deserialize)]
struct Span {
    byte_start: usize,
    byte_end: usize,
    is_primary: bool,
    /// How a macro made what is meant.
    expansion: Option<serde_json::Value>,
}

impl Diagnostic {
    pub(crate) fn is_error(&self) -> bool {
        self.level == "error"
    }

    /// The name of the lint or the number of the error.
    pub(crate) fn code(&self) -> &str {
        self.code.as_ref().map_or("", |code| &code.code)
    }

    /// Where in the text the things are that it is about. What a macro has made stands nowhere.
    pub(crate) fn places(&self) -> impl Iterator<Item = Range<usize>> + '_ {
        let written = self.spans.iter().filter(|span| span.is_primary && span.expansion.is_none());
        written.map(|span| span.byte_start..span.byte_end)
    }

    /// The names in backticks that it speaks of.
    pub(crate) fn names(&self) -> Vec<String> {
        let quoted = self.message.split('`').skip(1).step_by(2);
        let words = quoted.flat_map(|text| text.split(|c: char| !c.is_alphanumeric() && c != '_'));
        words.filter(|word| !word.is_empty()).map(str::to_owned).collect()
    }

    /// As a person reads it.
    pub(crate) fn rendered(&self) -> &str {
        self.rendered.as_deref().unwrap_or_default()
    }
}

fn command() -> Command {
    Command::new(std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()))
}

fn ask(arguments: &[&str]) -> Result<String> {
    let output = command().args(arguments).output().context("cannot run rustc")?;
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// The platform that rustc compiles for.
pub(crate) fn host() -> Result<String> {
    let said = ask(&["-vV"])?;
    said.lines().find_map(|line| line.strip_prefix("host: ")).map(str::to_owned).context("rustc names no host")
}

/// The conditions that hold there, such as `unix` or `target_os="linux"`.
pub(crate) fn target() -> Result<Vec<String>> {
    Ok(ask(&["--print", "cfg"])?.lines().map(str::to_owned).collect())
}

/// How a bundle is compiled.
pub(crate) struct Rustc {
    pub(crate) edition: Edition,
    /// The judge's crates.
    pub(crate) externs: Vec<(String, PathBuf)>,
    /// How often it was asked.
    pub(crate) runs: Cell<usize>,
}

impl Rustc {
    /// Whether it has been asked so often that a smaller bundle is not worth more.
    pub(crate) fn is_spent(&self) -> bool {
        self.runs.get() >= RUNS
    }

    /// All that rustc says of a program, without making it.
    ///
    /// # Errors
    /// If rustc cannot be run.
    pub(crate) fn check(&self, text: &str) -> Result<Vec<Diagnostic>> {
        self.runs.set(self.runs.get() + 1);
        check(text, self.edition, &self.externs)
    }
}

fn check(text: &str, edition: Edition, externs: &[(String, PathBuf)]) -> Result<Vec<Diagnostic>> {
    let folder = tempfile::tempdir().context("no temporary folder")?;
    let source = folder.path().join("main.rs");
    fs::write(&source, text).context("cannot write into a temporary folder")?;
    let mut command = command();
    command.args([
        "--edition",
        edition.as_str(),
        "--crate-name",
        "main",
        "--emit",
        "metadata",
        "--error-format",
        "json",
    ]);
    for lint in LINTS {
        command.args(["--force-warn", lint]);
    }
    for (name, path) in externs {
        let folder = path.parent().unwrap_or(Path::new("."));
        command.arg("--extern").arg(format!("{name}={}", path.display()));
        command.arg("-L").arg(format!("dependency={}", folder.display()));
    }
    let output = command.arg("--out-dir").arg(folder.path()).arg(&source).output().context("cannot run rustc")?;
    let stderr = String::from_utf8_lossy(&output.stderr);
    let said: Vec<Diagnostic> = stderr.lines().filter_map(|line| serde_json::from_str(line).ok()).collect();
    let explained = output.status.success() || said.iter().any(Diagnostic::is_error);
    ensure!(explained, "rustc fails: {stderr}");
    Ok(said)
}
