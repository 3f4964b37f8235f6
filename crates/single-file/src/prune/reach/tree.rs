//! The modules of a bundle, and in them everything that can be kept or deleted.

use super::generated::Generated;
use super::mentions::plain;
use crate::source::{range, Source};
use proc_macro2::TokenStream;
use std::collections::HashMap;
use std::ops::Range;
use syn::{Attribute, ImplItem, Item, ItemImpl, TraitItem, UseTree};

#[derive(Debug, Clone, PartialEq)]
pub(super) enum Kind {
    /// A function, a type, a constant: it is kept if a path leads to it.
    Item,
    Alias,
    Trait,
    Macro,
    Module(usize),
    /// One name of a `use`, and where it leads.
    Import(Vec<String>),
    Glob(Vec<String>),
    /// An `impl`: its type, and its trait.
    Impl {
        of: Range<usize>,
        of_trait: Option<Range<usize>>,
    },
    /// A part of the `impl` or trait `owner`. Some are kept with it, whatever they are called.
    Member {
        owner: usize,
        name: String,
        fixed: bool,
    },
    /// What a macro makes, or `const _`.
    Generated(Generated),
    /// Something that is always kept.
    Root,
}

pub(super) struct Node {
    pub(super) kind: Kind,
    pub(super) range: Range<usize>,
    pub(super) module: usize,
    /// The part of it that speaks for it alone; its members and modules are nodes of their own.
    pub(super) text: Range<usize>,
}

#[derive(Default)]
pub(super) struct Module {
    pub(super) parent: usize,
    /// The node that declares it; none for the root.
    pub(super) node: Option<usize>,
    pub(super) names: HashMap<String, Vec<usize>>,
    pub(super) nodes: Vec<usize>,
}

#[derive(Default)]
pub(super) struct Tree {
    pub(super) nodes: Vec<Node>,
    pub(super) modules: Vec<Module>,
    /// By name: most macros are in reach by the order of the text.
    pub(super) macros: HashMap<String, Vec<usize>>,
    /// What each trait has.
    pub(super) parts: HashMap<usize, Vec<String>>,
}

impl Tree {
    pub(super) fn of(source: &Source) -> Tree {
        let mut tree = Tree::default();
        tree.modules.push(Module::default());
        tree.items(&source.file.items, 0, &source.text);
        tree
    }

    fn push(
        &mut self,
        kind: Kind,
        module: usize,
        range: Range<usize>,
        text: Range<usize>,
        name: Option<String>,
    ) -> usize {
        let id = self.nodes.len();
        self.nodes.push(Node { kind, range, module, text });
        self.modules[module].nodes.push(id);
        if let Some(name) = name {
            self.modules[module].names.entry(plain(&name)).or_default().push(id);
        }
        id
    }

    fn items(&mut self, items: &[Item], module: usize, text: &str) {
        for item in items {
            self.item(item, module, text);
        }
    }

    fn item(&mut self, item: &Item, module: usize, text: &str) {
        let all = range(item);
        let is_root = attributes(item).iter().any(is_linked);
        let kind = |kind: Kind| if is_root { Kind::Root } else { kind };
        let mut add =
            |it: Kind, name: &syn::Ident| self.push(kind(it), module, all.clone(), all.clone(), Some(name.to_string()));
        match item {
            Item::Fn(item) => drop(add(Kind::Item, &item.sig.ident)),
            Item::Struct(item) => drop(add(Kind::Item, &item.ident)),
            Item::Enum(item) => drop(add(Kind::Item, &item.ident)),
            Item::Union(item) => drop(add(Kind::Item, &item.ident)),
            Item::Static(item) => drop(add(Kind::Item, &item.ident)),
            Item::Type(item) => drop(add(Kind::Alias, &item.ident)),
            Item::Const(item) if item.ident == "_" => {
                let generated = Generated::of_constant(&text[all.clone()]);
                self.push(Kind::Generated(generated), module, all.clone(), all, None);
            }
            Item::Const(item) => drop(add(Kind::Item, &item.ident)),
            Item::ExternCrate(item) => drop(add(Kind::Item, &item.ident)),
            Item::Macro(item) => match &item.ident {
                Some(name) => {
                    let id = self.push(Kind::Macro, module, all.clone(), range(&item.mac), Some(name.to_string()));
                    self.macros.entry(plain(&name.to_string())).or_default().push(id);
                }
                None => {
                    let name = item.mac.path.segments.last().map(|last| last.ident.to_string()).unwrap_or_default();
                    let generated = Generated::of_call(name, item.mac.tokens.clone());
                    self.push(Kind::Generated(generated), module, all.clone(), all, None);
                }
            },
            Item::ForeignMod(block) => {
                let id = self.push(kind(Kind::Item), module, all.clone(), all, None);
                let names = block.items.iter().filter_map(|item| match item {
                    syn::ForeignItem::Fn(item) => Some(item.sig.ident.to_string()),
                    syn::ForeignItem::Static(item) => Some(item.ident.to_string()),
                    syn::ForeignItem::Type(item) => Some(item.ident.to_string()),
                    _ => None,
                });
                names.for_each(|name| self.modules[module].names.entry(name).or_default().push(id));
            }
            Item::Mod(item) => {
                let inner = self.modules.len();
                let header = all.start..item.mod_token.span.byte_range().end;
                let id = self.push(Kind::Module(inner), module, all, header, Some(item.ident.to_string()));
                self.modules.push(Module { parent: module, node: Some(id), ..Module::default() });
                if let Some((_, items)) = &item.content {
                    self.items(items, inner, text);
                }
            }
            Item::Trait(item) => {
                let header = all.start..item.brace_token.span.open().byte_range().start;
                let id = self.push(kind(Kind::Trait), module, all, header, Some(item.ident.to_string()));
                for part in &item.items {
                    let (name, fixed) = match part {
                        TraitItem::Fn(part) => (part.sig.ident.to_string(), false),
                        TraitItem::Const(part) => (part.ident.to_string(), false),
                        TraitItem::Type(part) => (part.ident.to_string(), true),
                        _ => (String::new(), true),
                    };
                    self.parts.entry(id).or_default().push(plain(&name));
                    self.member(id, name, fixed, range(part));
                }
            }
            Item::Impl(item) => self.implementation(item, module),
            Item::Use(item) => {
                let mut path = if item.leading_colon.is_some() { vec!["::".to_owned()] } else { Vec::new() };
                self.import(&item.tree, &mut path, module);
            }
            _ => drop(self.push(Kind::Root, module, all.clone(), all, None)),
        }
    }

