//! Deletes names from imports.

use crate::source::range;
use std::ops::Range;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{File, ItemUse, UseGroup, UseTree};

/// For each import that names something at one of the places `dead`, what to delete so that it does not.
pub(crate) fn trim(file: &File, dead: &[Range<usize>]) -> Vec<Vec<Range<usize>>> {
    let mut trim = Trim { dead, trimmed: Vec::new() };
    trim.visit_file(file);
    trim.trimmed
}

struct Trim<'a> {
    dead: &'a [Range<usize>],
    trimmed: Vec<Vec<Range<usize>>>,
}

impl<'ast> Visit<'ast> for Trim<'_> {
    fn visit_item_use(&mut self, item: &'ast ItemUse) {
        let mut ranges = Vec::new();
        if self.is_gone(&item.tree, &mut ranges) {
            ranges = vec![range(item)];
        }
        if !ranges.is_empty() {
            self.trimmed.push(ranges);
        }
        visit::visit_item_use(self, item);
    }
}

impl Trim<'_> {
    /// Whether nothing stays of a tree; if something does, `ranges` gets what goes.
    fn is_gone(&self, tree: &UseTree, ranges: &mut Vec<Range<usize>>) -> bool {
        let whole = range(tree);
        match tree {
            UseTree::Path(path) => {
                let first = path.ident.span().byte_range();
                self.dead.contains(&first) || self.is_gone(&path.tree, ranges)
            }
            UseTree::Group(group) => self.group(group, ranges),
            _ => self.dead.iter().any(|dead| within(dead, &whole) || within(&whole, dead)),
        }
    }

    fn group(&self, group: &UseGroup, ranges: &mut Vec<Range<usize>>) -> bool {
        let mut inside = Vec::new();
        let gone: Vec<bool> = group.items.iter().map(|tree| self.is_gone(tree, &mut inside)).collect();
        let kept: Vec<Range<usize>> =
            group.items.iter().zip(&gone).filter(|(_, gone)| !**gone).map(|(tree, _)| range(tree)).collect();
        let (Some(first), Some(last)) = (kept.first(), kept.last()) else { return true };
        ranges.append(&mut inside);
        if kept.len() == group.items.len() {
            return false;
        }
        let brackets = range(&group.brace_token.span.join());
        let is_self = |tree: &UseTree| matches!(tree, UseTree::Name(name) if name.ident == "self");
        if kept.len() == 1 && !group.items.iter().zip(&gone).any(|(tree, gone)| !gone && is_self(tree)) {
            ranges.extend([brackets.start..first.start, last.end..brackets.end]);
            return false;
        }
        let starts: Vec<usize> = group.items.iter().map(|tree| range(tree).start).collect();
        for (at, tree) in group.items.iter().enumerate().filter(|(at, _)| gone[*at]) {
            let next = starts.get(at + 1).filter(|next| **next <= last.start);
            ranges.push(next.map_or(last.end..tree.span().byte_range().end, |next| starts[at]..*next));
        }
        false
    }
}

fn within(inner: &Range<usize>, outer: &Range<usize>) -> bool {
    outer.start <= inner.start && inner.end <= outer.end
}
