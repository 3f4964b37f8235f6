//! The programs of `tests/c_programs`, and what they read.

use super::inputs::Input::{self, *};

/// A program.
pub(crate) struct Program {
    pub(crate) name: &'static str,
    pub(crate) input: Input,
    /// How many bytes of C it may have.
    pub(crate) limit: usize,
}

/// The limit of HDU and POJ.
const USUAL: usize = 65_536;

const fn program(name: &'static str, input: Input) -> Program {
    Program { name, input, limit: USUAL }
}

/// A program that is too large for the usual limit.
const fn large(name: &'static str, input: Input) -> Program {
    Program { name, input, limit: 1_000_000 }
}

/// Those that `cargo test` runs.
pub(crate) const QUICK: [&str; 4] = ["hello", "panic_index", "exit_code", "calculator"];

pub(crate) const PROGRAMS: [Program; 50] = [
    program("hello", Any),
    program("dijkstra", Graph),
    program("max_flow", Graph),
    program("components", Graph),
    program("deep_tree", Numbers),
    program("union_find", Numbers),
    program("knapsack", Numbers),
    program("segment_tree", Numbers),
    program("bits", Numbers),
    program("matrix", Numbers),
    program("sieve", Numbers),
    program("hash_map", Text),
    program("hash_set", Numbers),
    program("btree", Numbers),
    program("deque", Numbers),
    program("heap_median", Numbers),
    program("life", Numbers),
    program("strings", Text),
    program("text_search", Text),
    program("calculator", Sums),
    program("wide_integers", Numbers),
    program("overflow", Numbers),
    program("geometry", Numbers),
    program("fft", Numbers),
    large("float_formats", Floats),
    program("sorting", Numbers),
    program("big_sort", Any),
    program("iterators", Numbers),
    program("dynamic", Numbers),
    program("generics", Numbers),
    program("linked", Numbers),
    program("state", Numbers),
    program("panic_index", Numbers),
    program("panic_unwrap", Numbers),
    program("panic_overflow", SmallNumbers),
    program("panic_explicit", SmallNumbers),
    program("exit_code", Numbers),
    program("main_error", SmallNumbers),
    program("memory", Numbers),
    program("churn", Any),
    program("lines", Text),
    program("interactive", Numbers),
    program("line_ends", Text),
    program("echo", Text),
    program("with_itertools", Numbers),
    program("with_acl", Numbers),
    program("with_proconio", Graph),
    large("with_bigint", Numbers),
    program("with_rand", Numbers),
    large("with_petgraph", Graph),
];
