//! The features that are on in each package.

use crate::request::{Request, Target};
use anyhow::{ensure, Context, Result};
use cargo_metadata::Package;
use std::collections::{HashMap, HashSet};
use std::process::Command;

/// By the package's name and version.
pub(super) type Features = HashMap<String, HashSet<String>>;

pub(super) fn key(package: &Package) -> String {
    format!("{} v{}", package.name, package.version)
}

/// The features that are on in each package that `chosen` is built from, and so which packages these are.
///
/// `cargo metadata` would not do: it turns on what any member of the workspace asks for.
pub(super) fn on(chosen: &Package, request: &Request) -> Result<Features> {
    let mut command = cargo();
    let edges = if matches!(request.target, Target::Example(_)) { "normal,dev" } else { "normal" };
    command.args(["tree", "--quiet", "--edges", edges, "--prefix", "none", "--format", "{p}\t{f}\t"]);
    command.arg("--manifest-path").arg(&chosen.manifest_path).args(["--package", &chosen.id.repr]);
    let output = command.args(flags(request)).output().context("cannot run cargo")?;
    ensure!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr).trim());
    let mut found = Features::new();
    for line in String::from_utf8_lossy(&output.stdout).lines() {
        let mut columns = line.split('\t');
        let (package, on) = (columns.next().unwrap_or_default(), columns.next().unwrap_or_default());
        // Behind the name and the version, the source may follow.
        let key = package.splitn(3, ' ').take(2).collect::<Vec<_>>().join(" ");
        found.entry(key).or_default().extend(on.split(',').filter(|name| !name.is_empty()).map(str::to_owned));
    }
    Ok(found)
}

/// Cargo's options for the features of a request.
pub(super) fn flags(request: &Request) -> Vec<String> {
    let mut flags = vec!["--features".to_owned(), request.features.join(",")];
    flags.extend(request.all_features.then(|| "--all-features".to_owned()));
    flags.extend(request.no_default_features.then(|| "--no-default-features".to_owned()));
    flags
}

pub(super) fn cargo() -> Command {
    Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}
