//! Joins the files of a crate into one text.

use crate::edit::{whole_lines, Edits};
use crate::layout::tidy;
use crate::rewrite::rewrite;
use crate::source::{range, tokens, Source};
use crate::strip::strip;
use crate::workspace::Crate;
use anyhow::{ensure, Error, Result};
use proc_macro2::{TokenStream, TokenTree};
use std::path::{Path, PathBuf};
use syn::ext::IdentExt;
use syn::visit::{self, Visit};
use syn::{AttrStyle, ItemMacro, ItemMod};

/// A crate as one text.
#[derive(Default)]
pub(crate) struct Inlined {
    pub(crate) text: String,
    /// Whether it wants `extern crate alloc`.
    pub(crate) alloc: bool,
}

/// The text of a crate, its paths those of the bundle.
///
/// # Errors
/// If a file cannot be read or holds something that cannot be inlined; the message begins with the place.
pub(crate) fn inline(owner: &Crate) -> Result<Inlined> {
    let folder = owner.root.parent().expect("a file is in a folder");
    let mut inlined = Inlined::default();
    inlined.text = file(owner, &owner.root, folder, &mut inlined)?.0;
    Ok(inlined)
}

/// The text of one file and of those below it, whose folder is `folder`; and the macros there that other crates see.
fn file(owner: &Crate, path: &Path, folder: &Path, inlined: &mut Inlined) -> Result<(String, Vec<String>)> {
    let source = Source::read(path)?;
    let mut edits = strip(&source, &owner.features)?;
    refuse(&source, &edits, tokens(&source.text))?;
    if owner.module.is_some() && path == owner.root {
        crate_attributes(&source, &edits)?;
    }
    edits.extend(rewrite(&source, owner, &edits)?);
    let gone = edits.clone();
    let mut modules = Modules {
        owner,
        source: &source,
        gone,
        folder: folder.into(),
        depth: usize::from(path != owner.root),
        edits,
        inlined,
        exported: Vec::new(),
        error: None,
    };
    modules.visit_file(&source.file);
    match modules.error {
        Some(error) => Err(error),
        None => Ok((tidy(&modules.edits.apply(&source.text)), modules.exported)),
    }
}

struct Modules<'a> {
    owner: &'a Crate,
    source: &'a Source,
    gone: Edits,
    folder: PathBuf,
    /// 0 at the root of the crate.
    depth: usize,
    edits: Edits,
    inlined: &'a mut Inlined,
    exported: Vec<String>,
    error: Option<Error>,
}

impl Modules<'_> {
    fn inline(&mut self, module: &ItemMod) -> Result<()> {
        let name = module.ident.unraw().to_string();
        let beside = self.folder.join(format!("{name}.rs"));
        let below = self.folder.join(&name).join("mod.rs");
        let path = if beside.exists() { beside } else { below };
        let message = || format!("no file {} for module `{name}`", path.display());
        ensure!(path.exists(), self.source.error(module.ident.span(), &message()));
        let (text, exported) = file(self.owner, &path, &self.folder.join(&name), self.inlined)?;
        let semicolon = module.semi.expect("a module without content ends so").span.byte_range();
        let line = self.source.text.lines().nth(module.mod_token.span.start().line - 1).unwrap_or_default();
        // The text stays at the left, as in its file: a level more for each module would be a third of a bundle.
        let margin = &line[..line.len() - line.trim_start().len()];
        self.edits.replace(semicolon.clone(), format!(" {{\n{text}{margin}}}\n"));
        exported.iter().for_each(|name| self.export(semicolon.end, &format!("{}::macro_{name}", module.ident), name));
        Ok(())
    }

    /// Hands an exported macro up to the module around, and so to the root of its crate, where others look for it. On the
    /// way it has a name of its own, since these modules may have something else by its name, or it by another way.
    fn export(&mut self, behind: usize, path: &str, name: &str) {
        let called = if self.depth > 0 { format!("macro_{name}") } else { name.to_owned() };
        let import = match path.rsplit("::").next() == Some(&called) {
            true => format!("\npub(crate) use {path};"),
            false => format!("\npub(crate) use {path} as {called};"),
        };
        self.edits.insert(behind, import);
        self.exported.push(name.to_owned());
    }
}

impl<'ast> Visit<'ast> for Modules<'_> {
    fn visit_item_mod(&mut self, module: &'ast ItemMod) {
        if self.gone.deletes(&range(module)) {
            return;
        }
        if let Some(attribute) = module.attrs.iter().find(|attribute| attribute.path().is_ident("path")) {
            let error = self.source.error(attribute.pound_token.span, "`#[path]` cannot be inlined");
            self.error.get_or_insert(error);
        } else if module.content.is_some() {
            self.folder.push(module.ident.unraw().to_string());
            self.depth += 1;
            let outside = std::mem::take(&mut self.exported);
            visit::visit_item_mod(self, module);
            self.folder.pop();
            self.depth -= 1;
            let inside = std::mem::replace(&mut self.exported, outside);
            inside
                .iter()
                .for_each(|name| self.export(range(module).end, &format!("{}::macro_{name}", module.ident), name));
        } else if let Err(error) = self.inline(module) {
            self.error.get_or_insert(error);
        }
    }

    fn visit_item_macro(&mut self, item: &'ast ItemMacro) {
        let exported = item.attrs.iter().find(|attribute| attribute.path().is_ident("macro_export"));
        if let (Some(name), Some(attribute), false) = (&item.ident, exported, self.gone.deletes(&range(item))) {
            self.edits.delete(whole_lines(&self.source.text, range(attribute)));
            let name = name.to_string();
            self.export(range(item).end, &name, &name);
        }
    }

    fn visit_item_extern_crate(&mut self, item: &'ast syn::ItemExternCrate) {
        self.inlined.alloc |= item.ident == "alloc" && self.owner.module.is_some();
    }
}

/// Looks for macros whose value depends on more than the text.
fn refuse(source: &Source, gone: &Edits, tokens: TokenStream) -> Result<()> {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    for (at, token) in tokens.iter().enumerate() {
        if let TokenTree::Group(group) = token {
            refuse(source, gone, group.stream())?;
        }
        let TokenTree::Ident(name) = token else { continue };
        let is_call = matches!(tokens.get(at + 1), Some(TokenTree::Punct(punct)) if punct.as_char() == '!');
        if !is_call || gone.deletes(&range(token)) {
            continue;
        }
        let name = name.to_string();
        let from_cargo = || {
            tokens
                .get(at + 2)
                .is_some_and(|inner| inner.to_string().trim_start_matches('(').trim_start().starts_with("\"CARGO"))
        };
        let refused = match &*name {
            "include" | "include_str" | "include_bytes" => true,
            "env" | "option_env" => from_cargo(),
            _ => false,
        };
        ensure!(!refused, source.error(token.span(), &format!("`{name}!` cannot be inlined")));
    }
    Ok(())
}

/// Attributes of a whole crate that are not taken out must be such as a module can have.
fn crate_attributes(source: &Source, gone: &Edits) -> Result<()> {
    for attribute in source.file.attrs.iter().filter(|attribute| matches!(attribute.style, AttrStyle::Inner(_))) {
        let fits = ["allow", "expect", "cfg", "cfg_attr", "warn", "deny", "forbid"];
        let fits = fits.iter().any(|name| attribute.path().is_ident(name));
        let message = "this attribute of a crate cannot be inlined";
        ensure!(fits || gone.deletes(&range(attribute)), source.error(attribute.pound_token.span, message));
    }
    Ok(())
}
