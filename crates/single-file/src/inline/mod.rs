//! Makes one text of a crate: its files joined, its conditions decided, its paths and its edition those of the bundle.

mod cfg;
mod edition;
mod literal;
mod modules;
mod rewrite;
mod strip;
mod values;

use crate::edit::Edits;
use crate::error::Error;
use crate::layout::tidy;
use crate::resolve::{Built, Crate};
use crate::source::{range, Source};
use anyhow::{bail, Result};
use cargo_metadata::Edition;
use cfg::Facts;
use modules::{Folders, Modules};
use std::collections::HashMap;
use std::fs;
use std::path::Path;
use syn::visit::Visit;
use syn::{AttrStyle, Item};

/// Macros that a crate can call without a path, and the path where they are.
type Macros = HashMap<String, String>;

/// What is the same for all crates of a bundle.
pub(crate) struct Inliner<'a> {
    pub(crate) built: &'a Built,
    /// The conditions that hold on this platform.
    pub(crate) target: &'a [String],
    pub(crate) edition: Edition,
    /// The names of exported macros, by the module of the crate.
    pub(crate) exported: HashMap<String, Vec<String>>,
}

/// A crate as one text.
#[derive(Default)]
pub(crate) struct Inlined {
    pub(crate) text: String,
    /// Whether it wants `extern crate alloc`.
    pub(crate) alloc: bool,
    /// The recursion limit that it asks for.
    pub(crate) recursion: Option<usize>,
}

impl Inliner<'_> {
    /// The text of a crate. The crates that it uses must have been asked for before.
    ///
    /// # Errors
    /// If a file cannot be read or parsed, or if the crate is made for unstable Rust.
    pub(crate) fn inline(&mut self, owner: &Crate) -> Result<Inlined> {
        if owner.is_macro {
            return self.procedural(owner);
        }
        let script = self.built.scripts.get(&owner.package.id);
        let mut env = cargo_variables(owner);
        env.extend(script.into_iter().flat_map(|script| script.env.clone()));
        let facts = Facts::new(owner, script, self.target);
        let macros = self.macros(owner)?;
        let mut file = Crates { owner, facts, env, macros, edition: self.edition, inlined: Inlined::default() };
        let folder = owner.root.parent().expect("a file is in a folder");
        let (text, exported) = file.file(&owner.root, &Folders::of_root(folder), 0)?;
        self.exported.insert(owner.module.clone().unwrap_or_default(), exported);
        Ok(Inlined { text, ..file.inlined })
    }

    /// Of a procedural macro, the bundle has names only, so that imports of it mean something.
    fn procedural(&mut self, owner: &Crate) -> Result<Inlined> {
        let mut text = String::new();
        for name in procedural_names(&Source::read(&owner.root)?) {
            text.push_str(&format!("macro_rules! {name} {{ () => {{}} }}\npub(crate) use {name};\n"));
        }
        Ok(Inlined { text, ..Inlined::default() })
    }

    /// What `#[macro_use] extern crate` puts within reach.
    fn macros(&self, owner: &Crate) -> Result<Macros> {
        let mut macros = Macros::new();
        let Ok(file) = syn::parse_file(&fs::read_to_string(&owner.root)?) else { return Ok(macros) };
        for item in &file.items {
            let Item::ExternCrate(item) = item else { continue };
            let path = owner.uses.get(&item.ident.to_string());
            let (Some(path), true) = (path, item.attrs.iter().any(|attribute| attribute.path().is_ident("macro_use")))
            else {
                continue;
            };
            let names = path.strip_prefix("crate::").and_then(|module| self.exported.get(module));
            macros.extend(names.into_iter().flatten().map(|name| (name.clone(), path.clone())));
        }
        Ok(macros)
    }
}

/// The names of the macros that a crate of procedural macros defines.
pub(crate) fn procedural_names(source: &Source) -> Vec<String> {
    let functions = source.file.items.iter().filter_map(|item| match item {
        Item::Fn(function) => Some(function),
        _ => None,
    });
    let name = |function: &syn::ItemFn| {
        function.attrs.iter().find_map(|attribute| {
            if attribute.path().is_ident("proc_macro") || attribute.path().is_ident("proc_macro_attribute") {
                return Some(function.sig.ident.to_string());
            }
            let derives = attribute.path().is_ident("proc_macro_derive");
            let list = attribute.meta.require_list().ok().filter(|_| derives)?;
            Some(list.tokens.clone().into_iter().next()?.to_string())
        })
    };
    functions.filter_map(name).collect()
}

