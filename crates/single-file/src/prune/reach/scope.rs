//! Where paths lead. Types, values and macros of one name are not told apart: more is found than rustc would find.

use super::tree::{Kind, Tree};
use std::cell::RefCell;
use std::collections::{BTreeSet, HashMap, HashSet};
use std::rc::Rc;

/// The nodes that a path leads to, and the imports on the way.
#[derive(Clone, Debug, Default)]
pub(super) struct Found {
    pub(super) nodes: BTreeSet<usize>,
    pub(super) imports: BTreeSet<usize>,
}

impl Found {
    fn extend(&mut self, other: &Found) {
        self.nodes.extend(&other.nodes);
        self.imports.extend(&other.imports);
    }
}

/// A path as it is written in a module.
type Place = (usize, Vec<String>);

#[derive(Default)]
pub(super) struct Scope {
    known: RefCell<HashMap<Place, Rc<Found>>>,
    /// Lookups that have not ended: imports can go in circles.
    open: RefCell<HashSet<(usize, String)>>,
}

impl Scope {
    pub(super) fn resolve(&self, tree: &Tree, module: usize, path: &[String]) -> Rc<Found> {
        let key = (module, path.to_vec());
        if let Some(found) = self.known.borrow().get(&key) {
            return found.clone();
        }
        let found = Rc::new(self.follow(tree, module, path));
        // Within a circle, less is found than there is.
        if self.open.borrow().is_empty() {
            self.known.borrow_mut().insert(key, found.clone());
        }
        found
    }

    fn follow(&self, tree: &Tree, module: usize, path: &[String]) -> Found {
        let Some((first, rest)) = path.split_first() else { return Found::default() };
        match first.as_str() {
            "crate" => self.inside(tree, 0, rest),
            "self" => self.inside(tree, module, rest),
            "super" => self.inside(tree, tree.modules[module].parent, rest),
            "::" => self.inside(tree, 0, &rest[..rest.len().min(1)]),
            name => {
                let mut found = self.onward(tree, self.lookup(tree, module, name), rest);
                // What the root names from outside can be named everywhere.
                if found.nodes.is_empty() && name == "alloc" {
                    found = self.lookup(tree, 0, name);
                }
                found
            }
        }
    }

    /// A path that goes on inside a module; an empty one is the module itself.
    fn inside(&self, tree: &Tree, module: usize, path: &[String]) -> Found {
        match path.split_first() {
            Some((first, rest)) if first == "super" => self.inside(tree, tree.modules[module].parent, rest),
            Some((first, rest)) if first == "self" => self.inside(tree, module, rest),
            Some((first, rest)) => self.onward(tree, self.lookup(tree, module, first), rest),
            None => Found { nodes: tree.modules[module].node.into_iter().collect(), ..Found::default() },
        }
    }

    fn onward(&self, tree: &Tree, found: Found, rest: &[String]) -> Found {
        if rest.is_empty() {
            return found;
        }
        let mut all = Found { imports: found.imports, ..Found::default() };
        for node in found.nodes {
            match tree.nodes[node].kind {
                Kind::Module(inner) => all.extend(&self.inside(tree, inner, rest)),
                // What follows is a variant or an associated item.
                _ => drop(all.nodes.insert(node)),
            }
        }
        all
    }

    /// What a name means in a module.
    fn lookup(&self, tree: &Tree, module: usize, name: &str) -> Found {
        let key = (module, name.to_owned());
        if !self.open.borrow_mut().insert(key.clone()) {
            return Found::default();
        }
        let mut found = Found::default();
        for &id in tree.modules[module].names.get(name).into_iter().flatten() {
            match &tree.nodes[id].kind {
                Kind::Import(path) => {
                    found.extend(&self.follow(tree, module, path));
                    found.imports.insert(id);
                }
                _ => drop(found.nodes.insert(id)),
            }
        }
        for &id in &tree.modules[module].nodes {
            let Kind::Glob(path) = &tree.nodes[id].kind else { continue };
            for target in self.targets(tree, module, path) {
                let inner = self.lookup(tree, target, name);
                if !inner.nodes.is_empty() || !inner.imports.is_empty() {
                    found.extend(&inner);
                    found.imports.insert(id);
                    found.imports.extend(self.follow(tree, module, path).imports);
                }
            }
        }
        self.open.borrow_mut().remove(&key);
        found
    }

    /// The modules whose names a glob brings.
    fn targets(&self, tree: &Tree, module: usize, path: &[String]) -> Vec<usize> {
        if path.iter().all(|part| ["crate", "self", "super"].contains(&part.as_str())) && !path.is_empty() {
            return vec![path.iter().fold(module, |at, part| match part.as_str() {
                "crate" => 0,
                "super" => tree.modules[at].parent,
                _ => at,
            })];
        }
        let found = self.follow(tree, module, path);
        let inner = found.nodes.iter().filter_map(|node| match tree.nodes[*node].kind {
            Kind::Module(inner) => Some(inner),
            _ => None,
        });
        inner.collect()
    }

    /// The traits that a module has or imports, each with the imports that bring it.
    pub(super) fn traits(
        &self,
        tree: &Tree,
        module: usize,
        seen: &mut HashSet<usize>,
    ) -> Vec<(usize, BTreeSet<usize>)> {
        let mut traits = Vec::new();
        if !seen.insert(module) {
            return traits;
        }
        for &id in &tree.modules[module].nodes {
            match &tree.nodes[id].kind {
                Kind::Trait => traits.push((id, BTreeSet::new())),
                Kind::Import(path) => {
                    let found = self.resolve(tree, module, path);
                    for &node in found.nodes.iter().filter(|node| tree.nodes[**node].kind == Kind::Trait) {
                        let mut way = found.imports.clone();
                        way.insert(id);
                        traits.push((node, way));
                    }
                }
                Kind::Glob(path) => {
                    for target in self.targets(tree, module, path) {
                        for (node, mut way) in self.traits(tree, target, seen) {
                            way.insert(id);
                            way.extend(self.resolve(tree, module, path).imports.iter());
                            traits.push((node, way));
                        }
                    }
                }
                _ => {}
            }
        }
        traits
    }
}
