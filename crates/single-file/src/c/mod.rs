//! Turns a package into one C file: cargo compiles it for `wasm32-wasip1`, and the C emitter translates the module.

use anyhow::{bail, Result};
use std::path::PathBuf;

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
    bail!("not yet: {request:?}")
}
