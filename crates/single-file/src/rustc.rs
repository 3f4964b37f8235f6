//! What rustc says of a text.

use anyhow::{ensure, Context, Result};
use cargo_metadata::Edition;
use serde::Deserialize;
use std::fs;
use std::ops::Range;
use std::process::Command;

#[derive(Deserialize)]
pub(crate) struct Diagnostic {
    level: String,
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

    /// As a person reads it.
    pub(crate) fn rendered(&self) -> &str {
        self.rendered.as_deref().unwrap_or_default()
    }
}

/// All that rustc says of a program, without making it.
///
/// # Errors
/// If rustc cannot be run.
pub(crate) fn check(text: &str, edition: Edition) -> Result<Vec<Diagnostic>> {
    let folder = tempfile::tempdir().context("no temporary folder")?;
    let source = folder.path().join("main.rs");
    fs::write(&source, text).context("cannot write into a temporary folder")?;
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let mut command = Command::new(rustc);
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
    let output = command.arg("--out-dir").arg(folder.path()).arg(&source).output().context("cannot run rustc")?;
    let stderr = String::from_utf8_lossy(&output.stderr);
    let said: Vec<Diagnostic> = stderr.lines().filter_map(|line| serde_json::from_str(line).ok()).collect();
    let explained = output.status.success() || said.iter().any(Diagnostic::is_error);
    ensure!(explained, "rustc fails: {stderr}");
    Ok(said)
}
