//! The list of judges, each fact with its day and source.

use std::path::Path;

use super::files::{entries, find};
use super::{Day, Judge, Offer, Rust};
use crate::cli::report::Report;

/// All that is known of the judges named, or of all judges if none is named.
pub(crate) fn list(names: &[String], manifest: Option<&Path>) -> Result<String, Report> {
    for name in names {
        find(name, manifest)?;
    }
    let mut text = String::new();
    for entry in entries(manifest) {
        if names.is_empty() || names.contains(&entry.name) {
            let judge = entry.read()?;
            let origin = entry.file.map_or(String::new(), |file| format!(" ({})", file.display()));
            text += &format!("{}: {}{origin}\n{}", entry.name, judge.title, facts(&judge));
        }
    }
    Ok(text)
}

fn facts(judge: &Judge) -> String {
    let mut text = match &judge.rust {
        Some(rust) => rust_facts(rust),
        None => "  no Rust: the file is C\n".to_owned(),
    };
    if let Some(c) = &judge.c {
        let compilers = (!c.compilers.is_empty()).then(|| c.compilers.join(", "));
        let flags = (!c.flags.is_empty()).then(|| c.flags.join(" "));
        let how: Vec<String> = compilers.into_iter().chain(flags).collect();
        text += &fact(&format!("C: {}", how.join(": ")), &c.day, &c.source);
    }
    if let Some(limit) = &judge.limit {
        let size = match (limit.bytes, limit.characters) {
            (Some(bytes), _) => format!("at most {bytes} bytes"),
            (_, characters) => format!("at most {} characters", characters.unwrap_or_default()),
        };
        text += &fact(&size, &limit.day, &limit.source);
    }
    if let Some(crates) = &judge.crates {
        let named = crates.versions.iter().map(|(name, offer)| match offer {
            Offer::Version(version) | Offer::Features { version, .. } => format!("{name} {version}"),
        });
        let named: Vec<String> = named.collect();
        let count = named.len();
        text += &fact(&format!("{count} crates: {}", named.join(", ")), &crates.day, &crates.source);
    }
    text
}

fn rust_facts(rust: &Rust) -> String {
    let version = rust.version.as_ref().map(|version| format!("rustc {version}"));
    let edition = rust.edition.map(|edition| format!("edition {edition}"));
    let flags = (!rust.flags.is_empty()).then(|| rust.flags.join(" "));
    let known: Vec<String> = version.into_iter().chain(edition).chain(flags).collect();
    match (&rust.day, &rust.source) {
        (Some(day), Some(source)) => fact(&known.join(", "), day, source),
        _ => "  Rust: compiler, edition and flags are not known\n".to_owned(),
    }
}

fn fact(what: &str, day: &Day, source: &str) -> String {
    format!("  {what}\n    {}: {source}\n", day.0)
}
