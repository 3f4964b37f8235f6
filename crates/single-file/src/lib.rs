//! Turns a program and the libraries of its workspace into one file that rustc compiles.
//!
//! The text is edited where the syntax stands, never printed anew. See the README for what it does and does not do.

pub mod c;
mod cfg;
mod derives;
mod edit;
mod error;
mod imports;
mod inline;
mod items;
mod layout;
mod minify;
mod prune;
mod request;
mod rewrite;
mod rustc;
mod source;
mod strip;
mod workspace;

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
    let crates = workspace::crates(request)?;
    let edition = crates.iter().map(|owner| owner.package.edition).max().expect("there is a program");
    let (mut code, mut alloc) = (String::new(), false);
    for owner in &crates {
        let inlined = inline::inline(owner)?;
        alloc |= inlined.alloc;
        match &owner.module {
            Some(module) => code.push_str(&format!("\nmod {module} {{\n{}}}\n", inlined.text)),
            None => code = inlined.text,
        }
    }
    if alloc {
        code.push_str("\nextern crate alloc;\n");
    }
    let code = prune::prune(code, edition)?;
    Ok(Bundle { head: head(&crates, edition), code, edition, notes: Vec::new(), origins: Vec::new() })
}

/// What the file is, where it comes from, and its licence.
fn head(crates: &[workspace::Crate], edition: Edition) -> String {
    let program = &crates[0].package;
    let mut names: Vec<&str> = crates.iter().map(|owner| owner.package.name.as_str()).collect();
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
