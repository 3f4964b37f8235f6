//! Takes out what a judge has no use for: documentation, tests, lint levels, and what `cfg` turns off.

use super::cfg::{self, Facts, Value};
use crate::edit::{whole_lines, with_remark, Edits};
use crate::source::{leaves, range, tokens, Source};
use anyhow::{Error, Result};
use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};
use std::ops::Range;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{AttrStyle, Attribute, Meta};

/// Lints that speak of what the bundler removes, or of what rustc does not check.
const REMOVED_LINTS: [&str; 9] = [
    "clippy",
    "rustdoc",
    "reason",
    "missing_docs",
    "unreachable_pub",
    "dead_code",
    "unused",
    "unused_imports",
    "unused_macros",
];

/// Attributes that mean nothing to a module of a program that has `std` and that rustc is to say nothing of.
const REMOVED: [&str; 9] = [
    "crate_name",
    "crate_type",
    "deprecated",
    "doc",
    "must_use",
    "no_std",
    "non_exhaustive",
    "recursion_limit",
    "test",
];

/// Tools that only read their attributes.
const TOOLS: [&str; 3] = ["clippy", "diagnostic", "rustfmt"];

/// What to take out of a file.
///
/// # Errors
/// If there is a condition that is none.
pub(crate) fn strip(source: &Source, facts: &Facts<'_>) -> Result<Edits> {
    let mut strip = Strip { source, facts, holders: Vec::new(), edits: Edits::default(), error: None };
    strip.visit_file(&source.file);
    strip.macros(tokens(&source.text));
    strip.error.map_or(Ok(strip.edits), Err)
}

struct Strip<'a> {
    source: &'a Source,
    facts: &'a Facts<'a>,
    /// The syntax that we are inside of and that can be taken out whole; and how far its attributes have been seen.
    holders: Vec<(Range<usize>, usize)>,
    edits: Edits,
    error: Option<Error>,
}

