//! The first pruning, without rustc: starts at `main` and keeps what is named.
//!
//! - A path keeps what it may lead to; `.name` and `::name` keep the parts of that name of all kept types and traits.
//! - An `impl` is kept if all types and the trait that its header names are kept, or are from outside.
//! - A trait whose part is named is kept, with its imports, in each module that has it in scope.

mod generated;
mod mentions;
mod scope;
mod tree;

use crate::source::Source;
use mentions::{plain, Mentions};
use scope::{Found, Scope};
use std::collections::{BTreeSet, HashMap, HashSet};
use std::ops::Range;
use std::rc::Rc;
use tree::{parse, Kind, Tree};

/// What can be deleted of a text, names of imports among it. What has one of the names `forced` is kept.
pub(super) fn unreached(source: &Source, forced: &BTreeSet<String>) -> Unreached {
    let mut tree = Tree::of(source);
    tree.expand(&source.text);
    let mut reach = Reach::new(&tree, &source.text);
    reach.start(forced);
    reach.run();
    reach.rest()
}

#[derive(Default)]
pub(super) struct Unreached {
    pub(super) items: Vec<Range<usize>>,
    pub(super) imports: Vec<Range<usize>>,
}

impl Tree {
    /// Finds what calls of macros in the place of items may make.
    fn expand(&mut self, text: &str) {
        let body = |id: &usize| parse(&text[self.nodes[*id].text.clone()]);
        let bodies: HashMap<_, Vec<_>> =
            self.macros.iter().map(|(name, ids)| (name.clone(), ids.iter().map(body).collect())).collect();
        for id in 0..self.nodes.len() {
            if let Kind::Generated(generated) = &mut self.nodes[id].kind {
                generated.expand(&bodies);
                let module = self.nodes[id].module;
                let Kind::Generated(generated) = &self.nodes[id].kind else { continue };
                for name in generated.names.clone() {
                    self.modules[module].names.entry(name).or_default().push(id);
                }
            }
        }
    }
}

/// The traits that are in scope, and the modules of each.
type ModuleTraits = Vec<(usize, BTreeSet<usize>)>;

struct Reach<'a> {
    tree: &'a Tree,
    text: &'a str,
    scope: Scope,
    live: Vec<bool>,
    live_modules: BTreeSet<usize>,
    members: HashSet<String>,
    /// The same for each module: a trait must be in scope where its method is called.
    members_of: HashMap<usize, HashSet<String>>,
    todo: Vec<usize>,
    /// Bodies of macros, and the modules in which they have been called.
    called: HashSet<(usize, usize)>,
    bodies: HashMap<usize, Rc<Mentions>>,
    /// What the header of each `impl` needs: one of each of these sets.
    needs: HashMap<usize, Vec<BTreeSet<usize>>>,
    /// The modules of a live module's traits, looked up once.
    traits: HashMap<usize, Rc<ModuleTraits>>,
}