    fn member(&mut self, owner: usize, name: String, fixed: bool, range: Range<usize>) {
        let module = self.nodes[owner].module;
        self.push(Kind::Member { owner, name: plain(&name), fixed }, module, range.clone(), range, None);
    }

    fn implementation(&mut self, item: &ItemImpl, module: usize) {
        let header = range(item).start..item.brace_token.span.open().byte_range().start;
        let of_trait = item.trait_.as_ref().map(|(path, _)| range(path));
        let kind = Kind::Impl { of: range(&*item.self_ty), of_trait };
        let id = self.push(kind, module, range(item), header, None);
        for part in &item.items {
            let (name, fixed) = match part {
                ImplItem::Fn(part) => (part.sig.ident.to_string(), false),
                ImplItem::Const(part) => (part.ident.to_string(), false),
                ImplItem::Type(part) => (part.ident.to_string(), true),
                _ => (String::new(), true),
            };
            self.member(id, name, fixed, range(part));
        }
    }

    fn import(&mut self, tree: &UseTree, path: &mut Vec<String>, module: usize) {
        let depth = path.len();
        match tree {
            UseTree::Path(part) => {
                path.push(plain(&part.ident.to_string()));
                self.import(&part.tree, path, module);
            }
            UseTree::Group(group) => group.items.iter().for_each(|tree| self.import(tree, path, module)),
            UseTree::Glob(_) => {
                self.push(Kind::Glob(path.clone()), module, range(tree), 0..0, None);
            }
            UseTree::Name(name) => {
                let called = match name.ident == "self" && !path.is_empty() {
                    true => path.last().expect("it is not empty").clone(),
                    false => {
                        path.push(plain(&name.ident.to_string()));
                        name.ident.to_string()
                    }
                };
                self.push(Kind::Import(path.clone()), module, range(tree), 0..0, Some(called));
            }
            UseTree::Rename(rename) => {
                if rename.ident != "self" || path.is_empty() {
                    path.push(plain(&rename.ident.to_string()));
                }
                self.push(Kind::Import(path.clone()), module, range(tree), 0..0, Some(rename.rename.to_string()));
            }
        }
        path.truncate(depth);
    }
}

/// The tokens of a piece of the text.
pub(super) fn parse(text: &str) -> TokenStream {
    text.parse().unwrap_or_default()
}

/// Whether the linker, and not a path, leads to an item.
fn is_linked(attribute: &Attribute) -> bool {
    const NAMES: [&str; 8] = [
        "global_allocator",
        "panic_handler",
        "no_mangle",
        "export_name",
        "link_section",
        "used",
        "alloc_error_handler",
        "unsafe",
    ];
    NAMES.iter().any(|name| attribute.path().is_ident(name))
}

fn attributes(item: &Item) -> &[Attribute] {
    match item {
        Item::Fn(item) => &item.attrs,
        Item::Static(item) => &item.attrs,
        _ => &[],
    }
}
