//! Paths that hold in the bundle: of a crate at module `m`, `crate::` becomes `crate::m::`; of a crate that it uses, the
//! name becomes `crate::` and its module.
//!
//! All of it is done on tokens, so that macros are treated as the rest is, and so that it is all the same whether a path
//! stands in an expression, in a group of imports or behind `pub(in`.

use crate::edit::{whole_lines, Edits};
use crate::source::{range, tokens, Source};
use crate::workspace::Crate;
use anyhow::{Error, Result};
use proc_macro2::{Delimiter, Spacing, TokenStream, TokenTree};
use std::collections::HashSet;
use syn::visit::{self, Visit};
use syn::{ItemExternCrate, ItemMod, ItemUse, UseRename, Visibility};

/// What to change in a file of `owner`, but for what `gone` deletes.
///
/// # Errors
/// If something stands there that means another thing in a bundle and cannot be put in other words.
pub(crate) fn rewrite(source: &Source, owner: &Crate, gone: &Edits) -> Result<Edits> {
    let mut names = Names { source, owner, gone, local: HashSet::new(), edits: Edits::default(), error: None };
    names.visit_file(&source.file);
    if let Some(error) = names.error {
        return Err(error);
    }
    let mut paths = Paths { source, owner, gone, local: names.local, edits: names.edits };
    paths.walk(tokens(&source.text), Place::Elsewhere)?;
    Ok(paths.edits)
}

/// What the syntax tells of names, before any path is looked at.
struct Names<'a> {
    source: &'a Source,
    owner: &'a Crate,
    gone: &'a Edits,
    /// Modules by the name of a crate that is used, which hide it.
    local: HashSet<String>,
    edits: Edits,
    error: Option<Error>,
}

impl<'ast> Visit<'ast> for Names<'_> {
    fn visit_item_mod(&mut self, module: &'ast ItemMod) {
        self.local.insert(module.ident.to_string());
        visit::visit_item_mod(self, module);
    }

    fn visit_use_rename(&mut self, rename: &'ast UseRename) {
        self.local.insert(rename.rename.to_string());
    }

    /// In a program `pub use` promises nothing to anyone, but keeps rustc from saying that no one uses it.
    fn visit_item_use(&mut self, item: &'ast ItemUse) {
        if let Visibility::Public(public) = &item.vis {
            self.edits.replace(range(public), "pub(crate)");
        }
        visit::visit_item_use(self, item);
    }

    fn visit_item_extern_crate(&mut self, item: &'ast ItemExternCrate) {
        let name = item.ident.to_string();
        let place = range(item);
        if self.gone.deletes(&place) || name == "self" {
            return;
        }
        if item.attrs.iter().any(|attribute| attribute.path().is_ident("macro_use"))
            && self.owner.uses.contains_key(&name)
        {
            let message = "`#[macro_use]` of a crate cannot be inlined; import its macros with `use`";
            self.error.get_or_insert(self.source.error(item.extern_token.span, message));
        } else if let Some(module) = self.owner.uses.get(&name) {
            let called = item.rename.as_ref().map_or(&item.ident, |(_, called)| called);
            let by = if called == module { String::new() } else { format!(" as {called}") };
            let keyword = item.extern_token.span.byte_range().start;
            self.edits.replace(keyword..place.end, format!("use crate::{module}{by};"));
        } else if self.owner.module.is_some() && item.rename.is_none() {
            // The head of the bundle names `alloc`; `core` and `std` are there in any case.
            self.edits.delete(whole_lines(&self.source.text, place));
        }
    }
}

#[derive(Clone, Copy, PartialEq)]
enum Place {
    /// Where a name at the start of a path may be that of a crate.
    Elsewhere,
    /// The same, in `use` or at the start of a group of it, where the name may stand alone.
    Import,
    /// Behind `::` of an import.
    Inside,
}

struct Paths<'a> {
    source: &'a Source,
    owner: &'a Crate,
    gone: &'a Edits,
    local: HashSet<String>,
    edits: Edits,
}

