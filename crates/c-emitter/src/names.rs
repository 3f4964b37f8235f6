//! Names in the C file.

use crate::expression::Variable;
use crate::helpers::Helper;
use crate::kind::Kind;
use crate::module::Module;
use std::collections::{BTreeMap, BTreeSet};

/// The names of the module's functions and globals.
pub(crate) struct Names {
    functions: Vec<String>,
    globals: Vec<String>,
    /// Whether the module has one table, whose entries stay what they are.
    pub(crate) fixed_table: bool,
}

impl Names {
    pub(crate) fn new(module: &Module<'_>, fixed_table: bool) -> Names {
        let reserved = ["main", "m", "read", "segments", "tables", "elements", "pages"];
        let mut taken: BTreeSet<String> = reserved.iter().chain(Helper::NAMES).map(ToString::to_string).collect();
        let mut functions = Vec::new();
        for number in 0..module.functions.len() as u32 {
            if let Some(import) = module.imports.get(number as usize) {
                // Two imports may be one function.
                functions.push(c_name(&format!("{}::{}", import.module, import.name)));
                taken.extend(functions.last().cloned());
                continue;
            }
            let name = module.names.get(&number).map_or(format!("f_{number}"), |name| c_name(name));
            let name = if taken.contains(&name) { format!("{name}_{number}") } else { name };
            taken.insert(name.clone());
            functions.push(name);
        }
        let globals = module.globals.iter().enumerate().map(|(number, global)| match &global.import {
            Some(import) => c_name(&format!("{}::{}", import.module, import.name)),
            None => format!("g{number}"),
        });
        Names { functions, globals: globals.collect(), fixed_table }
    }

    pub(crate) fn function(&self, number: u32) -> &str {
        &self.functions[number as usize]
    }

    pub(crate) fn global(&self, number: u32) -> &str {
        &self.globals[number as usize]
    }

    /// The variable for one of a function's results after the first.
    pub(crate) fn result(at: usize, kind: Kind) -> String {
        format!("r{at}_{}", kind.name())
    }
}

/// What a function is called in the source.
pub(crate) fn path(module: &Module<'_>, number: u32) -> String {
    match module.names.get(&number) {
        Some(name) => format!("{:#}", rustc_demangle::demangle(name)),
        None => format!("function {number}"),
    }
}

/// The last two parts of a Rust path, or the only one with a mark that keeps it apart from the names of C.
fn c_name(name: &str) -> String {
    let path = format!("{:#}", rustc_demangle::demangle(name));
    let (mut plain, mut depth) = (String::new(), 0);
    for letter in path.chars() {
        match letter {
            '<' => depth += 1,
            '>' => depth -= 1,
            _ if depth == 0 || !path.contains("::") => plain.push(letter),
            _ => {}
        }
    }
    let word =
        |part: &str| part.chars().filter(|letter| letter.is_ascii_alphanumeric() || *letter == '_').collect::<String>();
    let parts: Vec<String> = plain.split("::").map(word).filter(|part| !part.is_empty()).collect();
    match &parts[..] {
        [] => "f_".to_string(),
        [only] => format!("f_{only}"),
        [.., first, last] => format!("{first}_{last}"),
    }
}

/// The names of a function's variables: the shortest ones for those that occur most.
pub(crate) struct Variables(BTreeMap<Variable, String>);

impl Variables {
    /// Names for variables that occur so often, in the order in which they are declared.
    pub(crate) fn new(counts: &BTreeMap<Variable, usize>) -> Variables {
        // `m` is memory.
        let letters = || (b'a'..=b'z').filter(|&letter| letter != b'm').map(char::from);
        let short = letters().map(String::from);
        let long = (0..).flat_map(|digit| letters().map(move |letter| format!("{letter}{digit}")));
        // `g0` is a global, `r1_u32` a result.
        let mut free = short.chain(long.filter(|name| !name.starts_with(['g', 'r'])));
        let mut by_count: Vec<_> = counts.iter().collect();
        by_count.sort_by_key(|(_, count)| std::cmp::Reverse(**count));
        let (most, others) = by_count.split_at(by_count.len().min(letters().count()));
        let mut most = most.to_vec();
        most.sort();
        Variables(most.iter().chain(others).map(|(&variable, _)| (variable, free.next().expect("endless"))).collect())
    }

    pub(crate) fn name(&self, variable: Variable) -> &str {
        &self.0[&variable]
    }
}
