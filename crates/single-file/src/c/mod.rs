//! Turns a package into one C file: cargo compiles it for `wasm32-wasip1`, and the C emitter translates the module.

mod build;
mod package;
mod report;
mod shrink;
mod sysroot;
mod toolchain;

use anyhow::{ensure, Context, Result};
use c_emitter::Options;
use package::Program;
use shrink::Shrunk;
use std::path::PathBuf;
use sysroot::{sysroot, Kind};
use toolchain::Toolchain;

/// What to bundle, and how.
#[derive(Debug, Clone)]
pub struct CRequest {
    /// The `Cargo.toml` of the package or workspace; without one, cargo looks from the current folder up.
    pub manifest_path: Option<PathBuf>,
    /// The package, by its name; without one, that of the manifest.
    pub package: Option<String>,
    /// The program of that package; without one, its only program or the one that cargo would run.
    pub target: Option<CTarget>,
    /// Features to turn on.
    pub features: Vec<String>,
    /// Whether to turn on all features.
    pub all_features: bool,
    /// Whether to leave out the default features.
    pub no_default_features: bool,
    /// How many bytes the file may have.
    pub limit: usize,
    /// How many bytes of stack Rust's local variables get.
    pub stack: u32,
    /// Whether a panic prints its message to standard error.
    pub panic_messages: bool,
    /// Speed or size.
    pub optimize: Optimize,
}

/// A program of a package.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CTarget {
    /// `--bin NAME`
    Bin(String),
    /// `--example NAME`
    Example(String),
}

/// What the compiler optimises for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Optimize {
    /// Speed; size if the file would be above the limit otherwise.
    Auto,
    /// Speed, whatever the size.
    Speed,
    /// Size: slower programs.
    Size,
}

impl CRequest {
    /// The stack that `--stack` has by default, in bytes.
    pub const STACK: u32 = 8 << 20;
    /// The limit of HDU and POJ, in bytes.
    pub const LIMIT: usize = 65_536;
}

impl Default for CRequest {
    fn default() -> Self {
        CRequest {
            manifest_path: None,
            package: None,
            target: None,
            features: Vec::new(),
            all_features: false,
            no_default_features: false,
            limit: Self::LIMIT,
            stack: Self::STACK,
            panic_messages: false,
            optimize: Optimize::Auto,
        }
    }
}

/// A C file.
#[derive(Debug)]
pub struct CFile {
    /// The whole file.
    pub text: String,
    /// Its functions, largest first.
    pub functions: Vec<FunctionSize>,
    /// Sentences for standard error: what the file costs, and what was done to make it fit.
    pub notes: Vec<String>,
}

/// The size of a function.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FunctionSize {
    /// The name that Rust knows it by.
    pub name: String,
    /// Its bytes of wasm code.
    pub wasm_bytes: usize,
    /// Its bytes of C.
    pub c_bytes: usize,
}

/// A tool that is not installed. The command's exit status is then 3.
#[derive(Debug)]
pub struct MissingTool {
    /// What was looked for.
    pub tool: String,
    /// What to install.
    pub install: String,
}

impl std::fmt::Display for MissingTool {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "missing: {} ({})", self.tool, self.install)
    }
}

impl std::error::Error for MissingTool {}

/// Makes the C file of a program.
///
/// # Errors
/// If a tool is missing ([`MissingTool`]), if cargo does not compile the package, if the module has something that C does
/// not get, or if the file is above the limit: then the message shows its largest functions and crates.
pub fn bundle(request: &CRequest) -> Result<CFile> {
    let program = package::program(request)?;
    let tools = toolchain::find(program.workspace_root.as_path())?;
    let quick = match request.optimize {
        Optimize::Size => None,
        _ => Some(translate(request, &program, &tools, false)?),
    };
    let file = match (request.optimize, quick) {
        (_, Some(file)) if file.text.len() <= request.limit || request.optimize == Optimize::Speed => file,
        (_, quick) => {
            let mut small = translate(request, &program, &tools, true)?;
            if let Some(quick) = quick {
                small.notes.push(format!(
                    "optimised for size, since the file would have {} bytes otherwise: sorting, hashing, searching and \
                     formatting are slower, sorting of many values several times",
                    quick.text.len()
                ));
            }
            small
        }
    };
    ensure!(file.text.len() <= request.limit, report::above(file.text.len(), request.limit, &file.functions));
    Ok(file)
}

/// Compiles the program and translates the module.
fn translate(request: &CRequest, program: &Program, tools: &Toolchain, size: bool) -> Result<CFile> {
    let module = module(request, program, tools, size)?;
    let options = Options {
        comment: comment(program, tools, &module),
        // A program without std is short enough to be read.
        compact: program.settings.c_entry.is_none(),
        // The allocator clears what is to be zero.
        clear_grown_memory: false,
        stack: Some(request.stack).filter(|_| program.settings.c_entry.is_none()),
        ..Options::default()
    };
    let translation = c_emitter::translate(&module.wasm, &options).with_context(|| program.package.name.to_string())?;
    let mut functions: Vec<FunctionSize> = translation.functions.into_iter().map(Into::into).collect();
    functions.sort_by(|left, right| right.c_bytes.cmp(&left.c_bytes).then_with(|| left.name.cmp(&right.name)));
    let (wasm, c) = functions.iter().fold((0, 0), |sums, one| (sums.0 + one.wasm_bytes, sums.1 + one.c_bytes));
    let ratio = format!("{c} bytes of C for {wasm} bytes of wasm code: {:.2} for one", c as f64 / wasm.max(1) as f64);
    Ok(CFile { text: translation.c, functions, notes: vec![module.note, ratio] })
}

/// What the file's first lines say: where it is from, and what made it.
fn comment(program: &Program, tools: &Toolchain, module: &Shrunk) -> Vec<String> {
    let package = &program.package;
    let name = match &program.target {
        CTarget::Bin(name) | CTarget::Example(name) => name,
    };
    let mut lines = vec![format!("{name} {}, made from Rust by cargo single-file", package.version)];
    lines.push(format!(
        "with {}{}",
        tools.name(),
        module.tool.as_ref().map_or(String::new(), |tool| format!(" and {tool}"))
    ));
    lines.extend(package.license.as_ref().map(|license| format!("Licence: {license}")));
    lines
}

impl From<c_emitter::FunctionSize> for FunctionSize {
    fn from(size: c_emitter::FunctionSize) -> Self {
        FunctionSize { name: size.name, wasm_bytes: size.wasm_bytes, c_bytes: size.c_bytes }
    }
}

/// The module of a program, optimised.
fn module(request: &CRequest, program: &Program, tools: &Toolchain, size: bool) -> Result<Shrunk> {
    let sysroot = sysroot(tools, Kind { size, panic_messages: request.panic_messages })?;
    let level = program.settings.opt_level.as_ref().map(ToString::to_string);
    let level = level.or_else(|| size.then(|| "s".to_owned()));
    shrink::shrink(&build::build(request, program, tools, &sysroot, level.as_deref())?, size)
}

/// The wasm module of a program: what [`bundle`] translates.
///
/// # Errors
/// As [`bundle`].
pub fn wasm(request: &CRequest) -> Result<Vec<u8>> {
    let program = package::program(request)?;
    let tools = toolchain::find(program.workspace_root.as_path())?;
    Ok(module(request, &program, &tools, request.optimize == Optimize::Size)?.wasm)
}