impl Paths<'_> {
    fn walk(&mut self, tokens: TokenStream, outer: Place) -> Result<()> {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let mut place = outer;
        for (at, token) in tokens.iter().enumerate() {
            match token {
                TokenTree::Group(group) => {
                    let inner = match (place, is_path(&tokens, at)) {
                        (Place::Elsewhere, _) => Place::Elsewhere,
                        (_, true) | (Place::Inside, _) => Place::Inside,
                        (Place::Import, false) => Place::Import,
                    };
                    let braced = group.delimiter() == Delimiter::Brace;
                    self.walk(group.stream(), if braced { inner } else { Place::Elsewhere })?;
                }
                TokenTree::Ident(name) if name == "use" => place = Place::Import,
                TokenTree::Ident(_) if self.gone.deletes(&range(token)) => {}
                TokenTree::Ident(name) if name == "crate" => self.own(&tokens, at, place)?,
                TokenTree::Ident(_) if place != Place::Inside => self.used(&tokens, at, place),
                TokenTree::Punct(punct) if punct.as_char() == ';' => place = Place::Elsewhere,
                _ => {}
            }
        }
        Ok(())
    }

    /// `crate`, the word.
    fn own(&mut self, tokens: &[TokenTree], at: usize, place: Place) -> Result<()> {
        let Some(module) = &self.owner.module else { return Ok(()) };
        let end = range(&tokens[at]).end;
        let is_macro = at > 0 && is(tokens.get(at - 1), '$');
        if colons(tokens, at + 1) || place == Place::Import {
            self.edits.insert(end, format!("::{module}"));
        } else if is_macro {
            let message = "`$crate` can be inlined only as the start of a path";
            return Err(self.source.error(tokens[at].span(), message));
        } else if at > 0 && tokens[at - 1].to_string() == "in" {
            self.edits.insert(end, format!("::{module}"));
        }
        Ok(())
    }

    /// A name that may be that of a crate which is used.
    fn used(&mut self, tokens: &[TokenTree], at: usize, place: Place) {
        let name = tokens[at].to_string();
        let Some(module) = self.owner.uses.get(&name) else { return };
        let goes_on = colons(tokens, at + 1);
        let global = is_path(tokens, at);
        let follows = global && goes_before(tokens, at - 2);
        let is_member = at > 0 && matches!(&tokens[at - 1], TokenTree::Punct(punct) if ".'$".contains(punct.as_char()));
        let renamed = at > 0 && tokens[at - 1].to_string() == "as";
        let hidden = self.local.contains(&name) && !global && place == Place::Elsewhere;
        if follows || is_member || hidden || renamed || !goes_on && place == Place::Elsewhere {
            return;
        }
        let start = if global { range(&tokens[at - 2]).start } else { range(&tokens[at]).start };
        let alone = !goes_on && tokens.get(at + 1).is_none_or(|next| next.to_string() != "as");
        let by = if alone && *module != name { format!(" as {name}") } else { String::new() };
        self.edits.replace(start..range(&tokens[at]).end, format!("crate::{module}{by}"));
    }
}

fn is(token: Option<&TokenTree>, punctuation: char) -> bool {
    matches!(token, Some(TokenTree::Punct(punct)) if punct.as_char() == punctuation)
}

/// Whether the token at `at` goes on with a path.
fn is_path(tokens: &[TokenTree], at: usize) -> bool {
    at >= 2 && colons(tokens, at - 2)
}

/// Whether `::` stands at `at`, rather than `:` before another sign.
fn colons(tokens: &[TokenTree], at: usize) -> bool {
    let joint = matches!(tokens.get(at), Some(TokenTree::Punct(punct)) if punct.spacing() == Spacing::Joint);
    joint && is(tokens.get(at), ':') && is(tokens.get(at + 1), ':')
}

/// Whether `::` at `colons` stands behind a piece of a path, rather than at the start of one.
fn goes_before(tokens: &[TokenTree], colons: usize) -> bool {
    const KEYWORDS: [&str; 12] =
        ["as", "in", "return", "use", "if", "while", "match", "for", "mut", "dyn", "impl", "else"];
    match colons.checked_sub(1).map(|before| &tokens[before]) {
        Some(TokenTree::Ident(word)) => !KEYWORDS.iter().any(|keyword| word == keyword),
        Some(TokenTree::Punct(punct)) => punct.as_char() == '>',
        _ => false,
    }
}
