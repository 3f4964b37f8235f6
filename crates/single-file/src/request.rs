//! What is asked of the bundler, and what it gives back.

pub use cargo_metadata::Edition;
use std::path::PathBuf;

/// Which program to bundle, and for which judge.
#[derive(Clone, Debug, Default)]
pub struct Request {
    /// The `Cargo.toml` of the package or of its workspace; without one it is looked for from the current folder up.
    pub manifest_path: Option<PathBuf>,
    /// The package, if the workspace has more than one.
    pub package: Option<String>,
    pub target: Target,
    pub features: Vec<String>,
    pub all_features: bool,
    pub no_default_features: bool,
    /// Crates that the judge has: they stay `use` if their version fits.
    pub judge_crates: Vec<JudgeCrate>,
    /// The judge's edition; without one, the latest among the packages that are bundled.
    pub edition: Option<Edition>,
}

/// One program of a package.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Target {
    /// The only binary, the one named like the package, or the package's `default-run`.
    #[default]
    OnlyBinary,
    Bin(String),
    Example(String),
}

/// A crate that a judge offers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct JudgeCrate {
    /// The name of the package, such as `ac-library-rs`.
    pub name: String,
    /// Its version, such as `0.2.0`.
    pub version: String,
    /// The features that are on.
    pub features: Vec<String>,
}

/// A program in one file.
#[derive(Clone, Debug)]
pub struct Bundle {
    /// The lines of comment that come first.
    pub head: String,
    /// All else.
    pub code: String,
    /// The edition that it was compiled as, and may need.
    pub edition: Edition,
    /// What the user should know: a crate of the judge that had to be inlined, for example.
    pub notes: Vec<String>,
    /// Where the bytes of `code` come from, in the order of the file.
    pub origins: Vec<Origin>,
}

/// An item of a bundle, and how much of the file it takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin {
    /// The crate's name in Rust.
    pub crate_name: String,
    /// The path of the module inside its crate; empty at the root.
    pub module: String,
    /// The item, such as `fn main` or `impl Add for Point`.
    pub item: String,
    pub bytes: usize,
}
