//! The module made smaller by wasm-opt, where it is installed.

use super::toolchain::in_path;
use anyhow::{ensure, Context, Result};
use std::fs;
use std::path::Path;
use std::process::Command;

/// What the optimised module is, and a sentence about what wasm-opt did.
pub(super) struct Shrunk {
    pub(super) wasm: Vec<u8>,
    pub(super) note: String,
    /// Such as `wasm-opt version 108`.
    pub(super) tool: Option<String>,
}

/// Optimises the module at `path`.
///
/// # Errors
/// If the module cannot be read, or if wasm-opt fails.
pub(super) fn shrink(path: &Path, size: bool) -> Result<Shrunk> {
    let wasm = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
    let Some(tool) = in_path("wasm-opt") else {
        let note = "wasm-opt is not installed (Debian: apt-get install binaryen): without it the file is larger";
        return Ok(Shrunk { wasm, note: note.to_owned(), tool: None });
    };
    let output = tempfile::NamedTempFile::new().context("cannot make a temporary file")?;
    let mut command = Command::new(&tool);
    command.arg(path).arg("-o").arg(output.path()).arg(if size { "-Oz" } else { "-O3" });
    // The names say in the report what is large. No other feature is in what rustc was asked for.
    command.args(["-g", "--mvp-features", "--enable-bulk-memory", "--enable-sign-ext", "--enable-mutable-globals"]);
    command.arg("--enable-nontrapping-float-to-int");
    let said = command.output().context("cannot run wasm-opt")?;
    ensure!(said.status.success(), "wasm-opt: {}", String::from_utf8_lossy(&said.stderr).trim());
    let shrunk = fs::read(output.path()).context("cannot read what wasm-opt made")?;
    let version = Command::new(&tool).arg("--version").output().context("cannot run wasm-opt")?;
    let version = String::from_utf8_lossy(&version.stdout).split_whitespace().take(3).collect::<Vec<_>>().join(" ");
    let note = format!("wasm-opt: {} bytes of wasm instead of {}", shrunk.len(), wasm.len());
    Ok(Shrunk { wasm: shrunk, note, tool: Some(version) })
}
