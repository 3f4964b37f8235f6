//! The packages that a program is made of, as cargo sees them.

use anyhow::{anyhow, bail, ensure, Context, Result};
use cargo_metadata::{DependencyKind, Metadata, MetadataCommand, Package, PackageId, Target};
use std::collections::{HashMap, HashSet};
use std::fs;
use std::path::PathBuf;
use std::process::Command;

use crate::request::Request;

/// A crate that goes into a bundle.
#[derive(Debug)]
pub(crate) struct Crate {
    pub(crate) package: Package,
    /// What the crate is called in Rust, and so the module that it becomes; `None` for the program itself.
    pub(crate) module: Option<String>,
    pub(crate) root: PathBuf,
    /// The features that are on.
    pub(crate) features: HashSet<String>,
    /// What it calls the crates that it uses, and the modules that they become.
    pub(crate) uses: HashMap<String, String>,
}

/// The program of a package, and the libraries that it uses, each before those that it uses itself.
///
/// # Errors
/// If cargo cannot tell, if there is no one program, or if something is used that cannot be inlined.
pub(crate) fn crates(request: &Request) -> Result<Vec<Crate>> {
    let mut command = MetadataCommand::new();
    request.manifest_path.as_ref().map(|path| command.manifest_path(path));
    let (name, features) = (request.package.as_deref().unwrap_or_default(), &request.features[..]);
    let metadata = command.exec()?;
    let chosen = metadata.workspace_packages().into_iter().find(|package| package.name == name).with_context(|| {
        let names: Vec<&str> = metadata.workspace_packages().iter().map(|package| package.name.as_str()).collect();
        format!("no package `{name}` in the workspace; there are: {}", names.join(", "))
    })?;
    let graph = Graph { metadata: &metadata, features: features_on(chosen, features)? };
    let mut order = Vec::new();
    graph.visit(&chosen.id, &mut order)?;
    let mut crates = vec![graph.describe(chosen, program(chosen)?, None)?];
    for id in order.iter().rev() {
        let package = &metadata[id];
        if let Some(library) = library(package) {
            crates.push(graph.describe(package, library, Some(module(library)))?);
        }
    }
    Ok(crates)
}

/// The features that are on in each package that `chosen` is built from, by the package's folder.
///
/// `cargo metadata` would not do: it turns on what any member of the workspace asks for.
fn features_on(chosen: &Package, features: &[String]) -> Result<HashMap<PathBuf, HashSet<String>>> {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(["tree", "--quiet", "--edges", "normal", "--prefix", "none", "--format", "{p}\t{f}\t"]);
    command.arg("--manifest-path").arg(&chosen.manifest_path).args(["--package", &chosen.id.repr]);
    let output = command.args(["--features", &features.join(",")]).output().context("cannot run cargo")?;
    ensure!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr).trim());
    let mut found = HashMap::new();
    for line in String::from_utf8_lossy(&output.stdout).lines() {
        let mut columns = line.split('\t');
        let (package, on) = (columns.next().unwrap_or_default(), columns.next().unwrap_or_default());
        if let Some((_, folder)) = package.strip_suffix(')').and_then(|package| package.rsplit_once(" (")) {
            found.insert(PathBuf::from(folder), on.split(',').map(str::to_owned).collect());
        }
    }
    Ok(found)
}

struct Graph<'a> {
    metadata: &'a Metadata,
    features: HashMap<PathBuf, HashSet<String>>,
}

