//! std for the target, compiled from its sources once and kept, with the runtime beside it.

use super::toolchain::{Toolchain, TARGET};
use anyhow::{ensure, Context, Result};
use std::collections::hash_map::DefaultHasher;
use std::env;
use std::fs::{self, File};
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};

/// What a program becomes C with, compiled for each std: see the package `c-runtime`.
const RUNTIME: [(&str, &str); 4] = [
    ("lib.rs", include_str!("../../../c-runtime/src/lib.rs")),
    ("heap.rs", include_str!("../../../c-runtime/src/heap.rs")),
    ("wasm.rs", include_str!("../../../c-runtime/src/wasm.rs")),
    ("at_trap.rs", include_str!("../../../c-runtime/src/at_trap.rs")),
];

/// Which std it is.
#[derive(Debug, Clone, Copy, Hash, PartialEq, Eq)]
pub(super) struct Kind {
    /// Small rather than quick.
    pub(super) size: bool,
    /// A panic prints its message.
    pub(super) panic_messages: bool,
}

/// A compiled std.
pub(super) struct Sysroot {
    /// The flags of rustc that it was compiled with, and that all else must be compiled with.
    pub(super) flags: Vec<String>,
    folder: PathBuf,
}

impl Sysroot {
    /// The folder of both of these.
    pub(super) fn folder(&self) -> &Path {
        &self.folder
    }

    /// The object with the allocator, linked first.
    pub(super) fn object(&self) -> PathBuf {
        self.folder.join("runtime.o")
    }

    /// The crate with `at_trap`.
    pub(super) fn at_trap(&self) -> PathBuf {
        self.folder.join("libat_trap.rlib")
    }
}

/// The std of a kind; compiles it if that has not been done with these tools.
///
/// # Errors
/// If it cannot be compiled or written.
pub(super) fn sysroot(tools: &Toolchain, kind: Kind) -> Result<Sysroot> {
    let flags = flags(tools, kind);
    let mut key = DefaultHasher::new();
    (&tools.version, &tools.rustc, &flags, RUNTIME, kind).hash(&mut key);
    let cache = cache()?;
    let folder = cache.join(format!("{:016x}", key.finish()));
    fs::create_dir_all(&cache).with_context(|| format!("cannot make {}", cache.display()))?;
    let lock = File::create(cache.join("lock")).with_context(|| format!("cannot write into {}", cache.display()))?;
    lock.lock().with_context(|| format!("cannot lock {}", cache.display()))?;
    let mut sysroot = Sysroot { flags, folder };
    if tools.sources.is_some() {
        sysroot.flags.extend(["--sysroot".to_owned(), sysroot.folder.display().to_string()]);
    }
    if !sysroot.folder.join("done").exists() {
        make(tools, kind, &sysroot)?;
        fs::write(sysroot.folder.join("done"), "")?;
    }
    Ok(sysroot)
}

/// The folder for what is kept from one run to the next.
fn cache() -> Result<PathBuf> {
    let set = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let folder = set("XDG_CACHE_HOME").or_else(|| Some(set("HOME").or_else(|| set("USERPROFILE"))?.join(".cache")));
    Ok(folder.context("no folder for a cache: neither XDG_CACHE_HOME nor HOME is set")?.join("cargo-single-file"))
}

/// The flags that decide what code is made. The features are those that every wasm engine has and the C emitter knows.
fn flags(tools: &Toolchain, kind: Kind) -> Vec<String> {
    let abort = if kind.panic_messages || tools.sources.is_none() { "abort" } else { "immediate-abort" };
    let mut flags = vec![
        "-Zunstable-options".to_owned(),
        format!("-Cpanic={abort}"),
        "-Ctarget-cpu=mvp".to_owned(),
        "-Ctarget-feature=+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals".to_owned(),
    ];
    if !kind.panic_messages {
        flags.push("-Zlocation-detail=none".to_owned());
    }
    flags
}