impl<'a> Reach<'a> {
    fn new(tree: &'a Tree, text: &'a str) -> Reach<'a> {
        let mut reach = Reach {
            tree,
            text,
            scope: Scope::default(),
            live: vec![false; tree.nodes.len()],
            live_modules: BTreeSet::new(),
            members: HashSet::new(),
            members_of: HashMap::new(),
            todo: Vec::new(),
            called: HashSet::new(),
            bodies: HashMap::new(),
            needs: HashMap::new(),
            traits: HashMap::new(),
        };
        for (id, node) in tree.nodes.iter().enumerate() {
            if let Kind::Impl { of, of_trait } = &node.kind {
                let mut needs = Vec::new();
                for range in [Some(of), of_trait.as_ref()].into_iter().flatten() {
                    let paths = Mentions::of(parse(&text[range.clone()])).paths;
                    paths.iter().for_each(|path| reach.need(node.module, path, &mut needs, 0));
                }
                reach.needs.insert(id, needs);
            }
        }
        reach
    }

    /// What a path in the header of an `impl` needs; of an alias, that is what it stands for.
    fn need(&self, module: usize, path: &[String], needs: &mut Vec<BTreeSet<usize>>, depth: usize) {
        let found = self.scope.resolve(self.tree, module, path);
        let nodes: BTreeSet<usize> =
            found.nodes.iter().copied().filter(|id| !matches!(self.tree.nodes[*id].kind, Kind::Module(_))).collect();
        if nodes.is_empty() {
            return;
        }
        if nodes.iter().any(|id| self.tree.nodes[*id].kind == Kind::Alias) {
            for &id in nodes.iter().filter(|_| depth < 4) {
                let node = &self.tree.nodes[id];
                let text = &self.text[node.text.clone()];
                let value = text.split_once('=').map_or("", |(_, value)| value);
                let paths = Mentions::of(parse(value)).paths;
                paths.iter().for_each(|path| self.need(node.module, path, needs, depth + 1));
            }
            return;
        }
        needs.push(nodes);
    }

    fn start(&mut self, forced: &BTreeSet<String>) {
        let main = self.scope.resolve(self.tree, 0, &["main".to_owned()]);
        self.found(&main);
        for (id, node) in self.tree.nodes.iter().enumerate() {
            if node.kind == Kind::Root {
                self.keep(id);
            }
        }
        for module in &self.tree.modules {
            for name in forced {
                module.names.get(&plain(name)).into_iter().flatten().for_each(|id| self.keep(*id));
            }
        }
        self.members.extend(forced.iter().cloned());
    }

    fn run(&mut self) {
        loop {
            while let Some(id) = self.todo.pop() {
                self.walk(id);
            }
            self.dependent();
            if self.todo.is_empty() {
                return;
            }
        }
    }

    fn keep(&mut self, id: usize) {
        if std::mem::replace(&mut self.live[id], true) {
            return;
        }
        self.todo.push(id);
        let node = &self.tree.nodes[id];
        if !matches!(node.kind, Kind::Import(_) | Kind::Glob(_) | Kind::Module(_)) {
            self.live_modules.insert(node.module);
        }
        if let Some(module) = self.tree.modules[node.module].node {
            self.keep(module);
        }
    }

    fn found(&mut self, found: &Found) {
        found.nodes.iter().chain(&found.imports).for_each(|id| self.keep(*id));
    }

    /// Keeps what a kept node mentions.
    fn walk(&mut self, id: usize) {
        let node = &self.tree.nodes[id];
        match &node.kind {
            Kind::Import(path) | Kind::Glob(path) => {
                let found = self.scope.resolve(self.tree, node.module, path);
                if matches!(node.kind, Kind::Glob(_)) || found.nodes.len() < 2 {
                    self.found(&found);
                } else {
                    // Another thing by the same name is not kept for the import's sake.
                    found.imports.iter().for_each(|id| self.keep(*id));
                }
            }
            Kind::Macro => {
                let mentions = self.body(id);
                self.mentions(&mentions, node.module);
            }
            Kind::Generated(generated) => {
                self.called_macro(&[plain(&generated.called)], node.module);
                let mentions = Mentions::of_arguments(parse(&self.text[node.text.clone()]));
                self.mentions(&mentions, node.module);
            }
            _ => {
                let mentions = Mentions::of(parse(&self.text[node.text.clone()]));
                self.mentions(&mentions, node.module);
            }
        }
    }

    fn body(&mut self, id: usize) -> Rc<Mentions> {
        let text = &self.text[self.tree.nodes[id].text.clone()];
        self.bodies.entry(id).or_insert_with(|| Rc::new(Mentions::of(parse(text)))).clone()
    }

    fn mentions(&mut self, mentions: &Mentions, module: usize) {
        self.members.extend(mentions.members.iter().cloned());
        self.members_of.entry(module).or_default().extend(mentions.members.iter().cloned());
        for path in mentions.paths.iter() {
            let found = self.scope.resolve(self.tree, module, path);
            self.found(&found);
        }
        for path in &mentions.globs {
            let found = self.scope.resolve(self.tree, module, path);
            self.found(&found);
            // All that an import inside a function can bring is looked up where it leads.
            for node in found.nodes.clone() {
                let Kind::Module(inner) = self.tree.nodes[node].kind else { continue };
                for other in &mentions.paths {
                    let found = self.scope.resolve(self.tree, inner, other);
                    self.found(&found);
                }
                for (node, way) in self.scope.traits(self.tree, inner, &mut HashSet::new()) {
                    self.found(&Found { nodes: [node].into(), imports: way });
                }
            }
        }
        for path in &mentions.macros {
            self.called_macro(path, module);
        }
    }

    /// A macro may be found by its path or by the order of the text; what is in it counts where it is called, too.
    fn called_macro(&mut self, path: &[String], module: usize) {
        let found = self.scope.resolve(self.tree, module, path);
        self.found(&found);
        let by_text = path.last().filter(|_| path.len() == 1).and_then(|name| self.tree.macros.get(name));
        let mut nodes: BTreeSet<usize> = by_text.into_iter().flatten().copied().collect();
        nodes.extend(found.nodes.iter().filter(|id| self.tree.nodes[**id].kind == Kind::Macro));
        for id in nodes {
            self.keep(id);
            if self.called.insert((id, module)) {
                let mentions = self.body(id);
                self.mentions(&mentions, module);
            }
        }
    }

    /// Keeps what nothing names, but what belongs to something kept.
    fn dependent(&mut self) {
        for id in 0..self.tree.nodes.len() {
            if self.live[id] {
                continue;
            }
            let node = &self.tree.nodes[id];
            let keep = match &node.kind {
                Kind::Impl { of_trait: Some(_), .. } => self.is_met(id),
                Kind::Member { owner, name, fixed } => self.is_needed(*owner, name, *fixed),
                Kind::Generated(generated) => self.is_made(generated, node.module),
                // Variants of a kept type, or names from outside: rustc says whether they are used.
                Kind::Import(path) | Kind::Glob(path) if self.live_modules.contains(&node.module) => {
                    let found = self.scope.resolve(self.tree, node.module, path);
                    found.nodes.is_empty() && found.imports.is_empty() && !self.is_local(node.module, path)
                        || matches!(node.kind, Kind::Glob(_))
                            && found.nodes.iter().any(|id| self.live[*id] && self.tree.nodes[*id].kind == Kind::Item)
                }
                _ => false,
            };
            if keep {
                if let Kind::Member { owner, .. } = node.kind {
                    self.keep(owner);
                }
                self.keep(id);
            }
        }
        for module in self.live_modules.clone() {
            self.in_scope(module);
        }
    }

    /// Whether a path that leads nowhere is that of something in the bundle.
    fn is_local(&self, module: usize, path: &[String]) -> bool {
        let first = path.first().map_or("", String::as_str);
        ["crate", "self", "super"].contains(&first)
            || !self.scope.resolve(self.tree, module, &path[..path.len().min(1)]).nodes.is_empty()
    }

    fn is_met(&self, id: usize) -> bool {
        self.needs[&id].iter().all(|any| any.iter().any(|id| self.live[*id]))
    }

    fn is_needed(&self, owner: usize, name: &str, fixed: bool) -> bool {
        let is_named = fixed || self.members.contains(name);
        match &self.tree.nodes[owner].kind {
            Kind::Impl { of_trait: None, .. } => is_named && self.is_met(owner),
            Kind::Impl { of_trait: Some(of_trait), .. } => {
                self.live[owner] && (is_named || !self.is_own_trait(owner, of_trait))
            }
            _ => self.live[owner] && is_named,
        }
    }

    /// Whether a trait is one of the bundle, so that no one else calls what it has.
    fn is_own_trait(&self, owner: usize, of_trait: &Range<usize>) -> bool {
        let tokens = parse(&self.text[of_trait.clone()]);
        let path = Mentions::of(tokens).paths;
        let module = self.tree.nodes[owner].module;
        let is_trait = |id: &usize| self.tree.nodes[*id].kind == Kind::Trait;
        // The first in the order of the text would be better; all of them must be traits of the bundle.
        let head = self.text[of_trait.clone()].split('<').next().unwrap_or_default();
        let segments: Vec<String> =
            head.split("::").map(|part| plain(part.trim())).filter(|part| !part.is_empty()).collect();
        path.contains(&segments) && self.scope.resolve(self.tree, module, &segments).nodes.iter().any(is_trait)
    }

    /// Whether a macro makes something that a kept thing needs.
    fn is_made(&self, generated: &generated::Generated, module: usize) -> bool {
        if !self.live_modules.contains(&module) && generated.headers.is_empty() {
            return false;
        }
        if generated.headers.is_empty() {
            return generated.names.is_empty() && !generated.called.is_empty();
        }
        let is_type = |id: &usize| matches!(self.tree.nodes[*id].kind, Kind::Item | Kind::Trait);
        let own = |path: &Vec<String>| -> Vec<usize> {
            let mut modules = vec![module];
            modules.extend(
                self.tree.macros.get(&generated.called).into_iter().flatten().map(|id| self.tree.nodes[*id].module),
            );
            let nodes = modules.iter().flat_map(|module| {
                self.scope.resolve(self.tree, *module, path).nodes.iter().copied().collect::<Vec<_>>()
            });
            nodes.filter(is_type).collect()
        };
        let given: Vec<usize> =
            Mentions::of_arguments(parse(&generated.arguments)).paths.iter().flat_map(&own).collect();
        let given_is_live = given.is_empty() || given.iter().any(|id| self.live[*id]);
        generated.headers.iter().any(|header| {
            let met = header.paths.iter().all(|path| {
                let nodes = own(path);
                nodes.is_empty() || nodes.iter().any(|id| self.live[*id])
            });
            met && (!header.open || given_is_live)
        })
    }

    /// Keeps the traits in scope of a module whose parts are named.
    fn in_scope(&mut self, module: usize) {
        let traits = match self.traits.get(&module) {
            Some(traits) => traits.clone(),
            None => Rc::new(self.scope.traits(self.tree, module, &mut HashSet::new())),
        };
        self.traits.insert(module, traits.clone());
        for (id, imports) in traits.iter() {
            let parts = self.tree.parts.get(id);
            let named = self.members_of.get(&module);
            let is_named = parts.into_iter().flatten().any(|name| named.is_some_and(|named| named.contains(name)));
            if is_named && !(self.live[*id] && imports.iter().all(|import| self.live[*import])) {
                self.keep(*id);
                imports.iter().for_each(|import| self.keep(*import));
            }
        }
    }

    fn rest(&self) -> Unreached {
        let mut rest = Unreached::default();
        for (_, node) in self.tree.nodes.iter().enumerate().filter(|(id, _)| !self.live[*id]) {
            match &node.kind {
                Kind::Import(_) | Kind::Glob(_) => rest.imports.push(node.range.clone()),
                // An `impl` without a trait is kept for its parts; what is left empty goes later.
                _ => rest.items.push(node.range.clone()),
            }
        }
        rest
    }
}
