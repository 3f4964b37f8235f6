//! Puts the files of modules where they are declared, and exported macros where other crates look for them.

use super::cfg::{metas, Value};
use super::Crates;
use crate::edit::{whole_lines, Edits};
use crate::error::Error;
use crate::source::{range, tokens, Source};
use anyhow::Result;
use proc_macro2::{TokenStream, TokenTree};
use std::path::{Path, PathBuf};
use syn::ext::IdentExt;
use syn::visit::{self, Visit};
use syn::{Attribute, Expr, ExprLit, ItemMacro, ItemMod, Lit, Meta};

/// Where the files of modules are.
#[derive(Clone)]
pub(super) struct Folders {
    /// Those declared here.
    below: PathBuf,
    /// Those with `#[path]`.
    beside: PathBuf,
}

impl Folders {
    pub(super) fn of_root(folder: &Path) -> Folders {
        Folders { below: folder.into(), beside: folder.into() }
    }
}

pub(super) struct Modules<'a, 'b> {
    crates: &'a mut Crates<'b>,
    source: &'a Source,
    gone: Edits,
    folders: Folders,
    /// 0 at the root of the crate.
    depth: usize,
    edits: Edits,
    exported: Vec<String>,
    error: Option<anyhow::Error>,
}

impl<'a, 'b> Modules<'a, 'b> {
    pub(super) fn new(
        crates: &'a mut Crates<'b>,
        source: &'a Source,
        edits: Edits,
        folders: Folders,
        depth: usize,
    ) -> Modules<'a, 'b> {
        Modules { crates, source, gone: edits.clone(), folders, depth, edits, exported: Vec::new(), error: None }
    }

    /// All changes to the file, and the macros that it exports.
    pub(super) fn finish(self) -> Result<(Edits, Vec<String>)> {
        self.error.map_or(Ok((self.edits, self.exported)), Err)
    }

    fn inline(&mut self, module: &ItemMod) -> Result<()> {
        let name = module.ident.unraw().to_string();
        let given = module.attrs.iter().find_map(|attribute| self.path(&attribute.meta));
        let Some((path, folders)) = self.find(&name, given) else {
            let path = self.folders.below.join(format!("{name}.rs"));
            let error = Error::new(format!("no file {} for module `{name}`", path.display()));
            return Err(error.at(self.source.place(module.ident.span())).into());
        };
        for attribute in &module.attrs {
            if self.path(&attribute.meta).is_some() {
                self.edits.delete(whole_lines(&self.source.text, range(attribute)));
            }
        }
        let (text, exported) = self.crates.file(&path, &folders, self.depth + 1)?;
        let semicolon = module.semi.expect("a module without content ends so").span.byte_range();
        let line = self.source.text.lines().nth(module.mod_token.span.start().line - 1).unwrap_or_default();
        // The text stays at the left, as in its file: a level more for each module would be a third of a bundle.
        let margin = &line[..line.len() - line.trim_start().len()];
        self.edits.replace(semicolon.clone(), format!(" {{\n{text}{margin}}}\n"));
        exported.iter().for_each(|name| self.export(semicolon.end, &format!("{}::macro_{name}", module.ident), name));
        Ok(())
    }

    /// The file of a module, and where those below it are.
    fn find(&self, name: &str, given: Option<String>) -> Option<(PathBuf, Folders)> {
        if let Some(given) = given {
            let path = self.folders.beside.join(given);
            let folder = path.parent()?.to_owned();
            return path.exists().then_some((path, Folders::of_root(&folder)));
        }
        let folder = self.folders.below.join(name);
        let (beside, below) = (self.folders.below.join(format!("{name}.rs")), folder.join("mod.rs"));
        let path = if beside.exists() { beside } else { below };
        let beside = path.parent()?.to_owned();
        path.exists().then_some((path, Folders { below: folder, beside }))
    }

    /// What `#[path]` says, if the attribute is one, or is one by a condition that holds.
    fn path(&self, meta: &Meta) -> Option<String> {
        match meta {
            Meta::NameValue(pair) if pair.path.is_ident("path") => match &pair.value {
                Expr::Lit(ExprLit { lit: Lit::Str(path), .. }) => Some(path.value()),
                _ => None,
            },
            Meta::List(list) if list.path.is_ident("cfg_attr") => {
                let parts = metas(list.tokens.clone()).ok()?;
                let (condition, attributes) = parts.split_first()?;
                let holds = self.crates.facts.value(condition).ok()? == Value::Known(true);
                attributes.iter().filter(|_| holds).find_map(|attribute| self.path(attribute))
            }
            _ => None,
        }
    }