fn make(tools: &Toolchain, kind: Kind, sysroot: &Sysroot) -> Result<()> {
    let folder = &sysroot.folder;
    if folder.exists() {
        fs::remove_dir_all(folder).with_context(|| format!("cannot remove {}", folder.display()))?;
    }
    let work = folder.join("work");
    fs::create_dir_all(&work).with_context(|| format!("cannot make {}", work.display()))?;
    if let Some(sources) = &tools.sources {
        compile_std(tools, kind, sources, &work)?;
        let library = folder.join("lib/rustlib").join(TARGET).join("lib");
        fs::create_dir_all(&library)?;
        keep_libraries(&work.join("target").join(TARGET).join("release/deps"), &library)?;
    }
    compile_runtime(tools, sysroot, &work)?;
    fs::remove_dir_all(&work).context("cannot remove what std was compiled in")
}

/// Compiles std as a dependency of an empty package.
fn compile_std(tools: &Toolchain, kind: Kind, sources: &Path, work: &Path) -> Result<()> {
    eprintln!("compiling Rust's std for {TARGET}: this is done once, and takes a minute");
    let manifest = work.join("Cargo.toml");
    fs::write(&manifest, "[package]\nname = \"empty\"\nedition = \"2021\"\n[lib]\npath = \"lib.rs\"\n[workspace]\n")?;
    fs::write(work.join("lib.rs"), "#![no_std]\n")?;
    let mut flags = flags(tools, kind);
    flags.push(format!("--remap-path-prefix={}=library", sources.display()));
    // Cargo leaves out what fat link-time optimisation reads, since this package does not ask for it.
    flags.push("-Cembed-bitcode=yes".to_owned());
    let mut cargo = tools.call(&tools.cargo);
    cargo.current_dir(work).args(["build", "--quiet", "--release", "--target", TARGET, "-Zbuild-std=std,panic_abort"]);
    cargo.arg(format!("-Zbuild-std-features={}", if kind.size { "optimize_for_size" } else { "" }));
    cargo.env("CARGO_ENCODED_RUSTFLAGS", flags.join("\u{1f}")).env("CARGO_TARGET_DIR", work.join("target"));
    cargo.env("CARGO_PROFILE_RELEASE_OPT_LEVEL", if kind.size { "s" } else { "3" });
    cargo.env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "1").env("CARGO_PROFILE_RELEASE_PANIC", "abort");
    let status = cargo.status().context("cannot run cargo")?;
    ensure!(status.success(), "cargo cannot compile Rust's std for {TARGET}");
    Ok(())
}

fn keep_libraries(from: &Path, to: &Path) -> Result<()> {
    for entry in fs::read_dir(from)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if name.ends_with(".rlib") && !name.starts_with("libempty") {
            fs::rename(&path, to.join(name))?;
        }
    }
    Ok(())
}

fn compile_runtime(tools: &Toolchain, sysroot: &Sysroot, work: &Path) -> Result<()> {
    for (name, text) in RUNTIME {
        fs::write(work.join(name), text)?;
    }
    let compile = |root: &str, name: &str, emit: String| -> Result<()> {
        let mut rustc = tools.call(&tools.rustc);
        rustc.args(&sysroot.flags).args(["--edition=2021", "--crate-type=rlib", "--target", TARGET]);
        rustc.args(["-Copt-level=s", "-Ccodegen-units=1", "--crate-name", name, &emit]).arg(work.join(root));
        let status = rustc.status().with_context(|| format!("cannot run {}", tools.rustc.display()))?;
        ensure!(status.success(), "rustc cannot compile {root} of the runtime");
        Ok(())
    };
    compile("lib.rs", "single_file_runtime", format!("--emit=obj={}", sysroot.object().display()))?;
    compile("at_trap.rs", "at_trap", format!("--emit=link={}", sysroot.at_trap().display()))
}
