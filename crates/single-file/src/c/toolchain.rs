//! The tools: a rustc for `wasm32-wasip1` with its std or the sources of it, a linker, wasi-libc, and wasm-opt.

use super::MissingTool;
use anyhow::{ensure, Context, Result};
use std::env;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The target that everything is compiled for.
pub(super) const TARGET: &str = "wasm32-wasip1";

/// Where Debian's packages put things.
const DEBIAN_RUSTC: &str = "/usr/bin/rustc";
const DEBIAN_LIBC: &str = "/usr/lib/wasm32-wasi";

/// A compiler, and what it needs for the target.
pub(super) struct Toolchain {
    pub(super) rustc: PathBuf,
    pub(super) cargo: PathBuf,
    /// What `rustc --version --verbose` prints.
    pub(super) version: String,
    /// The compiler's own std for the target.
    pub(super) compiled: Option<PathBuf>,
    /// The folder of std's sources.
    pub(super) sources: Option<PathBuf>,
    /// The folder of Debian's wasi-libc; `None` if the compiler brings a libc and a linker.
    pub(super) libc: Option<PathBuf>,
}

/// Finds the compiler of `folder`, if it has the target, or else Debian's.
///
/// # Errors
/// [`MissingTool`] if there is neither.
pub(super) fn find(folder: &Path) -> Result<Toolchain> {
    let own = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    if let Ok(toolchain) = describe(Path::new(&own), folder) {
        if toolchain.compiled.is_some() {
            return Ok(toolchain);
        }
    }
    let install = "`rustup target add wasm32-wasip1`, or Debian: apt-get install rustc-web rust-web-src lld wasi-libc";
    let missing = |tool: &str| MissingTool { tool: tool.to_owned(), install: install.to_owned() };
    let mut toolchain = describe(Path::new(DEBIAN_RUSTC), folder).map_err(|_| missing("a rustc for wasm32-wasip1"))?;
    ensure!(toolchain.sources.is_some(), missing("the sources of Rust's std"));
    ensure!(in_path("wasm-ld").is_some(), missing("wasm-ld"));
    ensure!(Path::new(DEBIAN_LIBC).join("libc.a").exists(), missing("wasi-libc"));
    toolchain.libc = Some(DEBIAN_LIBC.into());
    Ok(toolchain)
}

fn describe(rustc: &Path, folder: &Path) -> Result<Toolchain> {
    let version = ask(rustc, folder, &["--version", "--verbose"])?;
    let sysroot = PathBuf::from(ask(rustc, folder, &["--print", "sysroot"])?.trim());
    let existing = |path: &str, holds: &str| Some(sysroot.join(path)).filter(|path| path.join(holds).exists());
    // rustup's `rustc` chooses a toolchain; the sysroot is the one that it chose.
    let tool = |name: &str| Some(sysroot.join("bin").join(name)).filter(|path| path.exists());
    let cargo = tool("cargo").unwrap_or_else(|| env::var_os("CARGO").unwrap_or_else(|| "cargo".into()).into());
    Ok(Toolchain {
        rustc: tool("rustc").unwrap_or_else(|| rustc.to_owned()),
        cargo,
        version,
        compiled: existing("lib/rustlib/wasm32-wasip1", "lib"),
        sources: existing("lib/rustlib/src/rust/library", "std/Cargo.toml"),
        libc: None,
    })
}

impl Toolchain {
    /// Such as `rustc 1.96.0`.
    pub(super) fn name(&self) -> String {
        self.version.split_whitespace().take(2).collect::<Vec<_>>().join(" ")
    }

    /// A call of rustc or cargo that takes unstable options, and nothing of the user's settings that changes what is made.
    pub(super) fn call(&self, program: &Path) -> Command {
        let mut command = Command::new(program);
        command.env("RUSTC_BOOTSTRAP", "1").env("RUSTC", &self.rustc);
        for wrapper in ["RUSTC_WRAPPER", "RUSTC_WORKSPACE_WRAPPER", "CARGO_BUILD_RUSTC_WRAPPER"] {
            command.env(wrapper, "");
        }
        for setting in ["RUSTFLAGS", "CARGO_BUILD_TARGET", "CARGO_MAKEFLAGS", "MAKEFLAGS"] {
            command.env_remove(setting);
        }
        command
    }
}

/// What a tool prints.
fn ask(tool: &Path, folder: &Path, arguments: &[&str]) -> Result<String> {
    let output = Command::new(tool).args(arguments).current_dir(folder).output();
    let output = output.with_context(|| format!("cannot run {}", tool.display()))?;
    ensure!(output.status.success(), "{}: {}", tool.display(), String::from_utf8_lossy(&output.stderr).trim());
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Where a tool is, if it is installed.
pub(super) fn in_path(tool: impl AsRef<OsStr>) -> Option<PathBuf> {
    let folders = env::var_os("PATH")?;
    env::split_paths(&folders).map(|folder| folder.join(tool.as_ref())).find(|path| path.is_file())
}
