//! What cargo knows of the program's packages: which of the judge's crates a file uses, and which package says that it
//! needs a newer compiler than the judge's.

use cargo_metadata::semver::Version;
use cargo_metadata::{Metadata, MetadataCommand, Package};
use single_file::{Edition, JudgeCrate, Origin};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::toolchain::Toolchain;
use crate::cli::report::{Level, Report};

/// A package of cargo that has the judge's crates, to compile a file with them.
pub(crate) struct Project {
    crates: Vec<JudgeCrate>,
    folder: PathBuf,
}

/// The packages of the workspace and all that they use.
pub(crate) fn metadata(manifest: Option<&Path>) -> Result<Metadata, Report> {
    let mut command = MetadataCommand::new();
    manifest.map(|path| command.manifest_path(path));
    command.exec().map_err(|error| Report::error(error.to_string()))
}

impl Project {
    /// The project for a file, if it uses crates of the judge.
    pub(crate) fn of(text: &str, offered: &[JudgeCrate], metadata: &Metadata) -> Option<Project> {
        let used = offered.iter().filter(|offer| {
            let package = metadata.packages.iter().find(|package| *package.name == offer.name);
            package.and_then(library).is_some_and(|name| names(text, &name))
        });
        let crates: Vec<JudgeCrate> = used.cloned().collect();
        let folder = metadata.target_directory.join("single-file").into_std_path_buf();
        (!crates.is_empty()).then_some(Project { crates, folder })
    }

    /// Writes the package, with `text` as its program.
    pub(super) fn write(&self, text: &str, edition: Edition) -> Result<(), Report> {
        let failed = |error: std::io::Error| Report::error(format!("cannot write {}: {error}", self.folder.display()));
        fs::create_dir_all(self.folder.join("src")).map_err(failed)?;
        fs::write(self.folder.join("Cargo.toml"), self.manifest(edition)).map_err(failed)?;
        fs::write(self.folder.join("src/main.rs"), text).map_err(failed)
    }

    /// A command of cargo on the package.
    pub(super) fn cargo(&self, toolchain: &Toolchain, name: &str) -> Command {
        let mut command = toolchain.command("cargo");
        command.args([name, "--quiet", "--release", "--bin", "main", "--manifest-path"]);
        command.arg(self.folder.join("Cargo.toml")).arg("--target-dir").arg(self.folder.join("target"));
        command
    }

    /// Where the program is after `cargo rustc`.
    pub(super) fn program(&self) -> PathBuf {
        self.folder.join(format!("target/release/main{}", std::env::consts::EXE_SUFFIX))
    }

    fn manifest(&self, edition: Edition) -> String {
        let mut text = format!("[workspace]\n[package]\nname = \"main\"\nedition = \"{edition}\"\n[dependencies]\n");
        for JudgeCrate { name, version, features } in &self.crates {
            // A whole version is the judge's very own; `0.8` is any of its kind.
            let exact = if Version::parse(version).is_ok() { "=" } else { "" };
            text += &format!("{name} = {{ version = \"{exact}{version}\", features = {features:?} }}\n");
        }
        text
    }
}

/// A warning for each package in the file whose `rust-version` is newer than the judge's compiler.
pub(crate) fn newer_packages(metadata: &Metadata, origins: &[Origin], version: &Version) -> Vec<Report> {
    let is_newer = |package: &&Package| package.rust_version.as_ref().is_some_and(|needed| needed > version);
    let in_file: BTreeSet<&str> = origins.iter().map(|origin| origin.crate_name.as_str()).collect();
    // Of several versions of a package, it is not known which is in the file.
    let newer = in_file.into_iter().filter(|name| named(metadata, name).all(|package| is_newer(&package)));
    let newer = newer.filter_map(|name| named(metadata, name).next());
    let report = |package: &Package| {
        let manifest = package.manifest_path.as_std_path();
        let needed = package.rust_version.as_ref().map(Version::to_string).unwrap_or_default();
        let message = format!("`{}` says that it needs rustc {needed}, and the judge has {version}", package.name);
        let text = fs::read_to_string(manifest).unwrap_or_default();
        let report = Report::new(Level::Warning, message).help("`--check` finds out whether what is used of it does");
        match text.find("rust-version") {
            Some(start) => report.at(manifest, &text, start..start + text[start..].find('\n').unwrap_or(0)),
            None => report,
        }
    };
    newer.map(report).collect()
}

/// The packages whose library is called `name` in Rust.
fn named<'a>(metadata: &'a Metadata, name: &'a str) -> impl Iterator<Item = &'a Package> {
    metadata.packages.iter().filter(move |package| library(package).as_deref() == Some(name))
}

/// What the package's library is called in Rust.
fn library(package: &Package) -> Option<String> {
    let library = package.targets.iter().find(|target| target.is_lib() || target.is_rlib() || target.is_proc_macro());
    library.map(|target| target.name.replace('-', "_"))
}

/// Whether a word of the text is `name`.
fn names(text: &str, name: &str) -> bool {
    text.split(|c: char| !c.is_alphanumeric() && c != '_').any(|word| word == name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_whole_version_is_the_judge_s_very_own() {
        let offer = |name: &str, version: &str, features: &[&str]| JudgeCrate {
            name: name.to_owned(),
            version: version.to_owned(),
            features: features.iter().map(|feature| (*feature).to_owned()).collect(),
        };
        let crates = vec![offer("proconio", "0.5.0", &["derive"]), offer("rand", "0.8", &[])];
        let manifest = Project { crates, folder: PathBuf::new() }.manifest(Edition::E2024);
        assert!(manifest.contains("edition = \"2024\"\n"), "{manifest}");
        assert!(manifest.contains("\nproconio = { version = \"=0.5.0\", features = [\"derive\"] }\n"), "{manifest}");
        assert!(manifest.contains("\nrand = { version = \"0.8\", features = [] }\n"), "{manifest}");
    }

    #[test]
    fn a_crate_is_used_if_a_word_of_the_file_names_it() {
        assert!(names("use ac_library::Dsu;", "ac_library"));
        assert!(!names("fn randomly() { my_rand() }", "rand"));
    }

    #[test]
    fn a_package_that_needs_a_newer_compiler_is_shown_in_its_manifest() {
        let metadata = metadata(Some(Path::new("Cargo.toml"))).expect("it is a package");
        let origin =
            |name: &str| Origin { crate_name: name.to_owned(), module: String::new(), item: String::new(), bytes: 1 };
        let origins = [origin("annotate_snippets"), origin("single_file")];
        assert!(newer_packages(&metadata, &origins, &Version::new(1, 999, 0)).is_empty());
        let reports = newer_packages(&metadata, &origins, &Version::new(1, 63, 0));
        assert_eq!(reports.len(), 1, "{reports:?}");
        let message = &reports[0].message;
        assert!(message.starts_with("`annotate-snippets` says that it needs rustc 1."), "{message}");
        assert!(message.ends_with(", and the judge has 1.63.0"), "{message}");
        let place = reports[0].place.as_ref().expect("it has a place");
        assert!(place.text.starts_with("rust-version = \"1."), "{place:?}");
    }
}
