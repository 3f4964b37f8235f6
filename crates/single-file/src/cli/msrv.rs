//! What of the standard library is newer than the judge's compiler, by clippy's lint `incompatible_msrv`.

use cargo_metadata::semver::Version;
use serde::Deserialize;
use single_file::Edition;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use super::check::Source;
use super::report::{Level, Report};
use super::toolchain::Toolchain;

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

/// An error for each item that `wanted` of rustc does not have, or a note that clippy is not here.
pub(crate) fn newer(
    toolchain: &Toolchain,
    source: &Source<'_>,
    file: &Path,
    edition: Edition,
    wanted: &Version,
) -> Vec<Report> {
    match lint(toolchain, file, edition, wanted) {
        Some(said) => reports(&said, source, wanted),
        None => vec![Report::new(Level::Note, "not checked: whether the standard library of the judge is new enough")
            .help("rustup component add clippy")],
    }
}

/// What clippy says, as lines of JSON; `None` if it is not installed.
fn lint(toolchain: &Toolchain, file: &Path, edition: Edition, wanted: &Version) -> Option<String> {
    let folder = tempfile::tempdir().ok()?;
    fs::write(folder.path().join("clippy.toml"), format!("msrv = \"{wanted}\"\n")).ok()?;
    let mut command = toolchain.command("clippy-driver");
    command.env("CLIPPY_CONF_DIR", folder.path()).args(["--edition", edition.as_str(), "--crate-name", "main"]);
    command.args(["--cap-lints", "allow", "--force-warn", "clippy::incompatible_msrv"]);
    command.args(["--error-format", "json", "--emit", "metadata", "--out-dir"]).arg(folder.path()).arg(file);
    let output = command.output().ok()?;
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    // The proxy of rustup is there without clippy, and says so in a line that is no JSON.
    (output.status.success() || said.starts_with('{')).then_some(said)
}

fn reports(said: &str, source: &Source<'_>, wanted: &Version) -> Vec<Report> {
    let diagnostics = said.lines().filter_map(|line| serde_json::from_str::<Diagnostic>(line).ok());
    let newer = diagnostics
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
        Report::error(format!("`{item}` needs rustc {version}, and the judge has {wanted}")).at(
            name,
            source.text,
            start..end,
        )
    };
    found.into_iter().map(report).collect()
}
