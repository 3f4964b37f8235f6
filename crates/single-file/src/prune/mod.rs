//! Deletes what a program does not reach: what rustc's own lints name, until they name nothing more.

mod derives;
mod imports;
mod items;
mod reach;

use crate::edit::{whole_lines, with_remark, Edits};
use crate::layout::tidy;
use crate::rustc::{Diagnostic, Rustc, LINTS};
use crate::source::Source;
use anyhow::{bail, Result};
use imports::trim;
use items::items;
use std::collections::BTreeSet;
use std::ops::Range;
use std::path::Path;

/// What is deleted together or not at all.
type Candidate = Vec<Range<usize>>;

/// The text without what is not reached.
///
/// # Errors
/// If rustc does not compile the text as it is.
pub(crate) fn prune(text: String, rustc: &Rustc) -> Result<String> {
    let mut text = first(text, rustc)?;
    loop {
        let said = rustc.check(&text)?;
        if said.iter().any(Diagnostic::is_error) {
            bail!("rustc does not compile the bundle:\n{}", said.iter().map(Diagnostic::rendered).collect::<String>());
        }
        let mut round = Round { text: &text, rustc, deleted: Edits::default(), some: false };
        round.delete(&candidates(&text, &said)?)?;
        text = if round.some {
            round.deleted.apply(&text)
        } else if std::env::var_os("SINGLE_FILE_DEBUG").is_some() && { eprintln!("errors so far, runs {}", rustc.runs.get()); false } {
            unreachable!()
        } else if let Some(trimmed) = derives::trim(&text, rustc, &said)? {
            trimmed
        } else {
            return Ok(tidy(&allow_rest(&text, &said)?));
        };
    }
}

/// The text without what `main` does not reach by names. What rustc then misses is put back; in the end, all of it.
fn first(text: String, rustc: &Rustc) -> Result<String> {
    let source = parse(&text)?;
    let mut forced = BTreeSet::new();
    for _ in 0..4 {
        let pruned = without(&source, &reach::unreached(&source, &forced));
        let said = rustc.check(&pruned)?;
        let errors: Vec<&Diagnostic> = said.iter().filter(|said| said.is_error()).collect();
        if errors.is_empty() {
            return Ok(pruned);
        }
        if std::env::var_os("SINGLE_FILE_DEBUG").is_some() {
            std::fs::write("/tmp/pruned.rs", &pruned)?;
            errors.iter().for_each(|error| eprintln!("{}", error.rendered()));
        }
        let before = forced.len();
        forced.extend(errors.iter().flat_map(|error| error.names()));
        if forced.len() == before {
            break;
        }
    }
    Ok(text)
}

fn without(source: &Source, unreached: &reach::Unreached) -> String {
    let text = &source.text;
    let mut edits = Edits::default();
    unreached.items.iter().for_each(|range| edits.delete(with_comment(text, range.clone())));
    for ranges in trim(&source.file, &unreached.imports) {
        lines(text, ranges).into_iter().for_each(|range| edits.delete(range));
    }
    edits.apply(text)
}

fn parse(text: &str) -> Result<Source> {
    Source::parse(Path::new("the bundle"), text.to_owned())
}

/// Tells rustc that what its lints still name is to stay: fields and variants, for the most part.
fn allow_rest(text: &str, said: &[Diagnostic]) -> Result<String> {
    let items = items(&parse(text)?.file);
    let mut allowed = BTreeSet::new();
    for diagnostic in said.iter().filter(|said| LINTS.contains(&said.code())) {
        for place in diagnostic.places() {
            let around = items.all.iter().filter(|item| item.start <= place.start && place.end <= item.end);
            let start = around.min_by_key(|item| item.len()).map_or(0, |item| item.start);
            allowed.insert((start, diagnostic.code()));
        }
    }
    let mut edits = Edits::default();
    for (start, lint) in allowed {
        let line = text[..start].rfind('\n').map_or(0, |feed| feed + 1);
        let gap = if text[line..start].trim().is_empty() { format!("\n{}", &text[line..start]) } else { " ".into() };
        edits.insert(start, format!("#[allow({lint})]{gap}"));
    }
    Ok(edits.apply(text))
}

