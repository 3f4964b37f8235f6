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
use std::collections::HashMap;

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
    let latest = crates.iter().filter(|owner| !owner.is_macro).map(|owner| owner.edition).max();
    let edition = request.edition.or(latest).expect("there is a program");
    let code = assemble(&resolved, edition)?;
    let rustc = rustc::Rustc { edition, externs: resolved.built.externs.clone(), runs: Cell::new(0) };
    let code = prune::prune(code, &rustc)?;
    Ok(Bundle { head: head(crates, edition), code, edition, notes: resolved.notes, origins: Vec::new() })
}

/// The crates as modules of one text, the program first.
fn assemble(resolved: &resolve::Resolved, edition: Edition) -> anyhow::Result<String> {
    let target = rustc::target()?;
    let mut inliner = inline::Inliner { built: &resolved.built, target: &target, edition, exported: HashMap::new() };
    let (mut code, mut alloc, mut recursion) = (String::new(), false, None);
    // Those that are used come first here, since it must be known which macros they export.
    for owner in resolved.crates.iter().rev() {
        let inlined = inliner.inline(owner)?;
        alloc |= inlined.alloc;
        recursion = recursion.max(inlined.recursion);
        // Cargo lets no lint stop the crates of others.
        let allow = if owner.package.source.is_some() { "#[allow(warnings)]\n" } else { "" };
        code = match &owner.module {
            Some(module) => format!("\n{allow}mod {module} {{\n{}}}\n{code}", inlined.text),
            None => inlined.text + &code,
        };
    }
    if alloc {
        code.push_str("\nextern crate alloc;\n");
    }
    Ok(recursion.map_or(String::new(), |limit| format!("#![recursion_limit = \"{limit}\"]\n")) + &code)
}

/// What the file is, where it comes from, and its licence.
fn head(crates: &[resolve::Crate], edition: Edition) -> String {
    let program = &crates[0].package;
    let mut names: Vec<&str> =
        crates.iter().filter(|owner| !owner.is_macro).map(|owner| owner.package.name.as_str()).collect();
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