    /// Hands an exported macro up to the module around, and so to the root of its crate, where others look for it. On the
    /// way it has a name of its own, since these modules may have something else by its name, or it by another way.
    fn export(&mut self, behind: usize, path: &str, name: &str) {
        let called = if self.depth > 0 { format!("macro_{name}") } else { name.to_owned() };
        let import = match path.rsplit("::").next() == Some(&called) {
            // Beside a function of that name, only a module in between tells the two apart.
            true if path == name && self.has_value(name) => {
                format!("\nmod macro_{name} {{\npub(crate) use {name};\n}}\npub(crate) use macro_{name}::{name};")
            }
            true => format!("\npub(crate) use {path};"),
            false => format!("\npub(crate) use {path} as {called};"),
        };
        self.edits.insert(behind, import);
        self.exported.push(name.to_owned());
    }

    /// Whether the file may have a function or a constant of the name.
    fn has_value(&self, name: &str) -> bool {
        fn has(tokens: TokenStream, name: &str) -> bool {
            let tokens: Vec<TokenTree> = tokens.into_iter().collect();
            tokens.iter().enumerate().any(|(at, token)| match token {
                TokenTree::Group(group) => has(group.stream(), name),
                TokenTree::Ident(word) => {
                    let next = tokens.get(at + 1).map(ToString::to_string).unwrap_or_default();
                    let before = at.checked_sub(1).map(|at| tokens[at].to_string()).unwrap_or_default();
                    let names = ["fn", "const", "static", "as", ":", "{", ","].contains(&before.as_str());
                    word == name && names && next != "!" && next != ":"
                }
                _ => false,
            })
        }
        has(tokens(&self.source.text), name)
    }

    /// Modules among the tokens that a macro is given.
    pub(super) fn hidden(&mut self, text: &str) {
        self.walk(tokens(text), false);
    }

    fn walk(&mut self, tokens: TokenStream, in_macro: bool) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        for (at, token) in tokens.iter().enumerate() {
            let word =
                |at: Option<usize>| at.and_then(|at| tokens.get(at)).map(ToString::to_string).unwrap_or_default();
            match token {
                TokenTree::Group(group) => {
                    let is_call = word(at.checked_sub(1)) == "!";
                    let defines = word(at.checked_sub(2)) == "!";
                    self.walk(group.stream(), !defines && (in_macro || is_call));
                }
                TokenTree::Ident(name) if in_macro && word(at.checked_sub(1)) == "mod" && word(Some(at + 1)) == ";" => {
                    let Some((path, folders)) = self.find(&name.unraw().to_string(), None) else { continue };
                    match self.crates.file(&path, &folders, self.depth + 1) {
                        Ok((text, _)) => self.edits.replace(range(&tokens[at + 1]), format!(" {{\n{text}}}\n")),
                        Err(error) => drop(self.error.get_or_insert(error)),
                    }
                }
                _ => {}
            }
        }
    }
}

impl<'ast> Visit<'ast> for Modules<'_, '_> {
    fn visit_item_mod(&mut self, module: &'ast ItemMod) {
        if self.gone.deletes(&range(module)) {
            return;
        }
        if module.content.is_none() {
            if let Err(error) = self.inline(module) {
                self.error.get_or_insert(error);
            }
            return;
        }
        let name = module.ident.unraw().to_string();
        let given = module.attrs.iter().find_map(|attribute| self.path(&attribute.meta));
        let inner = self.folders.below.join(given.unwrap_or(name));
        let folders = std::mem::replace(&mut self.folders, Folders::of_root(&inner));
        self.depth += 1;
        let outside = std::mem::take(&mut self.exported);
        visit::visit_item_mod(self, module);
        self.folders = folders;
        self.depth -= 1;
        let inside = std::mem::replace(&mut self.exported, outside);
        inside.iter().for_each(|name| self.export(range(module).end, &format!("{}::macro_{name}", module.ident), name));
    }

    fn visit_item_macro(&mut self, item: &'ast ItemMacro) {
        let is_exported = |attribute: &&Attribute| attribute.path().is_ident("macro_export");
        let exported = item.attrs.iter().find(is_exported);
        if let (Some(name), Some(attribute), false) = (&item.ident, exported, self.gone.deletes(&range(item))) {
            self.edits.delete(whole_lines(&self.source.text, range(attribute)));
            let name = name.to_string();
            self.export(range(item).end, &name, &name);
        }
    }

    fn visit_item_extern_crate(&mut self, item: &'ast syn::ItemExternCrate) {
        self.crates.inlined.alloc |= item.ident == "alloc" && self.crates.owner.module.is_some();
    }
}
