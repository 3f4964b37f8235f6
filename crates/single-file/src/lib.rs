//! Turns a program and the libraries of its workspace into one file that rustc compiles.
//!
//! The text is edited where the syntax stands, never printed anew. See the README for what it does and does not do.

pub mod c;
mod edit;
mod error;
mod inline;
mod layout;
mod minify;
mod prune;
mod request;
mod resolve;
mod rustc;
mod source;

use std::cell::Cell;

pub use error::{Error, Place};
pub use minify::minify;
pub use request::{Bundle, Edition, JudgeCrate, Origin, Request, Target};

/// Puts a program into one file.
///
/// # Errors
/// If cargo or rustc cannot be run, if something cannot be inlined (then the error has its place), or if rustc does not
/// compile the result.
pub fn bundle(request: &Request) -> Result<Bundle, Error> {
    Ok(pipeline(request)?)
}

fn pipeline(request: &Request) -> anyhow::Result<Bundle> {
    let resolved = resolve::resolve(request)?;
    let crates = &resolved.crates;
    let mut edition = request.edition.unwrap_or(crates[0].edition);
    let mut code = assemble(&resolved, request, edition)?;
    // A crate of a later edition than the program's may use what is new in it.
    if request.edition.is_none() && edition < code.latest {
        edition = code.latest;
        code = assemble(&resolved, request, edition)?;
    }
    let rustc = rustc::Rustc { edition, externs: resolved.externs(request)?, runs: Cell::new(0) };
    let code = match prune::prune(code.text, &rustc) {
        // What could not be read is a reason only if the rest does not do without.
        Err(error) => return Err(code.failed.into_iter().next().unwrap_or(error)),
        Ok(code) => code,
    };
    Ok(Bundle { head: head(crates, &code, edition), code, edition, notes: resolved.notes, origins: Vec::new() })
}

/// The crates as modules of one text, the program first. Only crates that the text speaks of are read.
fn assemble(resolved: &resolve::Resolved, request: &Request, edition: Edition) -> anyhow::Result<Assembled> {
    let target = rustc::target()?;
    let mut inliner = inline::Inliner::new(resolved, request, &target, edition);
    let mut code = String::new();
    let (mut alloc, mut recursion, mut latest) = (false, None, resolved.crates[0].edition);
    for owner in &resolved.crates {
        let path = owner.module.as_ref().map(|module| format!("crate::{module}"));
        if path.as_ref().is_some_and(|path| !speaks_of(&code, path)) {
            continue;
        }
        let inlined = inliner.inline(owner)?;
        alloc |= inlined.alloc;
        recursion = recursion.max(inlined.recursion);
        if !owner.is_macro {
            latest = latest.max(owner.edition);
        }
        // Cargo lets no lint stop the crates of others.
        let allow = if owner.package.source.is_some() { "#[allow(warnings)]\n" } else { "" };
        match &owner.module {
            Some(module) => code.push_str(&format!("\n{allow}mod {module} {{\n{}}}\n", inlined.text)),
            None => code = inlined.text,
        }
    }
    if alloc {
        code.push_str("\nextern crate alloc;\n");
    }
    let limit = recursion.map_or(String::new(), |limit| format!("#![recursion_limit = \"{limit}\"]\n"));
    Ok(Assembled { text: limit + &code, latest, failed: inliner.failed })
}

/// A text, and why crates are missing in it.
struct Assembled {
    text: String,
    /// The latest edition among its crates.
    latest: Edition,
    failed: Vec<anyhow::Error>,
}

/// Whether a text has the path of a crate, and not only a longer one.
fn speaks_of(text: &str, path: &str) -> bool {
    let mut ends = text.match_indices(path).map(|(at, found)| &text[at + found.len()..]);
    ends.any(|rest| !rest.starts_with(|c: char| c.is_alphanumeric() || c == '_'))
}

/// What the file is, where it comes from, and its licence.
fn head(crates: &[resolve::Crate], code: &str, edition: Edition) -> String {
    let program = &crates[0].package;
    let is_kept = |owner: &&resolve::Crate| {
        owner.module.as_ref().is_none_or(|module| code.contains(&format!("\nmod {module} {{")))
    };
    let name = |owner: &resolve::Crate| match owner.package.source {
        Some(_) => format!("{} {}", owner.package.name, owner.package.version),
        None => owner.package.name.to_string(),
    };
    let mut names: Vec<String> = crates.iter().filter(is_kept).map(name).collect();
    names.dedup();
    let from = program.repository.as_ref().map_or(String::new(), |repository| format!(", {repository}"));
    format!(
        "// {} {} in one file, for `rustc --edition {edition} -O`.\n\
         // Made by `bundle {}` from the packages {}{from}: change them, not this.\n\
         // Licence: {}.\n",
        program.name,
        program.version,
        program.name,
        names.join(", "),
        program.license.as_deref().unwrap_or("see there"),
    )
}
