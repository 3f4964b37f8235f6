//! The whole file: memory, data, globals, functions.

use crate::data::{literals, stretches};
use crate::head::{constant_initial, head, initial, initial_constant};
use crate::helpers::Helper;
use crate::kind::Kind;
use crate::layout::Lines;
use crate::minify::minify;
use crate::module::{Initial, Module};
use crate::names::path;
use crate::options::Options;
use crate::program::Program;
use crate::{FunctionSize, Translation};
use anyhow::{bail, ensure, Context, Result};
use wasmparser::ExternalKind;

/// Makes the file.
pub(crate) fn write(module: &Module<'_>, options: &Options) -> Result<Translation> {
    let program = Program::read(module, options)?;
    let mut chunks = Vec::new();
    for function in &program.functions {
        let mut lines = Lines::default();
        for called in &function.forward {
            lines.push("");
            lines.push(program.find(*called).prototype(&program.names));
        }
        chunks.push(lines.text() + &function.read.write(&program.names, options).text());
    }
    let end = end(module, options, &program)?;
    let all = chunks.concat() + &end;
    let head = head(module, options, &program, &all)?;
    let mut parts = vec![head];
    parts.extend(chunks);
    parts.push(end);
    if options.compact {
        parts = minify(&parts);
    }
    let size = |(function, text): (&crate::program::Placed, &String)| FunctionSize {
        name: path(module, function.read.number),
        wasm_bytes: module.bodies[function.read.number as usize - module.imports.len()].as_bytes().len(),
        c_bytes: text.len(),
    };
    let functions = program.functions.iter().zip(&parts[1..]).map(size).collect();
    let exports = module.exports.iter().filter_map(|export| {
        let name = match export.kind {
            ExternalKind::Func => program.names.function(export.index),
            ExternalKind::Global => program.names.global(export.index),
            _ => return None,
        };
        Some((export.name.to_string(), name.to_string()))
    });
    Ok(Translation { c: parts.concat(), functions, exports: exports.collect() })
}

/// What stands behind the functions: the one that finds functions of a table, and `main`.
fn end(module: &Module<'_>, options: &Options, program: &Program) -> Result<String> {
    let mut lines = Lines::default();
    if program.uses.helpers.contains(&Helper::Find) {
        find(module, options, program, &mut lines)?;
    }
    lines.push("");
    lines.open(if options.library.is_some() { "static void start(void) {" } else { "int main(void) {" });
    if program.uses.helpers.iter().any(|&helper| crate::wasi::reads_bytes(helper)) {
        lines.push("#ifdef _WIN32");
        lines.push("_setmode(0, _O_BINARY); _setmode(1, _O_BINARY);");
        lines.push("#endif");
    }
    if program.x87() {
        lines.push("X87");
    }
    if program.grows {
        lines.push("m = (u8 *) calloc(pages ? pages : 1, 65536);");
        lines.push("if (!m) trap();");
    }
    for &index in &program.uses.globals {
        let global = &module.globals[index as usize];
        if global.import.is_none() && constant_initial(global).is_none() {
            lines.push(format!("{} = {};", program.names.global(index), initial(&program.names, &global.value)));
        }
    }
    tables(module, options, program, &mut lines)?;
    data(module, options, program, &mut lines)?;
    if let Some(start) = module.start {
        lines.push(format!("{}();", program.names.function(start)));
    }
    if let Some(entry) = program.entry {
        lines.push(format!("{}();", program.names.function(entry)));
    }
    if options.library.is_none() {
        lines.push("return 0;");
    }
    lines.close("}");
    Ok(lines.text())
}