/// What cargo sets while it compiles a package.
fn cargo_variables(owner: &Crate) -> HashMap<String, String> {
    let package = &owner.package;
    let version = &package.version;
    let folder = package.manifest_path.parent().map(ToString::to_string).unwrap_or_default();
    let text = |value: &Option<String>| value.clone().unwrap_or_default();
    let variables = [
        ("MANIFEST_DIR", folder),
        ("MANIFEST_PATH", package.manifest_path.to_string()),
        ("PKG_VERSION", version.to_string()),
        ("PKG_VERSION_MAJOR", version.major.to_string()),
        ("PKG_VERSION_MINOR", version.minor.to_string()),
        ("PKG_VERSION_PATCH", version.patch.to_string()),
        ("PKG_VERSION_PRE", version.pre.to_string()),
        ("PKG_NAME", package.name.to_string()),
        ("PKG_AUTHORS", package.authors.join(":")),
        ("PKG_DESCRIPTION", text(&package.description)),
        ("PKG_HOMEPAGE", text(&package.homepage)),
        ("PKG_REPOSITORY", text(&package.repository)),
        ("PKG_LICENSE", text(&package.license)),
        ("CRATE_NAME", owner.name().to_owned()),
    ];
    variables.into_iter().map(|(name, value)| (format!("CARGO_{name}"), value)).collect()
}

/// One crate, while its files are joined.
struct Crates<'a> {
    owner: &'a Crate,
    facts: Facts<'a>,
    env: HashMap<String, String>,
    macros: Macros,
    edition: Edition,
    inlined: Inlined,
}

impl Crates<'_> {
    /// The text of one file, `depth` modules below the root, and of those below it; and the macros there that other
    /// crates see.
    fn file(&mut self, path: &Path, folders: &Folders, depth: usize) -> Result<(String, Vec<String>)> {
        let values = values::Context { facts: &self.facts, env: &self.env };
        let folder = path.parent().expect("a file is in a folder");
        let text = values.fill(Source::text(path)?, folder);
        let text = edition::modernize(&text, self.owner.edition, self.edition).apply(&text);
        let source = Source::parse(path, text)?;
        let mut edits = strip::strip(&source, &self.facts)?;
        if depth == 0 {
            self.crate_attributes(&source, &mut edits)?;
        }
        edits.extend(rewrite::rewrite(&source, self.owner, &self.macros, &edits));
        let mut modules = Modules::new(self, &source, edits, folders.clone(), depth);
        modules.visit_file(&source.file);
        modules.hidden(&source.text);
        let (edits, exported) = modules.finish()?;
        Ok((tidy(&edits.apply(&source.text)), exported))
    }

    /// Attributes of a whole crate: few can be those of a module.
    fn crate_attributes(&mut self, source: &Source, edits: &mut Edits) -> Result<()> {
        const FIT: [&str; 9] =
            ["allow", "expect", "cfg", "cfg_attr", "warn", "deny", "forbid", "no_implicit_prelude", "macro_use"];
        for attribute in source.file.attrs.iter().filter(|attribute| matches!(attribute.style, AttrStyle::Inner(_))) {
            if attribute.path().is_ident("recursion_limit") {
                let limit = attribute.meta.require_name_value().ok().and_then(|pair| match &pair.value {
                    syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Str(text), .. }) => text.value().parse().ok(),
                    _ => None,
                });
                self.inlined.recursion = self.inlined.recursion.max(limit);
            }
            if edits.deletes(&range(attribute)) || FIT.iter().any(|name| attribute.path().is_ident(name)) {
                continue;
            }
            if attribute.path().is_ident("feature") {
                let error = Error::new("unstable features: a judge's compiler is a stable one");
                bail!(error.at(source.place(attribute.pound_token.span)));
            }
            if self.owner.module.is_some() {
                edits.delete(range(attribute));
            }
        }
        Ok(())
    }
}
