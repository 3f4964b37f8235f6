//! The crates that a program is made of, as cargo resolves them: packages, features, names, build scripts.

mod built;
mod chosen;
mod features;

pub(crate) use built::{Built, Script};

use crate::error::Error;
use crate::request::{JudgeCrate, Request, Target as Asked};
use anyhow::{Context, Result};
use cargo_metadata::semver::Version;
use cargo_metadata::{DependencyKind, Edition, Metadata, MetadataCommand, Package, PackageId, Target};
use std::cell::OnceCell;
use std::collections::{HashMap, HashSet};
use std::path::PathBuf;

/// A crate that goes into a bundle.
#[derive(Clone, Debug)]
pub(crate) struct Crate {
    pub(crate) package: Package,
    /// The module that the crate becomes; `None` for the program itself.
    pub(crate) module: Option<String>,
    pub(crate) root: PathBuf,
    pub(crate) edition: Edition,
    /// The features that are on.
    pub(crate) features: HashSet<String>,
    /// What it calls the crates that it uses, and the modules that they become.
    pub(crate) uses: HashMap<String, String>,
    /// A procedural macro, which has no text in the bundle.
    pub(crate) is_macro: bool,
}

impl Crate {
    /// What it is called in Rust.
    pub(crate) fn name(&self) -> &str {
        self.module.as_deref().unwrap_or(&self.package.name)
    }

    pub(crate) fn has_script(&self) -> bool {
        self.package.targets.iter().any(|target| target.is_custom_build())
    }
}

/// All that goes into a bundle.
pub(crate) struct Resolved {
    /// The program, then the libraries, each before those that it uses itself.
    pub(crate) crates: Vec<Crate>,
    pub(crate) notes: Vec<String>,
    program: Target,
    /// Packages that stay outside, because the judge has them, and what they are called in Rust.
    offered: HashMap<PackageId, String>,
    built: OnceCell<Built>,
}

impl Resolved {
    /// What only a build tells. Cargo checks the program when this is asked for the first time.
    ///
    /// # Errors
    /// If cargo cannot be run, or if the program does not compile.
    pub(crate) fn built(&self, request: &Request) -> Result<&Built> {
        if self.built.get().is_none() {
            let built = Built::ask(&self.crates[0].package, &self.program, request, &self.offered)?;
            return Ok(self.built.get_or_init(|| built));
        }
        Ok(self.built.get().expect("it is there"))
    }

    /// The judge's crates, by the names that rustc is to know them by.
    ///
    /// # Errors
    /// As those of `built`.
    pub(crate) fn externs(&self, request: &Request) -> Result<Vec<(String, PathBuf)>> {
        if self.offered.is_empty() { Ok(Vec::new()) } else { Ok(self.built(request)?.externs.clone()) }
    }
}

/// Asks cargo for the program and its libraries.
///
/// # Errors
/// If cargo cannot tell, or if there is no such program.
pub(crate) fn resolve(request: &Request) -> Result<Resolved> {
    let mut command = MetadataCommand::new();
    if let Some(path) = &request.manifest_path {
        command.manifest_path(path);
    }
    command.other_options(vec!["--filter-platform".into(), crate::rustc::host()?]);
    let metadata = command.exec().map_err(|error| Error::new(error.to_string()))?;
    let (package, target) = chosen::chosen(&metadata, request)?;
    let features = features::on(package, request)?;
    let mut graph = Graph {
        metadata: &metadata,
        root: &package.id,
        dev: matches!(request.target, Asked::Example(_)),
        features,
        judge: &request.judge_crates,
        notes: Vec::new(),
        order: Vec::new(),
        offered: HashSet::new(),
    };
    graph.visit(&package.id);
    let libraries: Vec<PackageId> = graph.order.iter().rev().cloned().collect();
    let modules = graph.modules(&libraries, target)?;
    let mut crates = vec![graph.describe(package, target, None, &modules)];
    for id in &libraries {
        if let Some(library) = library(&metadata[id]) {
            crates.push(graph.describe(&metadata[id], library, Some(modules[id].clone()), &modules));
        }
    }
    let offered = graph.offered.iter().filter_map(|id| Some((id.clone(), module(library(&metadata[id])?)))).collect();
    Ok(Resolved { crates, notes: graph.notes, program: target.clone(), offered, built: OnceCell::new() })
}

struct Graph<'a> {
    metadata: &'a Metadata,
    root: &'a PackageId,
    /// Whether dependencies for development count, as they do for an example.
    dev: bool,
    features: features::Features,
    judge: &'a [JudgeCrate],
    notes: Vec<String>,
    /// The packages, each behind those that it uses.
    order: Vec<PackageId>,
    /// Packages that stay outside, because the judge has them.
    offered: HashSet<PackageId>,
}