/// The function that finds one by its number in the table, if it has the type that the caller expects.
fn find(module: &Module<'_>, options: &Options, program: &Program, lines: &mut Lines) -> Result<()> {
    let kinds: Vec<u32> = program.uses.signatures.iter().copied().collect();
    let (mut pointers, mut types) = (Vec::new(), Vec::new());
    for target in &program.targets {
        let kind = target.and_then(|number| {
            let signature = module.canonical(module.functions[number as usize]);
            kinds.iter().position(|&kind| kind == signature)
        });
        let (Some(number), Some(kind)) = (*target, kind) else {
            pointers.push("0".to_string());
            types.push("0".to_string());
            continue;
        };
        if (number as usize) < module.imports.len() && options.library.is_none() {
            bail!("{} is called through a table, which is not supported", module.imports[number as usize].name);
        }
        pointers.push(format!("(code) {}", program.names.function(number)));
        types.push((kind + 1).to_string());
    }
    let count = pointers.len();
    // C has no empty arrays.
    pointers.push("0".to_string());
    types.push("0".to_string());
    lines.push("");
    lines.open("static code find(u32 i, u32 k) {");
    lines.push(format!("static const code f[] = {{ {} }};", pointers.join(", ")));
    lines.push(format!("static const u8 t[] = {{ {} }};", types.join(", ")));
    lines.push(format!("if (i >= {count} || t[i] != k) trap();"));
    lines.push("return f[i];");
    lines.close("}");
    Ok(())
}

/// Statements that fill the tables, where they can change.
fn tables(module: &Module<'_>, _: &Options, program: &Program, lines: &mut Lines) -> Result<()> {
    if program.names.fixed_table {
        return Ok(());
    }
    for (number, table) in module.tables.iter().enumerate() {
        lines.push(format!("tables[{number}].p = (u32 *) calloc(tables[{number}].n + 1, 4);"));
        lines.push(format!("if (!tables[{number}].p) trap();"));
        if table.value != [Initial::Null] && table.least > 0 {
            let value = initial(&program.names, &table.value);
            lines.push(format!("fill_table(0, {value}, tables[{number}].n, {number});"));
        }
    }
    for (number, element) in module.elements.iter().enumerate() {
        if let Some((table, place)) = &element.place {
            let place = initial(&program.names, place);
            lines.push(format!("init_table({place}, 0, {}, {number}, {table});", element.content.len()));
            lines.push(format!("elements[{number}].n = 0;"));
        }
    }
    Ok(())
}

/// Statements that put bytes where memory begins with them. What is zero is there already.
fn data(module: &Module<'_>, options: &Options, program: &Program, lines: &mut Lines) -> Result<()> {
    if !program.has_memory {
        return Ok(());
    }
    let least = module.memory.map_or(0, |memory| memory.least) << 16;
    for segment in &module.data {
        let Some((_, place)) = &segment.place else { continue };
        let length = segment.content.len() as u64;
        match initial_constant(place) {
            Some(place) if place + length <= least => {
                // C89 promises 509 bytes, and the oldest compilers in use take 2,048.
                for (from, text, length) in stretches(segment.content, if options.compact { 2000 } else { 500 }) {
                    lines.push(format!("memcpy(m + {}, {text}, {length});", place + from as u64));
                }
            }
            None if options.library.is_some() => {
                let place = initial(&program.names, place);
                let text = literals(segment.content);
                lines.push(format!("if ((u64) {place} + {length} > (u64) pages << 16) trap();"));
                lines.push(format!("memcpy(m + {place}, {text}, {length});"));
            }
            _ if options.library.is_some() => lines.push("trap();"),
            _ => bail!("data outside the memory"),
        }
    }
    Ok(())
}

/// The exported function that is the program.
pub(crate) fn entry(module: &Module<'_>) -> Result<u32> {
    let exported: Vec<(&str, u32)> = module.exported().collect();
    let start = exported.iter().find(|(name, _)| *name == "_start");
    let (_, number) = match (start, &exported[..]) {
        (Some(start), _) => *start,
        (None, [only]) => *only,
        (None, []) => bail!("the module exports no function"),
        (None, [_, second, ..]) => bail!("{} is a second exported function", second.0),
    };
    let (params, results) = Kind::of_signature(module.signature(number)).context("of the exported function")?;
    ensure!(params.is_empty() && results.is_empty(), "the exported function must have no parameters and no results");
    Ok(number)
}
