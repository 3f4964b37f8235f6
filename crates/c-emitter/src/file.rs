//! The whole file: memory, data, globals, functions.

use crate::expression::{Expression, Kind, Variable};
use crate::function::Function;
use crate::helpers::Helper;
use crate::layout::Lines;
use crate::module::Module;
use anyhow::{bail, Context, Result};
use std::collections::{BTreeMap, BTreeSet};
use wasmparser::ValType;

/// The names of the functions in C, imported ones included.
pub(crate) struct Names(Vec<String>);

impl Names {
    fn new(module: &Module<'_>) -> Result<Names> {
        let mut names = Vec::new();
        for (number, import) in module.imports.iter().enumerate() {
            let signature = module.signature(number as u32);
            names.push(match (*import, signature.params().len(), signature.results().len()) {
                ("read", 2, 1) => "fread".to_string(),
                ("write", 2, 0) => "fwrite".to_string(),
                (other, ..) => {
                    bail!("import of {other}, expected read(pointer, length) -> length or write(pointer, length)")
                }
            });
        }
        for number in module.imports.len() as u32..module.functions.len() as u32 {
            let name = module.names.get(&number).map_or(format!("f{number}"), |name| c_name(name));
            let taken = names.contains(&name);
            names.push(if taken { format!("{name}_{number}") } else { name });
        }
        Ok(Names(names))
    }

    pub(crate) fn function(&self, number: u32) -> &str {
        &self.0[number as usize]
    }

    /// A function's definition up to its body.
    pub(crate) fn declaration(&self, module: &Module<'_>, number: u32) -> Result<String> {
        let signature = module.signature(number);
        let result = Kind::of_result(signature)?.map_or("void", Kind::name);
        let mut params = Vec::new();
        for (index, param) in signature.params().iter().enumerate() {
            params.push(format!("{} {}", Kind::of(*param)?.name(), Variable::Local(index as u32).name()));
        }
        let params = if params.is_empty() { "void".to_string() } else { params.join(", ") };
        Ok(format!("static {result} {}({params})", self.function(number)))
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

/// The file.
pub(crate) fn write(module: &Module<'_>, comment: &[String]) -> Result<String> {
    let names = Names::new(module)?;
    let mut functions = BTreeMap::new();
    let mut order = Vec::new();
    collect(module, &names, module.export, &mut functions, &mut order)?;
    let mut lines = Lines::default();
    head(module, comment, functions.values(), &mut lines)?;
    let mut written = BTreeSet::new();
    for number in &order {
        for &called in functions[number].calls.iter().filter(|called| functions.contains_key(called)) {
            // Functions that call one another in a circle cannot all be written before they are called.
            if called != *number && !written.contains(&called) {
                lines.push("");
                lines.push(format!("{};", names.declaration(module, called)?));
            }
        }
        functions[number].write(&mut lines)?;
        written.insert(*number);
    }
    lines.push("");
    lines.open("int main(void) {");
    for (place, bytes) in &module.data {
        data(*place, bytes, &mut lines);
    }
    lines.push(format!("{}();", names.function(module.export)));
    lines.push("return 0;");
    lines.close("}");
    Ok(lines.text())
}

/// Reads a function and those it calls, and appends them to the order in which they are written, what is called first.
fn collect<'a>(
    module: &'a Module<'a>,
    names: &'a Names,
    number: u32,
    functions: &mut BTreeMap<u32, Function<'a>>,
    order: &mut Vec<u32>,
) -> Result<()> {
    if (number as usize) < module.imports.len() || functions.contains_key(&number) {
        return Ok(());
    }
    let function =
        Function::new(module, names, number).with_context(|| format!("in function {}", names.function(number)))?;
    let calls = function.calls.clone();
    functions.insert(number, function);
    for called in calls {
        collect(module, names, called, functions, order)?;
    }
    order.push(number);
    Ok(())
}

/// What every file begins with.
const HEAD: &str = "\
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef unsigned char u8;
typedef unsigned int u32;
typedef int i32;
#ifdef _MSC_VER
typedef unsigned __int64 u64;
typedef __int64 i64;
#else
typedef unsigned long long u64;
typedef long long i64;
#endif
#define U64(high, low) ((u64) high << 32 | low)
";

/// All in front of the functions: the comment, types, memory, and the globals and helpers that the functions use.
fn head<'a>(
    module: &Module<'_>,
    comment: &[String],
    functions: impl Iterator<Item = &'a Function<'a>> + Clone,
    lines: &mut Lines,
) -> Result<()> {
    for line in comment {
        lines.push(format!("/* {} */", line.replace("*/", "* /")));
    }
    for line in HEAD.lines() {
        lines.push(line);
    }
    lines.push("");
    // C has no arrays without elements.
    lines.push(format!("static u8 m[{}];", (module.pages << 16).max(1)));
    for index in functions.clone().flat_map(|function| &function.globals).collect::<BTreeSet<_>>() {
        let (global, value) = module.globals[*index as usize];
        let value = if global == ValType::I64 { Expression::long(value) } else { Expression::word(value as u32) };
        lines.push(format!("static {} g{index} = {};", Kind::of(global)?.name(), value.loose()));
    }
    let mut helpers = BTreeSet::new();
    let mut wanted: Vec<Helper> = functions.flat_map(|function| &function.helpers).copied().collect();
    while let Some(helper) = wanted.pop() {
        helpers.insert(helper);
        wanted.extend(helper.needs());
    }
    if !helpers.is_empty() {
        lines.push("");
    }
    for helper in helpers {
        lines.push(helper.text());
    }
    Ok(())
}

/// Statements that put bytes where memory begins with them. What is zero is there already.
fn data(place: u64, bytes: &[u8], lines: &mut Lines) {
    /// How long a literal may become. Its line is then too short to be broken.
    const PIECE: usize = 60;
    /// How many zeros end a literal.
    const GAP: usize = 16;
    let mut from = 0;
    while from < bytes.len() {
        if bytes[from] == 0 {
            from += 1;
            continue;
        }
        let (mut literal, mut to) = (String::new(), from);
        while to < bytes.len() && literal.len() < PIECE && !bytes[to..].iter().take(GAP).all(|&byte| byte == 0) {
            literal += &letter(bytes[to]);
            to += 1;
        }
        lines.push(format!("memcpy(m + {}, \"{literal}\", {});", place + from as u64, to - from));
        from = to;
    }
}

/// A byte in a literal. A blank would let the line be broken there, and two question marks would start a trigraph.
fn letter(byte: u8) -> String {
    match byte {
        b'"' | b'\\' | b'?' => format!("\\{}", char::from(byte)),
        b'!'..=b'~' => char::from(byte).to_string(),
        _ => format!("\\{byte:03o}"),
    }
}
