//! The program as a wasm module: cargo compiles it as it is, with our flags and std.

use super::package::Program;
use super::sysroot::Sysroot;
use super::toolchain::{Toolchain, TARGET};
use super::{CRequest, CTarget};
use anyhow::{ensure, Context, Result};
use cargo_metadata::Message;
use std::fs;
use std::io::BufReader;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Compiles the program; returns the path of the module. The functions' names are in it.
///
/// # Errors
/// If cargo cannot be run or fails; what it says has gone to standard error.
pub(super) fn build(
    request: &CRequest,
    program: &Program,
    tools: &Toolchain,
    sysroot: &Sysroot,
    opt_level: Option<&str>,
) -> Result<PathBuf> {
    let mut cargo = tools.call(&tools.cargo);
    cargo.args(["build", "--quiet", "--release", "--ignore-rust-version", "--target", TARGET]);
    cargo.arg("--message-format=json-render-diagnostics");
    choose(&mut cargo, request, program)?;
    cargo.env("CARGO_TARGET_DIR", program.target_directory.join("c"));
    for (setting, value) in
        [("LTO", "fat"), ("CODEGEN_UNITS", "1"), ("PANIC", "abort"), ("DEBUG", "0"), ("STRIP", "none")]
    {
        cargo.env(format!("CARGO_PROFILE_RELEASE_{setting}"), value);
    }
    if let Some(level) = opt_level {
        cargo.env("CARGO_PROFILE_RELEASE_OPT_LEVEL", level);
    }
    cargo.env("CARGO_ENCODED_RUSTFLAGS", flags(request, program, tools, sysroot).join("\u{1f}"));
    run(cargo)
}

/// Says which program to build.
fn choose(cargo: &mut Command, request: &CRequest, program: &Program) -> Result<()> {
    if let Some(entry) = &program.settings.c_entry {
        cargo.arg("--manifest-path").arg(entry_package(program, entry)?);
        return Ok(());
    }
    cargo.arg("--manifest-path").arg(&program.package.manifest_path).args(["--package", &program.package.id.repr]);
    match &program.target {
        CTarget::Bin(name) => cargo.args(["--bin", name]),
        CTarget::Example(name) => cargo.args(["--example", name]),
    };
    if !request.features.is_empty() {
        cargo.args(["--features", &request.features.join(",")]);
    }
    if request.all_features {
        cargo.arg("--all-features");
    }
    if request.no_default_features {
        cargo.arg("--no-default-features");
    }
    Ok(())
}

/// Writes the package of an entry: the crate root in place of the program's, and the program's library as `problem`.
fn entry_package(program: &Program, entry: &Path) -> Result<PathBuf> {
    let package = &program.package;
    let home = package.manifest_path.parent().context("a manifest is in a folder")?;
    let root = fs::canonicalize(home.join(entry.to_str().context("c-entry is not UTF-8")?));
    let root = root.with_context(|| format!("{}: c-entry `{}`", package.manifest_path, entry.display()))?;
    let mut text = format!(
        "[package]\nname = \"entry\"\nedition = \"2021\"\n\n[[bin]]\nname = {:?}\npath = {root:?}\n\n[workspace]\n\n\
         [dependencies]\nproblem = {{ package = {:?}, path = {:?} }}\n",
        package.name.as_str(),
        package.name.as_str(),
        home.as_str(),
    );
    for used in package.dependencies.iter().filter(|used| used.kind == cargo_metadata::DependencyKind::Normal) {
        if let Some(path) = &used.path {
            let name = used.rename.as_ref().unwrap_or(&used.name);
            text.push_str(&format!("{name} = {{ package = {:?}, path = {:?} }}\n", used.name, path.as_str()));
        }
    }
    let folder = program.target_directory.join("c-entry").join(package.name.as_str());
    fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
    let manifest = folder.join("Cargo.toml");
    fs::write(&manifest, text).with_context(|| format!("cannot write {}", manifest.display()))?;
    Ok(manifest)
}

/// The flags of rustc. No path of this machine stays in what it makes.
fn flags(request: &CRequest, program: &Program, tools: &Toolchain, sysroot: &Sysroot) -> Vec<String> {
    let mut flags = sysroot.flags.clone();
    let mut remap = |from: &Path, to: &str| flags.push(format!("--remap-path-prefix={}={to}", from.display()));
    if let Some(home) = cargo_home() {
        remap(&home.join("registry/src"), "registry");
        remap(&home.join("git/checkouts"), "git");
    }
    remap(&program.workspace_root, "");
    flags.push(format!("-Zpre-link-args={}", sysroot.object().display()));
    flags.push(format!("-Clink-arg=-zstack-size={}", stack(request, program)));
    if program.settings.c_entry.is_none() {
        flags.push(format!("--extern=force:at_trap={}", sysroot.at_trap().display()));
        // Every dependency has it too, and those that depend on them must find it.
        flags.push(format!("-Ldependency={}", sysroot.folder().display()));
    }
    match &tools.libc {
        Some(libc) => {
            flags.extend(["-Clinker=wasm-ld", "-Clink-self-contained=no", "-L"].map(str::to_owned));
            flags.push(libc.display().to_string());
        }
        None => flags.push("-Clink-arg=--allow-multiple-definition".to_owned()),
    }
    flags
}

/// How many bytes of stack the program gets. Code without std that was made for judges needs little.
pub(super) fn stack(request: &CRequest, program: &Program) -> u32 {
    match program.settings.c_entry {
        Some(_) if request.stack == CRequest::STACK => 1 << 16,
        _ => request.stack,
    }
}

fn cargo_home() -> Option<PathBuf> {
    let home = || Some(PathBuf::from(std::env::var_os("HOME")?).join(".cargo"));
    std::env::var_os("CARGO_HOME").map(PathBuf::from).or_else(home)
}

/// Runs cargo, and finds what it made.
fn run(mut cargo: Command) -> Result<PathBuf> {
    let mut child = cargo.stdout(Stdio::piped()).spawn().context("cannot run cargo")?;
    let messages = BufReader::new(child.stdout.take().expect("it was asked for"));
    let mut made = None;
    for message in Message::parse_stream(messages) {
        if let Message::CompilerArtifact(artifact) = message.context("cannot read what cargo says")? {
            made = artifact.executable.or(made);
        }
    }
    let status = child.wait().context("cannot wait for cargo")?;
    ensure!(status.success(), "cargo cannot compile the program for {TARGET}");
    Ok(made.context("cargo made no program")?.into())
}
