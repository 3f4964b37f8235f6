//! What of the standard library is newer than the judge's compiler, by clippy's lint `incompatible_msrv`.

use cargo_metadata::semver::Version;
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Command;

use super::{json_messages, Source};
use crate::cli::report::{Level, Report};

#[derive(Deserialize)]
struct Diagnostic {
    message: String,
    code: Option<Code>,
    spans: Vec<Span>,
}

#[derive(Deserialize)]
struct Code {
    code: String,
}

#[derive(Deserialize)]
struct Span {
    byte_start: usize,
    byte_end: usize,
}

/// The arguments that have clippy say this and nothing else.
pub(super) const LINT: [&str; 4] = ["--cap-lints", "allow", "--force-warn", "clippy::incompatible_msrv"];

/// An error for each item that `required` of rustc does not have, or a note that clippy is not here.
pub(super) fn newer(clippy: &mut Command, source: &Source<'_>, required: &Version) -> Vec<Report> {
    match lint(clippy, required) {
        Some(diagnostics) => reports(diagnostics, source, required),
        None => {
            vec![Report::new(Level::Note, "not checked: whether the judge's standard library has what is used of it")
                .help("rustup component add clippy")]
        }
    }
}

/// What clippy says; `None` if it is not installed.
fn lint(clippy: &mut Command, required: &Version) -> Option<Vec<Diagnostic>> {
    let folder = tempfile::tempdir().ok()?;
    fs::write(folder.path().join("clippy.toml"), format!("msrv = \"{required}\"\n")).ok()?;
    let output = clippy.env("CLIPPY_CONF_DIR", folder.path()).output().ok()?;
    let of_cargo = json_messages(&output.stdout);
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    let of_driver = said.lines().filter_map(|line| serde_json::from_str(line).ok());
    let all: Vec<Value> = of_cargo.into_iter().chain(of_driver).collect();
    // The proxy of rustup is there without clippy; what it says is no JSON.
    let is_installed = output.status.success() || !all.is_empty();
    is_installed.then(|| all.into_iter().filter_map(|value| serde_json::from_value(value).ok()).collect())
}

fn reports(diagnostics: Vec<Diagnostic>, source: &Source<'_>, required: &Version) -> Vec<Report> {
    let newer = diagnostics
        .into_iter()
        .filter(|diagnostic| diagnostic.code.as_ref().is_some_and(|code| code.code == "clippy::incompatible_msrv"));
    // A path is reported more than once: as a whole and for each of its parts. The whole is enough.
    let mut found: BTreeMap<usize, (usize, String)> = BTreeMap::new();
    for diagnostic in newer {
        // The message ends with the version, between backquotes.
        let version = diagnostic.message.rsplit('`').nth(1).unwrap_or("of a later version").to_owned();
        for span in diagnostic.spans {
            let whole = found.entry(span.byte_start).or_default();
            *whole = (span.byte_end, version.clone()).max(whole.clone());
        }
    }
    let name = source.file.unwrap_or(Path::new("main.rs"));
    let report = |(start, (end, version)): (usize, (usize, String))| {
        let item = source.text.get(start..end).unwrap_or("an item");
        Report::error(format!("`{item}` needs rustc {version}, and the judge has {required}")).at(
            name,
            source.text,
            start..end,
        )
    };
    found.into_iter().map(report).collect()
}
