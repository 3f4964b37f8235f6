//! Which package and program is meant, as cargo sees them.

use super::{CRequest, CTarget};
use anyhow::{bail, Context, Result};
use cargo_metadata::{Metadata, MetadataCommand, Package};
use serde::Deserialize;
use std::fs;
use std::path::PathBuf;

/// A package's own settings: `[package.metadata.single-file]`.
#[derive(Debug, Default, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub(super) struct Settings {
    /// What its C is optimised for, as in a profile; without it, `--optimize` decides.
    pub(super) opt_level: Option<OptLevel>,
    /// A crate root that is compiled in place of the program, without std: see the README.
    pub(super) c_entry: Option<PathBuf>,
}

/// `opt-level`, as a profile has it.
#[derive(Debug, Clone, Deserialize)]
#[serde(untagged)]
pub(super) enum OptLevel {
    Number(u8),
    Name(String),
}

impl std::fmt::Display for OptLevel {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            OptLevel::Number(number) => number.fmt(f),
            OptLevel::Name(name) => name.fmt(f),
        }
    }
}

/// The program to compile.
pub(super) struct Program {
    pub(super) package: Package,
    pub(super) target: CTarget,
    pub(super) settings: Settings,
    /// Where cargo puts what it compiles.
    pub(super) target_directory: PathBuf,
    pub(super) workspace_root: PathBuf,
}

/// Finds it.
///
/// # Errors
/// If cargo finds no workspace, or if there is not exactly one such program.
pub(super) fn program(request: &CRequest) -> Result<Program> {
    let mut command = MetadataCommand::new();
    request.manifest_path.as_ref().map(|path| command.manifest_path(path));
    let metadata = command.no_deps().exec()?;
    let package = package(&metadata, request)?.clone();
    let target = target(&package, request.target.as_ref())?;
    let settings = package.metadata.get("single-file").cloned().map(serde_json::from_value).transpose();
    let settings = settings.with_context(|| format!("{}: [package.metadata.single-file]", package.manifest_path))?;
    Ok(Program {
        package,
        target,
        settings: settings.unwrap_or_default(),
        target_directory: metadata.target_directory.into(),
        workspace_root: metadata.workspace_root.into(),
    })
}

fn package<'a>(metadata: &'a Metadata, request: &CRequest) -> Result<&'a Package> {
    let all = metadata.workspace_packages();
    let names =
        |packages: &[&Package]| packages.iter().map(|package| package.name.as_str()).collect::<Vec<_>>().join(", ");
    if let Some(name) = &request.package {
        let found = all.iter().find(|package| package.name == *name);
        return found
            .copied()
            .with_context(|| format!("no package `{name}` in the workspace; there are: {}", names(&all)));
    }
    let manifest = manifest(request)?;
    let own = all.iter().find(|package| fs::canonicalize(&package.manifest_path).is_ok_and(|path| path == manifest));
    if let Some(own) = own {
        return Ok(own);
    }
    let has_it = |package: &&&Package| target(package, request.target.as_ref()).is_ok();
    let programs: Vec<&Package> = all.iter().filter(has_it).copied().collect();
    match programs[..] {
        [one] => Ok(one),
        _ => bail!("choose a package by --package; there are: {}", names(&programs)),
    }
}

/// The manifest that was named, or the next one from the current folder up.
fn manifest(request: &CRequest) -> Result<PathBuf> {
    if let Some(path) = &request.manifest_path {
        return fs::canonicalize(path).with_context(|| format!("cannot find {}", path.display()));
    }
    let folder = std::env::current_dir()?;
    let mut manifests = folder.ancestors().map(|folder| folder.join("Cargo.toml"));
    Ok(fs::canonicalize(manifests.find(|path| path.exists()).context("no Cargo.toml in this folder or above")?)?)
}

fn target(package: &Package, asked: Option<&CTarget>) -> Result<CTarget> {
    let named = |kind: fn(&cargo_metadata::Target) -> bool| -> Vec<&str> {
        package.targets.iter().filter(|target| kind(target)).map(|target| target.name.as_str()).collect()
    };
    let bins = named(cargo_metadata::Target::is_bin);
    match asked {
        Some(CTarget::Example(name)) => {
            let examples = named(cargo_metadata::Target::is_example);
            if !examples.contains(&name.as_str()) {
                bail!("`{}` has no example `{name}`; there are: {}", package.name, examples.join(", "));
            }
        }
        Some(CTarget::Bin(name)) => {
            if !bins.contains(&name.as_str()) {
                bail!("`{}` has no program `{name}`; there are: {}", package.name, bins.join(", "));
            }
        }
        None => {
            let run = package.default_run.as_deref().filter(|name| bins.contains(name));
            let own = bins.iter().copied().find(|name| package.name == *name);
            let one = if bins.len() == 1 { bins.first().copied() } else { None };
            return match (run.or(own).or(one), bins.len()) {
                (Some(name), _) => Ok(CTarget::Bin(name.to_owned())),
                (None, 0) => bail!("{}: `{}` has no program", package.manifest_path, package.name),
                (None, _) => bail!("`{}` has several programs, choose one by --bin: {}", package.name, bins.join(", ")),
            };
        }
    }
    Ok(asked.expect("None has returned").clone())
}
