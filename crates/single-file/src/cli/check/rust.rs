//! Compiles a Rust file by the judge's rustc if it is installed, or else by the one in use.

use cargo_metadata::semver::Version;
use single_file::Edition;
use std::process::Command;
use tempfile::TempDir;

use super::library;
use super::project::Project;
use super::toolchain::Toolchain;
use super::{Compiled, Source, PROGRAM};
use crate::cli::judge::Judge;
use crate::cli::options::MessageFormat;
use crate::cli::report::{has_colours, Level, Report};

/// How to compile a file.
struct Way<'a> {
    toolchain: Toolchain,
    edition: Edition,
    flags: &'a [String],
    /// The package with the judge's crates, if the file uses them.
    project: Option<&'a Project>,
}

/// Compiles the file, which is for `edition` unless the judge's is known.
pub(crate) fn compile(
    source: &Source<'_>,
    judge: Option<&Judge>,
    edition: Edition,
    project: Option<&Project>,
) -> Result<Compiled, Report> {
    let folder = source.folder("main.rs")?;
    let rust = judge.and_then(|judge| judge.rust.as_ref());
    let required = rust.and_then(|rust| rust.version.as_ref());
    let way = Way {
        toolchain: Toolchain::of(required),
        edition: rust.and_then(|rust| rust.edition).unwrap_or(edition),
        flags: rust.map_or(&[], |rust| &rust.flags),
        project,
    };
    if let Some(project) = project {
        project.write(source.text, way.edition)?;
    }
    let mut reports = Vec::new();
    if let Some(required) = required.filter(|required| required.to_string() != way.toolchain.version) {
        reports = stand_in(source, &way, &folder, required);
    }
    let program = project.map_or_else(|| folder.path().join(PROGRAM), Project::program);
    let edition = ["--edition".to_owned(), way.edition.to_string()];
    let how = format!("rustc {} {}", way.toolchain.version, [&edition, way.flags].concat().join(" "));
    let mut command = way.command(source, &folder);
    Ok(source.compiled(&mut command, &how, program, reports, folder))
}

/// What is to say where another compiler stands in for the judge's.
fn stand_in(source: &Source<'_>, way: &Way<'_>, folder: &TempDir, required: &Version) -> Vec<Report> {
    let here = &way.toolchain.version;
    let message = format!("rustc {here} stands in for the judge's {required}, which is not installed");
    let note = Report::new(Level::Note, message).help(format!("rustup toolchain install {required}"));
    let newer = library::newer(&mut way.clippy(source, folder), source, required);
    std::iter::once(note).chain(newer).collect()
}

impl Way<'_> {
    fn command(&self, source: &Source<'_>, folder: &TempDir) -> Command {
        let colour = source.format == MessageFormat::Human && has_colours();
        let mut command = match self.project {
            Some(project) => project.cargo(&self.toolchain, "rustc"),
            None => self.rustc("rustc"),
        };
        command.args(colour.then_some(["--color", "always"]).iter().flatten());
        if self.project.is_some() {
            if source.format == MessageFormat::Json {
                command.args(["--message-format", "json"]);
            }
            command.arg("--").args(self.flags);
            return command;
        }
        if source.format == MessageFormat::Json {
            command.args(["--error-format", "json"]);
        }
        command.args(self.flags).arg("-o").arg(folder.path().join(PROGRAM));
        source.give(&mut command, folder, "main.rs");
        command
    }

    /// The command that has clippy's lint on newer parts of the standard library say its lines of JSON.
    fn clippy(&self, source: &Source<'_>, folder: &TempDir) -> Command {
        let mut command = match self.project {
            Some(project) => project.cargo(&self.toolchain, "clippy"),
            None => self.rustc("clippy-driver"),
        };
        if self.project.is_some() {
            command.args(["--message-format", "json", "--"]).args(library::LINT);
        } else {
            command.args(library::LINT).args(["--error-format", "json", "--emit", "metadata", "--out-dir"]);
            command.arg(folder.path());
            source.give(&mut command, folder, "main.rs");
        }
        command
    }

    fn rustc(&self, tool: &str) -> Command {
        let mut command = self.toolchain.command(tool);
        command.args(["--edition", self.edition.as_str(), "--crate-name", "main"]);
        command
    }
}
