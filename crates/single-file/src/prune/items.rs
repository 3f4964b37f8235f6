//! The items of a text that can be deleted, each with what must go with it.

use crate::source::range;
use proc_macro2::Ident;
use std::ops::Range;
use syn::visit::{self, Visit};
use syn::{File, ImplItem, Item, ItemImpl, TraitItem, Type};

/// Something with a name that can be deleted.
pub(crate) struct Named {
    pub(crate) name: Range<usize>,
    /// The item itself first.
    pub(crate) ranges: Vec<Range<usize>>,
}

/// The items of a file.
#[derive(Default)]
pub(crate) struct Items {
    /// Where each of them stands, and each item that has no name.
    pub(crate) all: Vec<Range<usize>>,
    pub(crate) named: Vec<Named>,
    /// Inherent `impl` blocks and modules with nothing in them.
    pub(crate) empty: Vec<Range<usize>>,
}

pub(crate) fn items(file: &File) -> Items {
    let mut blocks = Blocks::default();
    blocks.visit_file(file);
    let mut found = Found { blocks, path: Vec::new(), items: Items::default() };
    found.visit_file(file);
    found.items
}

/// An `impl` block.
struct Block {
    module: Vec<String>,
    range: Range<usize>,
    self_type: Option<String>,
    of_trait: Option<String>,
    items: Vec<(String, Range<usize>)>,
}

/// All `impl` blocks, and which modules have a type or trait by which name.
#[derive(Default)]
struct Blocks {
    path: Vec<String>,
    blocks: Vec<Block>,
    types: Vec<(Vec<String>, String)>,
}

impl<'ast> Visit<'ast> for Blocks {
    fn visit_item(&mut self, item: &'ast Item) {
        if let Item::Mod(module) = item {
            self.path.push(module.ident.to_string());
            visit::visit_item(self, item);
            self.path.pop();
            return;
        }
        if let Some(name) = name(item).filter(|_| is_type(item)) {
            self.types.push((self.path.clone(), name.to_string()));
        }
        visit::visit_item(self, item);
    }

    fn visit_item_impl(&mut self, block: &'ast ItemImpl) {
        let last = |path: &syn::Path| path.segments.last().map(|segment| segment.ident.to_string());
        let self_type = match &*block.self_ty {
            Type::Path(path) => last(&path.path),
            _ => None,
        };
        let item = |item: &ImplItem| impl_name(item).map(|name| (name.to_string(), range(item)));
        self.blocks.push(Block {
            module: self.path.clone(),
            range: range(block),
            self_type,
            of_trait: block.trait_.as_ref().and_then(|(path, _)| last(path)),
            items: block.items.iter().filter_map(item).collect(),
        });
        visit::visit_item_impl(self, block);
    }
}

impl Blocks {
    /// The blocks that speak of the type or trait `name` of `module`: those there, and those in modules that have no
    /// such thing of their own.
    fn about<'a>(&'a self, module: &'a [String], name: &'a str) -> impl Iterator<Item = &'a Block> {
        let own = move |block: &Block| self.types.iter().any(|(path, other)| *path == block.module && other == name);
        self.blocks.iter().filter(move |block| {
            let named = [&block.self_type, &block.of_trait].into_iter().flatten().any(|other| other == name);
            named && (block.module == module || !own(block))
        })
    }
}

struct Found {
    blocks: Blocks,
    path: Vec<String>,
    items: Items,
}

impl Found {
    fn push(&mut self, name: &Ident, ranges: Vec<Range<usize>>) {
        self.items.named.push(Named { name: name.span().byte_range(), ranges });
    }
}

impl<'ast> Visit<'ast> for Found {
    fn visit_item(&mut self, item: &'ast Item) {
        self.items.all.push(range(item));
        if let Some(name) = name(item) {
            let mut ranges = vec![range(item)];
            if is_type(item) {
                ranges.extend(self.blocks.about(&self.path, &name.to_string()).map(|block| block.range.clone()));
            }
            self.push(name, ranges);
        }
        match item {
            Item::Impl(block) if block.trait_.is_none() && block.items.is_empty() => self.items.empty.push(range(item)),
            Item::Mod(module) => {
                if module.content.as_ref().is_some_and(|(_, items)| items.is_empty()) {
                    self.items.empty.push(range(item));
                }
                self.path.push(module.ident.to_string());
                visit::visit_item(self, item);
                self.path.pop();
                return;
            }
            Item::Trait(whole) => {
                for part in &whole.items {
                    let Some(name) = trait_name(part) else { continue };
                    let trait_name = whole.ident.to_string();
                    let blocks = self.blocks.about(&self.path, &trait_name);
                    let of_trait = blocks.filter(|block| block.of_trait.as_ref() == Some(&trait_name));
                    let same = of_trait.flat_map(|block| &block.items).filter(|(other, _)| name == other);
                    let ranges = [range(part)].into_iter().chain(same.map(|(_, range)| range.clone())).collect();
                    self.push(name, ranges);
                }
            }
            _ => {}
        }
        visit::visit_item(self, item);
    }

    fn visit_trait_item(&mut self, item: &'ast TraitItem) {
        self.items.all.push(range(item));
        visit::visit_trait_item(self, item);
    }

    fn visit_impl_item(&mut self, item: &'ast ImplItem) {
        self.items.all.push(range(item));
        if let Some(name) = impl_name(item) {
            self.push(name, vec![range(item)]);
        }
        visit::visit_impl_item(self, item);
    }
}

fn is_type(item: &Item) -> bool {
    matches!(item, Item::Struct(_) | Item::Enum(_) | Item::Union(_) | Item::Trait(_))
}

fn name(item: &Item) -> Option<&Ident> {
    Some(match item {
        Item::Const(item) => &item.ident,
        Item::Enum(item) => &item.ident,
        Item::Fn(item) => &item.sig.ident,
        Item::Macro(item) => return item.ident.as_ref(),
        Item::Static(item) => &item.ident,
        Item::Struct(item) => &item.ident,
        Item::Trait(item) => &item.ident,
        Item::Type(item) => &item.ident,
        Item::Union(item) => &item.ident,
        _ => return None,
    })
}

fn impl_name(item: &ImplItem) -> Option<&Ident> {
    Some(match item {
        ImplItem::Const(item) => &item.ident,
        ImplItem::Fn(item) => &item.sig.ident,
        ImplItem::Type(item) => &item.ident,
        _ => return None,
    })
}

fn trait_name(item: &TraitItem) -> Option<&Ident> {
    Some(match item {
        TraitItem::Const(item) => &item.ident,
        TraitItem::Fn(item) => &item.sig.ident,
        TraitItem::Type(item) => &item.ident,
        _ => return None,
    })
}