impl Graph<'_> {
    fn visit(&mut self, id: &PackageId) {
        if self.order.contains(id) || self.offered.contains(id) {
            return;
        }
        if !library(&self.metadata[id]).is_some_and(Target::is_proc_macro) {
            for (_, used) in self.used(id) {
                if self.is_offered(id, &used) {
                    self.offered.insert(used);
                } else {
                    self.visit(&used);
                }
            }
        }
        self.order.push(id.clone());
    }

    /// What a package calls the packages that it uses.
    fn used(&self, id: &PackageId) -> Vec<(String, PackageId)> {
        let resolve = self.metadata.resolve.as_ref().expect("asked for with dependencies");
        let node = resolve.nodes.iter().find(|node| node.id == *id).expect("every package is resolved");
        let counts = |kind: DependencyKind| {
            kind == DependencyKind::Normal || kind == DependencyKind::Development && self.dev && id == self.root
        };
        let used = node.deps.iter().filter(|dep| dep.dep_kinds.iter().any(|kind| counts(kind.kind)));
        let on = used.filter(|dep| self.features.contains_key(&features::key(&self.metadata[&dep.pkg])));
        on.map(|dep| (dep.name.clone(), dep.pkg.clone())).collect()
    }

    /// Whether the judge has a package in a version and with the features that `by` asks for.
    fn is_offered(&mut self, by: &PackageId, id: &PackageId) -> bool {
        let package = &self.metadata[id];
        let Some(judge) = self.judge.iter().find(|judge| judge.name == *package.name) else { return false };
        let Ok(version) = Version::parse(&judge.version) else { return false };
        let asked = self.metadata[by].dependencies.iter().filter(|asked| asked.name == *package.name);
        let mut asked =
            asked.filter(|asked| asked.kind != DependencyKind::Build && asked.req.matches(&package.version));
        let Some(asked) = asked.next() else { return false };
        let found = format!("{} {}", package.name, package.version);
        let note = if !asked.req.matches(&version) {
            format!("the judge has {} {version}, which is not `{}`: {found} is inlined", package.name, asked.req)
        } else if let Some(missing) = asked.features.iter().find(|feature| !judge.features.contains(feature)) {
            format!("the judge has {} without its feature `{missing}`: {found} is inlined", package.name)
        } else {
            return true;
        };
        if !self.notes.contains(&note) {
            self.notes.push(note);
        }
        false
    }

    /// A module for each library, named as it is, unless something else has the name.
    fn modules(&self, ids: &[PackageId], program: &Target) -> Result<HashMap<PackageId, String>> {
        let text = std::fs::read_to_string(&program.src_path).context(format!("cannot read {}", program.src_path))?;
        let mut taken = match syn::parse_file(&text) {
            Ok(file) => file.items.iter().filter_map(chosen::type_name).collect(),
            Err(_) => HashSet::new(),
        };
        taken.extend(["std", "core", "alloc"].map(str::to_owned));
        let mut modules = HashMap::new();
        for id in ids {
            let Some(library) = library(&self.metadata[id]) else { continue };
            let name = module(library);
            let version = &self.metadata[id].version;
            let names = [
                name.clone(),
                format!("{name}_{}", version.major),
                format!("{name}_{}_{}", version.major, version.minor),
            ];
            let free = names.into_iter().find(|name| !taken.contains(name));
            let free = free.unwrap_or_else(|| format!("{name}_{}", taken.len()));
            taken.insert(free.clone());
            modules.insert(id.clone(), free);
        }
        Ok(modules)
    }

    fn describe(
        &self,
        package: &Package,
        target: &Target,
        name: Option<String>,
        modules: &HashMap<PackageId, String>,
    ) -> Crate {
        let mut uses: HashMap<String, String> = HashMap::new();
        for (called, id) in self.used(&package.id) {
            match (modules.get(&id), library(&self.metadata[&id])) {
                (Some(module), _) => drop(uses.insert(called, format!("crate::{module}"))),
                (None, Some(library)) if self.offered.contains(&id) && module(library) != called => {
                    uses.insert(called, format!("::{}", module(library)));
                }
                _ => {}
            }
        }
        if let (None, Some(own)) = (&name, library(package)) {
            uses.insert(module(own), format!("crate::{}", modules[&package.id]));
        }
        Crate {
            package: package.clone(),
            module: name,
            root: target.src_path.clone().into(),
            edition: target.edition,
            features: self.features.get(&features::key(package)).cloned().unwrap_or_default(),
            uses,
            is_macro: target.is_proc_macro(),
        }
    }
}

fn library(package: &Package) -> Option<&Target> {
    let is_library = |target: &&Target| target.is_lib() || target.is_rlib() || target.is_proc_macro();
    package.targets.iter().find(is_library)
}

fn module(library: &Target) -> String {
    library.name.replace('-', "_")
}
