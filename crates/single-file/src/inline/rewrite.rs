//! Paths that hold in the bundle: of a crate at module `m`, `crate::` becomes `crate::m::`; of a crate that it uses, the
//! name becomes `crate::` and its module. In edition 2015, `::a` and `use a` begin at the crate, too.
//!
//! All of it is done on tokens, so that macros are treated as the rest is, and so that it is all the same whether a path
//! stands in an expression, in a group of imports or behind `pub(in`.

use super::Macros;
use crate::edit::{whole_lines, Edits};
use crate::resolve::Crate;
use crate::source::{range, tokens, Source};
use cargo_metadata::Edition;
use proc_macro2::{Delimiter, Spacing, TokenStream, TokenTree};
use std::collections::HashSet;
use syn::visit::{self, Visit};
use syn::{Attribute, ItemExternCrate, ItemMacro, ItemMod, ItemUse, UseRename, Visibility};

/// What to change in a file of `owner`, but for what `gone` deletes.
pub(super) fn rewrite(source: &Source, owner: &Crate, macros: &Macros, gone: &Edits) -> Edits {
    let mut names = Names { source, owner, gone, local: HashSet::new(), edits: Edits::default() };
    names.visit_file(&source.file);
    let mut paths = Paths { owner, macros, gone, local: names.local, edits: names.edits };
    paths.walk(tokens(&source.text), Place::Elsewhere);
    paths.edits
}

/// What the syntax tells of names, before any path is looked at.
struct Names<'a> {
    source: &'a Source,
    owner: &'a Crate,
    gone: &'a Edits,
    /// Modules by the name of a crate that is used, which hide it.
    local: HashSet<String>,
    edits: Edits,
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
        if self.gone.deletes(&place) {
            return;
        }
        let called = item.rename.as_ref().map_or(&item.ident, |(_, called)| called);
        let path = match self.owner.uses.get(&name) {
            Some(path) => path.clone(),
            None if name == "self" => format!("crate::{}", self.owner.module.as_deref().unwrap_or("self")),
            // The head of the bundle names `alloc`; `core` and `std` are there in any case.
            None if self.owner.module.is_some() && self.needs_name(item) => format!("::{name}"),
            None if self.owner.module.is_some() => {
                self.edits.delete(whole_lines(&self.source.text, place));
                return;
            }
            None => return,
        };
        let is_same = path.rsplit("::").next().is_some_and(|last| called == last);
        let by = if is_same { String::new() } else { format!(" as {called}") };
        let (vis, start) = match &item.vis {
            Visibility::Inherited => ("", item.extern_token.span.byte_range().start),
            public => ("pub(crate) ", range(public).start),
        };
        for attribute in item.attrs.iter().filter(|attribute| attribute.path().is_ident("macro_use")) {
            self.edits.delete(whole_lines(&self.source.text, range(attribute)));
        }
        self.edits.replace(start..place.end, format!("{vis}use {path}{by};"));
    }

    fn visit_item_macro(&mut self, item: &'ast ItemMacro) {
        let is_local = |attribute: &&Attribute| {
            attribute.path().is_ident("macro_export")
                && attribute.parse_args::<syn::Path>().is_ok_and(|path| path.is_ident("local_inner_macros"))
        };
        if item.attrs.iter().any(|attribute| is_local(&attribute)) {
            let module = self.owner.module.as_ref().map(|module| format!("{module}::")).unwrap_or_default();
            self.own_macros(item.mac.tokens.clone(), &format!("$crate::{module}"));
        }
    }
}

impl Names<'_> {
    /// Whether someone may speak of `alloc` as of an item of this module.
    fn needs_name(&self, item: &ItemExternCrate) -> bool {
        let is_public = !matches!(item.vis, Visibility::Inherited);
        is_public || item.rename.is_some() || self.owner.package.source.is_some() || self.owner.edition == Edition::E2015
    }

    /// Macros that a macro with `local_inner_macros` calls are those of its crate.
    fn own_macros(&mut self, tokens: TokenStream, prefix: &str) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        for (at, token) in tokens.iter().enumerate() {
            match token {
                TokenTree::Group(group) => self.own_macros(group.stream(), prefix),
                TokenTree::Ident(_) if is_call(&tokens, at) && !is_path(&tokens, at) && !is_variable(&tokens, at) => {
                    self.edits.insert(range(token).start, prefix);
                }
                _ => {}
            }
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
    owner: &'a Crate,
    macros: &'a Macros,
    gone: &'a Edits,
    local: HashSet<String>,
    edits: Edits,
}

