//! Takes out derived traits that nothing asks for. No lint names these, so rustc is asked what it says without them.

use crate::edit::{whole_lines, Edits};
use crate::rustc::{Diagnostic, Rustc};
use crate::source::{range, Source};
use anyhow::Result;
use std::collections::HashSet;
use std::ops::Range;
use std::path::Path;
use syn::punctuated::Punctuated;
use syn::visit::Visit;
use syn::{Attribute, Token};

/// The traits that may go, each before those that it builds on. What needs one of them does not compile without it; of an
/// `impl` that is written out, and of `Drop` above all, that cannot be said.
const TRAITS: [&str; 9] = ["Debug", "Default", "Hash", "Ord", "PartialOrd", "Eq", "PartialEq", "Copy", "Clone"];

/// An attribute that derives traits.
struct Derive {
    attribute: Range<usize>,
    list: Range<usize>,
    traits: Vec<String>,
}

/// One trait of one attribute, by their indices.
type Derived = (usize, usize);

/// The text without derived traits that it compiles without, if such are found; without these there may be more. `said` is
/// what rustc says of it as it is; it may not say more of the rest.
///
/// # Errors
/// If rustc cannot be run.
pub(crate) fn trim(text: &str, rustc: &Rustc, said: &[Diagnostic]) -> Result<Option<String>> {
    let source = Source::parse(Path::new("the bundle"), text.to_owned())?;
    let mut derives = Derives(Vec::new());
    derives.visit_file(&source.file);
    let mut trim = Trim { text, rustc, said: said.len(), derives: derives.0, gone: HashSet::new() };
    let all: Vec<Derived> = TRAITS.iter().flat_map(|name| trim.places(name)).collect();
    trim.delete(&all)?;
    Ok((!trim.gone.is_empty()).then(|| trim.apply(&[])))
}

struct Trim<'a> {
    text: &'a str,
    rustc: &'a Rustc,
    /// How much rustc may say.
    said: usize,
    derives: Vec<Derive>,
    gone: HashSet<Derived>,
}

impl Trim<'_> {
    fn places(&self, name: &str) -> Vec<Derived> {
        let all = self.derives.iter().enumerate();
        let all = all.flat_map(|(at, derive)| derive.traits.iter().enumerate().map(move |(index, it)| (at, index, it)));
        all.filter(|(_, _, path)| path.rsplit("::").next() == Some(name)).map(|(at, index, _)| (at, index)).collect()
    }

    /// Deletes all of `some` that nothing asks for; if not all of them can go, each half is tried.
    fn delete(&mut self, some: &[Derived]) -> Result<()> {
        if some.is_empty() || self.rustc.is_spent() {
            return Ok(());
        }
        let said = self.rustc.check(&self.apply(some))?;
        if said.len() <= self.said && !said.iter().any(Diagnostic::is_error) {
            self.gone.extend(some);
        } else if some.len() > 1 {
            let (first, second) = some.split_at(some.len() / 2);
            self.delete(first)?;
            self.delete(second)?;
        }
        Ok(())
    }

    /// The text without what is gone, and without `more`.
    fn apply(&self, more: &[Derived]) -> String {
        let mut edits = Edits::default();
        for (at, derive) in self.derives.iter().enumerate() {
            let stays = |index: &usize| !self.gone.contains(&(at, *index)) && !more.contains(&(at, *index));
            let kept: Vec<&str> =
                (0..derive.traits.len()).filter(stays).map(|index| derive.traits[index].as_str()).collect();
            if kept.is_empty() {
                edits.delete(whole_lines(self.text, derive.attribute.clone()));
            } else if kept.len() < derive.traits.len() {
                edits.replace(derive.list.clone(), kept.join(", "));
            }
        }
        edits.apply(self.text)
    }
}

struct Derives(Vec<Derive>);

impl<'ast> Visit<'ast> for Derives {
    fn visit_attribute(&mut self, attribute: &'ast Attribute) {
        let traits = attribute.parse_args_with(Punctuated::<syn::Path, Token![,]>::parse_terminated);
        let (true, Ok(traits)) = (attribute.path().is_ident("derive"), traits) else { return };
        let text = |path: &syn::Path| {
            path.segments.iter().map(|segment| segment.ident.to_string()).collect::<Vec<String>>().join("::")
        };
        let traits_text = traits.iter().map(text).collect();
        self.0.push(Derive { attribute: range(attribute), list: range(&traits), traits: traits_text });
    }
}