impl Strip<'_> {
    /// Goes into something that can be taken out.
    fn hold(&mut self, syntax: &impl Spanned, visit: impl FnOnce(&mut Self)) {
        let range = range(syntax);
        let start = range.start;
        self.holders.push((range, start));
        visit(self);
        self.holders.pop();
    }

    /// Takes out what an attribute stands at, if that is known.
    fn take_holder(&mut self, attribute: &Range<usize>) -> bool {
        let text = &self.source.text;
        match self.holders.last() {
            Some((holder, seen)) if leaves(&text[*seen..attribute.start]).is_empty() => {
                // An element of a list goes with its comma.
                let rest = text[holder.end..].trim_start();
                let end = if rest.starts_with(',') { text.len() - rest.len() + 1 } else { holder.end };
                self.edits.delete(whole_lines(text, holder.start..end));
                true
            }
            _ => false,
        }
    }

    /// What stays of an attribute: all (`None`), or this text.
    fn rest(&self, meta: &Meta) -> syn::Result<Option<String>> {
        let path = meta.path();
        let of_tool = path.segments.len() > 1 && TOOLS.iter().any(|tool| path.segments[0].ident == tool);
        if of_tool || REMOVED.iter().any(|name| path.is_ident(name)) {
            return Ok(Some(String::new()));
        }
        if path.is_ident("cfg_attr") {
            let parts = cfg::metas(meta.require_list()?.tokens.clone())?;
            let Some((condition, attributes)) = parts.split_first() else { return Ok(None) };
            let open = match self.facts.value(condition)? {
                Value::Known(false) => return Ok(Some(String::new())),
                Value::Known(true) => None,
                Value::Open(open) => Some(open),
            };
            let mut rest = Vec::new();
            for attribute in attributes {
                rest.push(self.rest(attribute)?.unwrap_or_else(|| cfg::source_text(attribute)));
            }
            rest.retain(|attribute| !attribute.is_empty());
            return Ok(Some(match (open, rest.is_empty()) {
                (_, true) => String::new(),
                (None, false) if rest.len() == 1 => rest.remove(0),
                (open, false) => format!("cfg_attr({}, {})", open.unwrap_or_else(|| "all()".into()), rest.join(", ")),
            }));
        }
        let levels = ["allow", "expect", "warn", "deny", "forbid"];
        let Some(level) = levels.iter().position(|level| path.is_ident(level)) else { return Ok(None) };
        // Only `allow` can be needed for a bundle that compiles without a word.
        let lints = cfg::metas(meta.require_list()?.tokens.clone())?;
        let goes = |lint: &Meta| REMOVED_LINTS.iter().any(|name| lint.path().segments[0].ident == name);
        let kept: Vec<String> = lints.iter().filter(|lint| level < 2 && !goes(lint)).map(cfg::source_text).collect();
        Ok(Some(if kept.is_empty() { String::new() } else { format!("allow({})", kept.join(", ")) }))
    }

    fn attribute(&mut self, attribute: &Attribute) -> syn::Result<()> {
        let place = range(attribute);
        let is_cfg = attribute.path().is_ident("cfg");
        if is_cfg {
            match self.facts.value(&attribute.parse_args()?)? {
                Value::Known(true) => self.edits.delete(whole_lines(&self.source.text, place)),
                Value::Known(false) if self.take_holder(&place) => {}
                Value::Known(false) => self.edits.replace(place, "#[cfg(any())]"),
                Value::Open(open) => self.edits.replace(range(&attribute.meta), format!("cfg({open})")),
            }
            return Ok(());
        }
        if attribute.path().is_ident("test") && self.take_holder(&place) {
            return Ok(());
        }
        match self.rest(&attribute.meta)? {
            Some(rest) if rest.is_empty() => {
                let text = &self.source.text;
                self.edits.delete(whole_lines(text, with_remark(text, place)));
            }
            Some(rest) => self.edits.replace(range(&attribute.meta), rest),
            None => {}
        }
        Ok(())
    }

    /// Conditions among tokens that no one has parsed: those of macros.
    fn macros(&mut self, tokens: TokenStream) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        for (at, token) in tokens.iter().enumerate() {
            let TokenTree::Group(group) = token else { continue };
            let word = |back: usize, word: &str| at >= back && tokens[at - back].to_string() == word;
            if word(1, "!") && word(2, "cfg") {
                let place = range(&tokens[at - 2]).start..range(group).end;
                self.condition(group.stream(), place, ["false", "true"]);
            } else if word(1, "#") && group.delimiter() == Delimiter::Bracket && !self.is_seen(group) {
                let mut inner = group.stream().into_iter();
                if let (Some(TokenTree::Ident(name)), Some(TokenTree::Group(condition))) = (inner.next(), inner.next())
                {
                    if name == "cfg" {
                        self.condition(condition.stream(), range(&condition), ["(any())", "(all())"]);
                    }
                }
            }
            self.macros(group.stream());
        }
    }

    /// Whether an attribute has been dealt with already, as one of the syntax.
    fn is_seen(&self, group: &Group) -> bool {
        self.edits.touches(&range(group))
    }

    fn condition(&mut self, tokens: TokenStream, place: Range<usize>, words: [&str; 2]) {
        // What is no condition is a pattern of a macro.
        let Ok(condition) = syn::parse2::<Meta>(tokens) else { return };
        if let Ok(Value::Known(known)) = self.facts.value(&condition) {
            self.edits.replace(place, words[usize::from(known)]);
        }
    }
}

impl<'ast> Visit<'ast> for Strip<'_> {
    fn visit_attribute(&mut self, attribute: &'ast Attribute) {
        if let Err(error) = self.attribute(attribute) {
            self.error.get_or_insert(self.source.error(error.span(), &error.to_string()));
        }
        if let (AttrStyle::Outer, Some((_, seen))) = (&attribute.style, self.holders.last_mut()) {
            *seen = (*seen).max(range(attribute).end);
        }
    }

    fn visit_item(&mut self, item: &'ast syn::Item) {
        self.hold(item, |strip| visit::visit_item(strip, item));
    }

    fn visit_impl_item(&mut self, item: &'ast syn::ImplItem) {
        self.hold(item, |strip| visit::visit_impl_item(strip, item));
    }

    fn visit_trait_item(&mut self, item: &'ast syn::TraitItem) {
        self.hold(item, |strip| visit::visit_trait_item(strip, item));
    }

    fn visit_stmt(&mut self, statement: &'ast syn::Stmt) {
        self.hold(statement, |strip| visit::visit_stmt(strip, statement));
    }

    fn visit_field(&mut self, field: &'ast syn::Field) {
        self.hold(field, |strip| visit::visit_field(strip, field));
    }

    fn visit_field_value(&mut self, field: &'ast syn::FieldValue) {
        self.hold(field, |strip| visit::visit_field_value(strip, field));
    }

    fn visit_variant(&mut self, variant: &'ast syn::Variant) {
        self.hold(variant, |strip| visit::visit_variant(strip, variant));
    }

    fn visit_arm(&mut self, arm: &'ast syn::Arm) {
        self.hold(arm, |strip| visit::visit_arm(strip, arm));
    }
}
