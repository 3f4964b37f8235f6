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
use crate::request::Request;
use crate::resolve::{Crate, Resolved};
use crate::source::{range, Source};
use anyhow::{bail, Result};
use cargo_metadata::Edition;
use cfg::Facts;
use modules::{Folders, Modules};
use std::collections::HashMap;
use std::path::Path;
use syn::visit::Visit;
use syn::{AttrStyle, Item};

/// Macros that a crate can call without a path, and the path where they are.
type Macros = HashMap<String, String>;

/// Inlines crate after crate.
pub(crate) struct Inliner<'a> {
    resolved: &'a Resolved,
    request: &'a Request,
    /// The conditions that hold on this platform.
    target: &'a [String],
    edition: Edition,
    /// What has been inlined, and the macros that it exports, by the module of the crate.
    done: HashMap<String, (Inlined, Vec<String>)>,
    /// Why crates are missing: they may not be used.
    pub(crate) failed: Vec<anyhow::Error>,
}

/// A crate as one text.
#[derive(Clone, Default)]
pub(crate) struct Inlined {
    pub(crate) text: String,
    /// Whether it wants `extern crate alloc`.
    pub(crate) alloc: bool,
    /// The recursion limit that it asks for.
    pub(crate) recursion: Option<usize>,
}

impl<'a> Inliner<'a> {
    pub(crate) fn new(resolved: &'a Resolved, request: &'a Request, target: &'a [String], edition: Edition) -> Self {
        Inliner { resolved, request, target, edition, done: HashMap::new(), failed: Vec::new() }
    }

    /// The text of a crate.
    ///
    /// # Errors
    /// If a file of the program cannot be read or parsed, or asks for unstable Rust. Of a library, this is remembered.
    pub(crate) fn inline(&mut self, owner: &Crate) -> Result<Inlined> {
        let Some(module) = &owner.module else { return Ok(self.read(owner)?.0) };
        if !self.done.contains_key(module) {
            let read = self.read(owner).unwrap_or_else(|error| {
                self.failed.push(error);
                Default::default()
            });
            self.done.insert(module.clone(), read);
        }
        Ok(self.done[module].0.clone())
    }

    fn read(&mut self, owner: &Crate) -> Result<(Inlined, Vec<String>)> {
        if owner.is_macro {
            return Ok((procedural(owner)?, Vec::new()));
        }
        let script = match owner.has_script() {
            true => self.resolved.built(self.request)?.scripts.get(&owner.package.id),
            false => None,
        };
        let mut env = cargo_variables(owner);
        env.extend(script.into_iter().flat_map(|script| script.env.clone()));
        let facts = Facts::new(owner, script, self.target);
        let macros = self.macros(owner)?;
        let owner = &Crate { uses: uses(owner)?, ..owner.clone() };
        let mut file = Crates { owner, facts, env, macros, edition: self.edition, inlined: Inlined::default() };
        let folder = owner.root.parent().expect("a file is in a folder");
        let (text, exported) = file.file(&owner.root, &Folders::of_root(folder), 0)?;
        Ok((Inlined { text, ..file.inlined }, exported))
    }

    /// What `#[macro_use] extern crate` puts within reach.
    fn macros(&mut self, owner: &Crate) -> Result<Macros> {
        let mut macros = Macros::new();
        let text = Source::text(&owner.root)?;
        if !text.contains("macro_use") {
            return Ok(macros);
        }
        let Ok(file) = syn::parse_file(&text) else { return Ok(macros) };
        for item in &file.items {
            let Item::ExternCrate(item) = item else { continue };
            let path = owner.uses.get(&item.ident.to_string());
            let is_used = item.attrs.iter().any(|attribute| attribute.path().is_ident("macro_use"));
            let Some(path) = path.filter(|_| is_used) else { continue };
            let module = path.strip_prefix("crate::").unwrap_or_default();
            let resolved = self.resolved;
            if let Some(used) = resolved.crates.iter().find(|used| used.module.as_deref() == Some(module)) {
                self.inline(used)?;
                macros.extend(self.done[module].1.iter().map(|name| (name.clone(), path.clone())));
            }
        }
        Ok(macros)
    }
}

/// What a crate calls others, with the names that `extern crate .. as ..` at its root gives them.
fn uses(owner: &Crate) -> Result<HashMap<String, String>> {
    let mut uses = owner.uses.clone();
    let text = Source::text(&owner.root)?;
    let Ok(file) = syn::parse_file(&text) else { return Ok(uses) };
    for item in &file.items {
        let Item::ExternCrate(syn::ItemExternCrate { ident, rename: Some((_, called)), .. }) = item else { continue };
        let path = match (owner.uses.get(&ident.to_string()), &owner.module) {
            (Some(path), _) => path.clone(),
            (None, Some(module)) if ident == "self" => format!("crate::{module}"),
            (None, _) => format!("::{ident}"),
        };
        if called != "_" && path != "::self" {
            uses.insert(called.to_string(), path);
        }
    }
    Ok(uses)
}

/// Of a procedural macro, the bundle has names only, so that imports of it mean something.
fn procedural(owner: &Crate) -> Result<Inlined> {
    let mut text = String::new();
    for name in procedural_names(&Source::read(&owner.root)?) {
        text.push_str(&format!("macro_rules! {name} {{ () => {{}} }}\npub(crate) use {name};\n"));
    }
    Ok(Inlined { text, ..Inlined::default() })
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