impl Graph<'_> {
    /// Puts a package into the order, behind all that it uses.
    fn visit(&self, id: &PackageId, order: &mut Vec<PackageId>) -> Result<()> {
        if order.contains(id) {
            return Ok(());
        }
        for (_, used) in self.used(id) {
            let package = &self.metadata[used];
            let refused = if package.source.is_some() {
                "comes from outside the workspace"
            } else if package.targets.iter().any(Target::is_proc_macro) {
                "is a procedural macro"
            } else if package.targets.iter().any(Target::is_custom_build) {
                "has a build script"
            } else {
                self.visit(used, order)?;
                continue;
            };
            bail!(
                "{}: `{}` {refused}, so it cannot be inlined",
                named(&self.metadata[id], &package.name),
                package.name
            );
        }
        order.push(id.clone());
        Ok(())
    }

    /// What a package calls the packages that it uses, if they are used by the features that are on.
    fn used(&self, id: &PackageId) -> Vec<(&str, &PackageId)> {
        let resolve = self.metadata.resolve.as_ref().expect("asked for with dependencies");
        let node = resolve.nodes.iter().find(|node| node.id == *id).expect("every package is resolved");
        let normal =
            node.deps.iter().filter(|dep| dep.dep_kinds.iter().any(|kind| kind.kind == DependencyKind::Normal));
        let on = normal.filter(|dep| {
            let package = &self.metadata[&dep.pkg];
            package.source.is_some() && self.is_asked_for(id, package) || self.features.contains_key(&folder(package))
        });
        on.map(|dep| (dep.name.as_str(), &dep.pkg)).collect()
    }

    /// Whether a package from outside is used by more than a feature that is off.
    fn is_asked_for(&self, by: &PackageId, package: &Package) -> bool {
        let by = &self.metadata[by];
        let on = &self.features[&folder(by)];
        by.dependencies.iter().any(|dependency| {
            let name = dependency.rename.as_deref().unwrap_or(&dependency.name);
            let asks = |asked: &String| asked == name || asked == &format!("dep:{name}");
            let by_feature = || on.iter().any(|feature| by.features.get(feature).into_iter().flatten().any(asks));
            dependency.name == *package.name && (!dependency.optional || by_feature())
        })
    }

    fn describe(&self, package: &Package, target: &Target, name: Option<String>) -> Result<Crate> {
        if let Some(script) = package.targets.iter().find(|target| target.is_custom_build()) {
            bail!("{}:1: a build script cannot be inlined", script.src_path);
        }
        let mut uses: HashMap<String, String> = HashMap::new();
        for (called, id) in self.used(&package.id) {
            let used = &self.metadata[id];
            let library = library(used).ok_or_else(|| anyhow!("`{}` is no library", used.name))?;
            uses.insert(called.to_owned(), module(library));
        }
        if let (None, Some(own)) = (&name, library(package)) {
            uses.insert(module(own), module(own));
        }
        let features = self.features.get(&folder(package)).cloned().unwrap_or_default();
        Ok(Crate { package: package.clone(), module: name, root: target.src_path.clone().into(), features, uses })
    }
}

fn folder(package: &Package) -> PathBuf {
    package.manifest_path.parent().expect("a manifest is in a folder").into()
}

fn library(package: &Package) -> Option<&Target> {
    package.targets.iter().find(|target| target.is_lib() || target.is_rlib())
}

fn module(library: &Target) -> String {
    library.name.replace('-', "_")
}

/// The one program of a package, or the one by its name.
fn program(package: &Package) -> Result<&Target> {
    let programs: Vec<&Target> = package.targets.iter().filter(|target| target.is_bin()).collect();
    let named = programs.iter().find(|program| package.name == program.name);
    match (programs.len(), named) {
        (_, Some(program)) => Ok(program),
        (1, None) => Ok(programs[0]),
        (0, None) => bail!("{}: `{}` has no program", package.manifest_path, package.name),
        (_, None) => bail!("{}: none of its programs is named `{}`", package.manifest_path, package.name),
    }
}

/// The place where a manifest speaks of a package.
fn named(package: &Package, name: &str) -> String {
    let text = fs::read_to_string(&package.manifest_path).unwrap_or_default();
    let key = |rest: &str| rest.trim_start().starts_with(['=', '.', ']']);
    let says = |line: &str| {
        let line = line.trim_start();
        let line = line.strip_prefix("[dependencies.").unwrap_or(line);
        line.trim_start_matches('"').strip_prefix(name).is_some_and(|rest| key(rest.trim_start_matches('"')))
            || line.contains("package") && line.contains(&format!("\"{name}\""))
    };
    let line = text.lines().position(says);
    format!("{}:{}", package.manifest_path, line.map_or(1, |line| line + 1))
}
