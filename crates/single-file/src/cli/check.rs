//! Compiles a file as the judge does, or as nearly so as the compilers here allow.

use single_file::Edition;
use std::fs;
use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

use super::judge::{Judge, Rust};
use super::msrv;
use super::options::MessageFormat;
use super::project::Project;
use super::report::{Level, Report};
use super::toolchain::Toolchain;

/// A file to check.
pub(crate) struct Source<'a> {
    pub(crate) text: &'a str,
    /// Where the file was written to, if not to standard output.
    pub(crate) file: Option<&'a Path>,
    pub(crate) format: MessageFormat,
}

/// What was compiled, and what is to say of it.
pub(crate) struct Compiled {
    pub(crate) program: PathBuf,
    pub(crate) reports: Vec<Report>,
    /// Holds the program.
    _folder: TempDir,
}

impl Source<'_> {
    /// Compiles the file as Rust. `project` holds the judge's crates that it uses.
    pub(crate) fn rust(
        &self,
        judge: Option<&Judge>,
        edition: Edition,
        project: Option<&Project>,
    ) -> Result<Compiled, Vec<Report>> {
        let folder = self.folder("main.rs")?;
        let rust = judge.and_then(|judge| judge.rust.as_ref());
        let wanted = rust.and_then(|rust| rust.version.as_ref());
        let toolchain = Toolchain::of(wanted);
        let edition = rust.and_then(|rust| rust.edition).unwrap_or(edition);
        let mut reports = Vec::new();
        if let Some(wanted) = wanted.filter(|wanted| wanted.to_string() != toolchain.version) {
            reports.push(
                Report::new(
                    Level::Note,
                    format!("checked with rustc {}: the judge's {wanted} is not installed", toolchain.version),
                )
                .help(format!("rustup toolchain install {wanted}")),
            );
            if project.is_none() {
                let source = self.path(&folder, "main.rs");
                reports.extend(msrv::newer(&toolchain, self, &source, edition, wanted));
            }
        }
        let program = folder.path().join("program");
        let (mut command, built) = match project {
            Some(project) => project.command(&toolchain, self.text, edition, rust)?,
            None => (self.rustc(&toolchain, &folder, edition, rust, &program), program),
        };
        self.compile(&mut command, &format!("rustc {}", toolchain.version)).map_err(|error| vec![error])?;
        Ok(Compiled { program: built, reports, _folder: folder })
    }

    fn rustc(
        &self,
        toolchain: &Toolchain,
        folder: &TempDir,
        edition: Edition,
        rust: Option<&Rust>,
        program: &Path,
    ) -> Command {
        let mut command = toolchain.command("rustc");
        command.args(["--edition", edition.as_str(), "--crate-name", "main"]);
        command.args(rust.map_or(&[][..], |rust| &rust.flags));
        match self.format {
            MessageFormat::Json => command.args(["--error-format", "json"]),
            MessageFormat::Human if std::io::stderr().is_terminal() => command.args(["--color", "always"]),
            MessageFormat::Human => &mut command,
        };
        command.arg("-o").arg(program).arg(self.path(folder, "main.rs"));
        command
    }

    /// Compiles the file as C, by the C compiler here.
    pub(crate) fn c(&self, judge: Option<&Judge>) -> Result<Compiled, Vec<Report>> {
        let folder = self.folder("main.c")?;
        let compiler = std::env::var_os("CC").unwrap_or_else(|| "cc".into());
        let c = judge.and_then(|judge| judge.c.as_ref());
        let mut reports = Vec::new();
        if let Some(c) = c.filter(|c| !c.compilers.is_empty()) {
            let (here, theirs) = (compiler.display(), c.compilers.join(" or "));
            reports.push(Report::new(Level::Note, format!("checked with {here}: the judge has {theirs}")));
        }
        let flags = c.map_or(&[][..], |c| &c.flags);
        let mut command = Command::new(&compiler);
        match flags.is_empty() {
            true => command.args(["-std=c89", "-O2"]),
            false => command.args(flags),
        };
        let program = folder.path().join("program");
        command.arg("-o").arg(&program).arg(self.path(&folder, "main.c")).arg("-lm");
        self.compile(&mut command, &compiler.to_string_lossy()).map_err(|error| vec![error])?;
        Ok(Compiled { program, reports, _folder: folder })
    }

    /// A temporary folder, with the file in it if it is nowhere else.
    fn folder(&self, name: &str) -> Result<TempDir, Vec<Report>> {
        let failed = |error: std::io::Error| vec![Report::error(format!("cannot write a temporary file: {error}"))];
        let folder = tempfile::tempdir().map_err(failed)?;
        fs::write(folder.path().join(name), self.text).map_err(failed)?;
        Ok(folder)
    }

    /// The file that the compiler gets: the one that the user has, so that messages name it.
    fn path(&self, folder: &TempDir, name: &str) -> PathBuf {
        self.file.map_or_else(|| folder.path().join(name), Path::to_owned)
    }

    /// Runs a compiler, and shows what it says if it fails.
    fn compile(&self, command: &mut Command, compiler: &str) -> Result<(), Report> {
        let output = command.output().map_err(|error| Report::error(format!("cannot run {compiler}: {error}")))?;
        if output.status.success() {
            return Ok(());
        }
        eprint!("{}", String::from_utf8_lossy(&output.stderr));
        Err(Report::error(format!("{compiler} does not compile the file")))
    }
}