/// What the lints name, and what has nothing left in it.
fn candidates(text: &str, said: &[Diagnostic]) -> Result<Vec<Candidate>> {
    let places = |codes: &[&str]| -> Vec<Range<usize>> {
        said.iter().filter(|said| codes.contains(&said.code())).flat_map(Diagnostic::places).collect()
    };
    let dead = places(&["dead_code", "unused_macros"]);
    let source = parse(text)?;
    let items = items(&source.file);
    // Neither fields nor variants are among the items: without them the rest would mean something else.
    let named = items.named.into_iter().filter(|item| dead.contains(&item.name)).map(|item| item.ranges);
    let empty = items.empty.into_iter().map(|range| vec![range]);
    let mut candidates: Vec<Candidate> = named.chain(empty).collect();
    for range in candidates.iter_mut().flatten() {
        *range = with_comment(text, range.clone());
    }
    let imports = trim(&source.file, &places(&["unused_imports"]));
    candidates.extend(imports.into_iter().map(|ranges| lines(text, ranges)));
    Ok(candidates)
}

fn lines(text: &str, ranges: Candidate) -> Candidate {
    // Of an import that loses a name, the lines stay as they are.
    let whole =
        |range: Range<usize>| if text[range.clone()].ends_with(';') { with_comment(text, range) } else { range };
    ranges.into_iter().map(whole).collect()
}

/// An item with its lines, the comment on its last one, and those right above it.
fn with_comment(text: &str, range: Range<usize>) -> Range<usize> {
    let mut range = whole_lines(text, with_remark(text, range));
    while let Some(above) = text[..range.start].strip_suffix('\n') {
        let start = above.rfind('\n').map_or(0, |feed| feed + 1);
        if !above[start..].trim_start().starts_with("//") {
            break;
        }
        range.start = start;
    }
    range
}

struct Round<'a> {
    text: &'a str,
    rustc: &'a Rustc,
    deleted: Edits,
    some: bool,
}

impl Round<'_> {
    /// Deletes all candidates without which the text still compiles; where it does not, each half of them is tried.
    fn delete(&mut self, candidates: &[Candidate]) -> Result<()> {
        if candidates.is_empty() || self.rustc.is_spent() {
            return Ok(());
        }
        if let Some(deleted) = self.attempt(candidates)? {
            self.deleted = deleted;
            self.some = true;
        } else if candidates.len() > 1 {
            let (first, second) = candidates.split_at(candidates.len() / 2);
            self.delete(first)?;
            self.delete(second)?;
        }
        Ok(())
    }

    /// All that is deleted with `candidates`, which takes along the imports of what is gone; `None` if the text does not
    /// compile then.
    fn attempt(&self, candidates: &[Candidate]) -> Result<Option<Edits>> {
        let mut edits = self.deleted.clone();
        candidates.iter().flatten().for_each(|range| edits.delete(range.clone()));
        loop {
            let rest = edits.blank(self.text);
            let Ok(source) = parse(&rest) else { return Ok(None) };
            let errors: Vec<Diagnostic> = self.rustc.check(&rest)?.into_iter().filter(Diagnostic::is_error).collect();
            let missing = errors.iter().filter(|error| ["E0432", "E0433"].contains(&error.code()));
            let imports = trim(&source.file, &missing.flat_map(Diagnostic::places).collect::<Vec<_>>());
            match (errors.is_empty(), imports.is_empty()) {
                (true, _) => return Ok(Some(edits)),
                (false, true) => return Ok(None),
                (false, false) => {
                    imports.into_iter().flat_map(|ranges| lines(&rest, ranges)).for_each(|range| edits.delete(range));
                }
            }
        }
    }
}
