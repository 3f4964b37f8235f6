//! Where the bytes of a file come from.

use single_file::c::FunctionSize;
use single_file::Origin;
use std::collections::BTreeMap;

/// Crates, in them modules, in them items, each with its bytes, largest first.
pub(crate) fn rust(origins: &[Origin]) -> String {
    let total = origins.iter().map(|origin| origin.bytes).sum();
    let mut text = row(0, total, total, "in all");
    for (name, bytes, inside) in grouped(origins, |origin| &origin.crate_name) {
        text += &row(1, bytes, total, name);
        for (module, bytes, items) in grouped(inside, |origin| &origin.module) {
            // Items at the root of a crate stand below the crate itself.
            if !module.is_empty() {
                text += &row(2, bytes, total, module);
            }
            for (item, bytes, _) in grouped(items, |origin| &origin.item) {
                text += &row(3, bytes, total, item);
            }
        }
    }
    text
}

/// The functions of a C file, largest first.
pub(crate) fn c(functions: &[FunctionSize], total: usize) -> String {
    let mut sorted: Vec<&FunctionSize> = functions.iter().collect();
    sorted.sort_by(|a, b| b.c_bytes.cmp(&a.c_bytes).then_with(|| a.name.cmp(&b.name)));
    let rows = sorted.iter().map(|function| row(1, function.c_bytes, total, &function.name));
    row(0, total, total, "in all") + &rows.collect::<String>()
}

fn row(level: usize, bytes: usize, total: usize, name: &str) -> String {
    let share = 100.0 * bytes as f64 / total.max(1) as f64;
    format!("{bytes:>9} {share:>5.1}%  {:indent$}{name}\n", "", indent = 2 * level)
}

/// The origins that share a name, with their bytes: most bytes first, then by name.
fn grouped<'a>(
    origins: impl IntoIterator<Item = &'a Origin>,
    name: impl Fn(&'a Origin) -> &'a String,
) -> Vec<(&'a str, usize, Vec<&'a Origin>)> {
    let mut groups: BTreeMap<&str, Vec<&Origin>> = BTreeMap::new();
    for origin in origins {
        groups.entry(name(origin)).or_default().push(origin);
    }
    let bytes = |group: &[&Origin]| group.iter().map(|origin| origin.bytes).sum::<usize>();
    let mut groups: Vec<_> = groups.into_iter().map(|(name, group)| (name, bytes(&group), group)).collect();
    groups.sort_by_key(|group| std::cmp::Reverse(group.1));
    groups
}
