//! What is large in a file, by function and by crate.

use super::FunctionSize;
use std::collections::HashMap;

/// How many functions and how many crates are shown.
const SHOWN: usize = 12;

/// What to do about a file above the limit.
const ADVICE: &str =
    "what usually helps: `--optimize size`; fewer kinds of `{}` and `{:?}`, above all of floats; one type in \
generic code instead of several; `sort_unstable` instead of `sort`; a `Vec` instead of a `HashMap` or `BTreeMap`; \
reading bytes instead of `String`s; no big numbers or regular expressions";

/// The message about a file above the limit.
pub(super) fn above(bytes: usize, limit: usize, functions: &[FunctionSize]) -> String {
    let crates = by_crate(functions);
    let rows = |rows: Vec<(&str, usize)>| -> String {
        rows.iter().take(SHOWN).map(|(name, bytes)| format!("\n{bytes:>9}  {}", short(name))).collect()
    };
    let largest = functions.iter().map(|function| (function.name.as_str(), function.c_bytes)).collect();
    format!(
        "the C file has {bytes} bytes, above the limit of {limit}\n\
         bytes by crate:{}\nbytes by function:{}\n{ADVICE}",
        rows(crates.iter().map(|(name, bytes)| (name.as_str(), *bytes)).collect()),
        rows(largest),
    )
}

/// The bytes of C of each crate, the largest first.
fn by_crate(functions: &[FunctionSize]) -> Vec<(String, usize)> {
    let mut sums: HashMap<&str, usize> = HashMap::new();
    for function in functions {
        *sums.entry(crate_of(&function.name)).or_default() += function.c_bytes;
    }
    let mut sums: Vec<(String, usize)> = sums.into_iter().map(|(name, bytes)| (name.to_owned(), bytes)).collect();
    sums.sort_by(|left, right| right.1.cmp(&left.1).then_with(|| left.0.cmp(&right.0)));
    sums
}

/// The crate that a function is written in, as far as its name says: `alloc` of `<alloc::vec::Vec<u8>>::push`.
fn crate_of(name: &str) -> &str {
    let path = name.trim_start_matches(['<', '&', '[', '(', '*']);
    let path = ["mut ", "const ", "dyn "].iter().fold(path, |path, word| path.strip_prefix(word).unwrap_or(path));
    match path.find("::") {
        Some(end) if path[..end].chars().all(|c| c.is_alphanumeric() || c == '_') => &path[..end],
        // A primitive type's functions are in `core`; a name without a path is one of C's.
        _ if name.contains("::") => name.split(" as ").nth(1).map_or("core", |rest| crate_of(rest)),
        _ => "libc and the runtime",
    }
}

/// A name that fits on a line.
fn short(name: &str) -> String {
    const LONGEST: usize = 100;
    match name.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}...", &name[..end]),
        None => name.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_crate_is_found_in_every_form_of_name() {
        assert_eq!(crate_of("core::fmt::write"), "core");
        assert_eq!(crate_of("<alloc::vec::Vec<u8>>::push"), "alloc");
        assert_eq!(crate_of("<&mut std::io::Stdout as core::fmt::Write>::write_str"), "std");
        assert_eq!(crate_of("<u32 as core::fmt::Display>::fmt"), "core");
        assert_eq!(crate_of("<[u8]>::to_vec::<A>"), "core");
        assert_eq!(crate_of("malloc"), "libc and the runtime");
    }

    #[test]
    fn the_message_shows_the_largest_first() {
        let function = |name: &str, c_bytes| FunctionSize { name: name.to_owned(), wasm_bytes: 1, c_bytes };
        let said = above(70_000, 65_536, &[function("a::f", 40_000), function("b::g", 30_000)]);
        assert!(said.starts_with(
            "the C file has 70000 bytes, above the limit of 65536\nbytes by crate:\n    40000  a\n    30000  b\n"
        ));
        assert!(said.contains("bytes by function:\n    40000  a::f\n"));
    }
}