impl Paths<'_> {
    fn walk(&mut self, tokens: TokenStream, outer: Place) {
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
                    self.walk(group.stream(), if braced { inner } else { Place::Elsewhere });
                }
                // `use<` says what a type captures.
                TokenTree::Ident(name) if name == "use" => {
                    place = if is(tokens.get(at + 1), '<') { Place::Elsewhere } else { Place::Import };
                }
                TokenTree::Ident(_) if self.gone.deletes(&range(token)) => {}
                TokenTree::Ident(name) if name == "crate" => self.own(&tokens, at, place),
                TokenTree::Ident(_) if place != Place::Inside => self.name(&tokens, at, place),
                TokenTree::Punct(punct) if punct.as_char() == ';' => place = Place::Elsewhere,
                _ => {}
            }
        }
    }

    /// `crate`, the word.
    fn own(&mut self, tokens: &[TokenTree], at: usize, place: Place) {
        let Some(module) = &self.owner.module else { return };
        let behind_in = at > 0 && tokens[at - 1].to_string() == "in";
        let is_macro = at > 0 && is(tokens.get(at - 1), '$');
        if colons(tokens, at + 1) || place == Place::Import || behind_in || is_macro {
            self.edits.insert(range(&tokens[at]).end, format!("::{module}"));
        }
    }

    /// A name that may begin a path.
    fn name(&mut self, tokens: &[TokenTree], at: usize, place: Place) {
        let name = tokens[at].to_string();
        if let (Some(path), true) = (self.macros.get(&name), is_call(tokens, at)) {
            if !is_path(tokens, at) && !is_variable(tokens, at) {
                self.edits.insert(range(&tokens[at]).start, format!("{path}::"));
            }
            return;
        }
        let global = is_path(tokens, at);
        let renamed = at > 0 && tokens[at - 1].to_string() == "as";
        if global && goes_before(tokens, at - 2) || is_variable(tokens, at) || renamed {
            return;
        }
        let start = if global { range(&tokens[at - 2]).start } else { range(&tokens[at]).start };
        let goes_on = colons(tokens, at + 1);
        let hidden = self.local.contains(&name) && !global && place == Place::Elsewhere;
        match self.owner.uses.get(&name) {
            Some(path) if !hidden && (goes_on || place == Place::Import) => {
                let alone = !goes_on && tokens.get(at + 1).is_none_or(|next| next.to_string() != "as");
                let is_same = path.rsplit("::").next() == Some(&name);
                let by = if alone && !is_same { format!(" as {name}") } else { String::new() };
                self.edits.replace(start..range(&tokens[at]).end, format!("{path}{by}"));
            }
            None if self.owner.edition == Edition::E2015 && (global || place == Place::Import) => {
                const KEPT: [&str; 7] = ["std", "core", "self", "super", "crate", "pub", "macro_rules"];
                if !KEPT.contains(&name.as_str()) {
                    let module = self.owner.module.as_ref().map(|module| format!("{module}::")).unwrap_or_default();
                    self.edits.replace(start..range(&tokens[at]).start, format!("crate::{module}"));
                }
            }
            _ => {}
        }
    }
}

/// Whether a macro is called whose name stands at `at`.
fn is_call(tokens: &[TokenTree], at: usize) -> bool {
    is(tokens.get(at + 1), '!') && !is(tokens.get(at + 2), '=') && tokens[at].to_string() != "macro_rules"
}

/// Whether a name is that of a member, of a lifetime or of what a macro is given.
fn is_variable(tokens: &[TokenTree], at: usize) -> bool {
    let before = |back: usize, c: char| at >= back && is(tokens.get(at - back), c);
    (before(1, '.') && !before(2, '.')) || before(1, '\'') || before(1, '$')
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
