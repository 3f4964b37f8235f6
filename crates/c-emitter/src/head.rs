//! All in front of the functions: the comment, types, memory, globals and helpers.

use crate::data::literals;
use crate::helpers::Helper;
use crate::kind::Kind;
use crate::layout::Lines;
use crate::module::{Global, Initial, Module};
use crate::names::Names;
use crate::operation::Cell;
use crate::options::Options;
use crate::program::Program;
use crate::text::{constant, is_by_bits};
use anyhow::Result;
use std::fmt::Write;
use wasmparser::ValType;

/// The types, in the order in which they are declared, with their definitions.
const TYPES: [(&str, &str); 6] = [
    ("u8", "unsigned char"),
    ("i8", "signed char"),
    ("u16", "unsigned short"),
    ("i16", "short"),
    ("u32", "unsigned int"),
    ("i32", "int"),
];

const LONG: &str = "\
#ifdef _MSC_VER
typedef unsigned __int64 u64;
typedef __int64 i64;
#define U64(x) x##ui64
#else
typedef unsigned long long u64;
typedef long long i64;
#define U64(x) x##ULL
#endif";

/// Cells of memory are neither aligned nor of one type.
const CELL: &str = "\
#ifdef __GNUC__
#define CELL __attribute__((packed, may_alias))
#else
#define CELL
#endif";

const READ: &str = "\
#ifdef _WIN32
#include <fcntl.h>
#include <io.h>
#define read _read
#else
#include <unistd.h>
#endif";

/// Floats have no more digits than their type, and no two operations become one.
const FLOATS: &str = "\
#if defined(__FMA__) || defined(__aarch64__)
#ifdef __clang__
#pragma STDC FP_CONTRACT OFF
#else
#pragma GCC optimize(\"fp-contract=off\")
#endif
#endif
#if defined(__i386__) && __GNUC__ > 4
#pragma GCC target(\"sse2,fpmath=sse\")
#endif
#if defined(__i386__) && defined(__GNUC__) && __GNUC__ <= 4 && !defined(__SSE2_MATH__)
#define X87 { unsigned short w = 639; __asm__ __volatile__(\"fldcw %0\" : : \"m\"(w)); }
static float f32(float x) { volatile float y = x; return y; }
#define F32(x) f32((float) (x))
#else
#define X87
#define F32(x) ((float) (x))
#endif";

/// The head of a file whose other text is given.
pub(crate) fn head(module: &Module<'_>, options: &Options, program: &Program, text: &str) -> Result<String> {
    let uses = &program.uses;
    let mut lines = Lines::default();
    for line in &options.comment {
        lines.push(format!("/* {} */", line.replace("*/", "* /")));
    }
    let mut late = Lines::default();
    storage(module, program, &mut late);
    helpers(module, options, program, &mut late);
    let late = late.text();
    for name in ["stdio", "stdlib", "string"] {
        lines.push(format!("#include <{name}.h>"));
    }
    let has = |helper| uses.helpers.contains(&helper);
    if has(Helper::SquareRoot) {
        lines.push("#include <math.h>");
    }
    if has(Helper::ClockTime) {
        lines.push("#include <time.h>");
    }
    if uses.helpers.iter().any(|&helper| crate::wasi::reads_bytes(helper)) {
        lines.all(READ);
    }
    if let Some(stack) = options.stack {
        lines.all(&format!("#ifdef _MSC_VER\n#pragma comment(linker, \"/STACK:{stack}\")\n#endif"));
    }
    lines.push("");
    let used = |name: &str| has_word(text, name) || has_word(&late, name);
    for (name, c_type) in TYPES {
        if used(name) || name == "u32" || (name == "u8" && module.memory.is_some()) {
            lines.push(format!("typedef {c_type} {name};"));
        }
    }
    if used("u64") || used("i64") || used("U64") {
        lines.all(LONG);
    }
    if uses.floats {
        lines.all(FLOATS);
    }
    if let Some(prelude) = &options.library {
        lines.all(prelude);
    }
    Ok(lines.text() + &late)
}

/// Memory, globals, tables and segments.
fn storage(module: &Module<'_>, program: &Program, lines: &mut Lines) {
    let uses = &program.uses;
    lines.push("");
    if let (Some(memory), true) = (module.memory, program.has_memory) {
        if program.grows {
            lines.push("static u8 *m;");
            lines.push(format!("static u32 pages = {};", memory.least));
        } else {
            // C has no arrays without elements.
            lines.push(format!("static u8 m[{}];", (memory.least << 16).max(1)));
            lines.push(format!("#define pages {}", memory.least));
        }
    }
    for &index in &uses.globals {
        let global = &module.globals[index as usize];
        if global.import.is_none() {
            let kind = Kind::of(global.kind).map_or("u32", Kind::name);
            let name = program.names.global(index);
            match constant_initial(global) {
                Some(value) => lines.push(format!("static {kind} {name} = {value};")),
                None => lines.push(format!("static {kind} {name};")),
            }
        }
    }
    for (at, kind) in &uses.results {
        lines.push(format!("static {} {};", kind.name(), Names::result(*at, *kind)));
    }
    if !program.names.fixed_table && !module.tables.is_empty() {
        let tables = module
            .tables
            .iter()
            .map(|table| format!("{{ 0, {}, {}U }}", table.least, table.most.unwrap_or(10_000_000).min(10_000_000)));
        let tables: Vec<String> = tables.collect();
        lines.push(format!("static struct {{ u32 *p, n, most; }} tables[] = {{ {} }};", tables.join(", ")));
    }
    if uses.helpers.contains(&Helper::TableInit) || uses.helpers.contains(&Helper::DropElement) {
        let mut parts = String::new();
        for (number, element) in module.elements.iter().enumerate() {
            let entries: Vec<_> =
                element.content.iter().map(|entry| initial(&program.names, std::slice::from_ref(entry))).collect();
            lines.push(format!("static u32 element{number}[] = {{ {}, 0 }};", entries.join(", ")).replace("{ ,", "{"));
            write!(parts, "{{ element{number}, {} }}, ", entries.len()).expect("a string takes all");
        }
        lines.push(format!("static struct {{ u32 *p, n; }} elements[] = {{ {parts}{{ 0, 0 }} }};"));
    }
    if uses.helpers.contains(&Helper::Segment) || uses.helpers.contains(&Helper::DropSegment) {
        let segments = module.data.iter().map(|segment| match segment.place {
            None => format!("{{ {}, {} }}, ", literals(segment.content), segment.content.len()),
            Some(_) => "{ \"\", 0 }, ".to_string(),
        });
        let segments: String = segments.collect();
        lines.push(format!("static struct {{ const char *p; u32 n; }} segments[] = {{ {segments}{{ 0, 0 }} }};"));
    }
}

/// Macros for memory, and the helpers.
fn helpers(module: &Module<'_>, options: &Options, program: &Program, lines: &mut Lines) {
    let uses = &program.uses;
    let stack = module.global_names.iter().find(|(_, name)| **name == "__stack_pointer");
    let most = module.memory.and_then(|memory| memory.most).unwrap_or(65535).min(65535);
    let text = |helper: Helper| match helper {
        Helper::Grow => {
            let clear =
                if options.clear_grown_memory { "memset(m + ((size_t) o << 16), 0, (size_t) n << 16); " } else { "" };
            helper.text().replace("LIMIT", &most.to_string()).replace("CLEAR", clear)
        }
        Helper::StackFrame => {
            helper.text().replace("STACK", stack.map_or("g0", |(&index, _)| program.names.global(index)))
        }
        Helper::Trap if options.library.is_some() => String::new(),
        Helper::Trap => match program.at_trap {
            Some(number) => {
                let prototype = program.find(number).prototype(&program.names);
                format!("{prototype}\n#define trap() ({}(), exit(101))", program.names.function(number))
            }
            None => helper.text().to_string(),
        },
        _ => helper.text().to_string(),
    };
    let mut put = |helper: Helper| {
        let text = text(helper);
        if !text.is_empty() {
            lines.all(&text);
        }
    };
    // The macros for memory may check their addresses.
    for &helper in uses.helpers.iter().filter(|helper| matches!(helper, Helper::Trap | Helper::Inside)) {
        put(helper);
    }
    cells(options, program, lines);
    let mut put = |helper: Helper| {
        let text = text(helper);
        if !text.is_empty() {
            lines.all(&text);
        }
    };
    for &helper in uses.helpers.iter().filter(|helper| !matches!(helper, Helper::Trap | Helper::Inside)) {
        put(helper);
    }
    if uses.helpers.contains(&Helper::Find) {
        lines.push("typedef void (*code)(void);");
        lines.push("static code find(u32 i, u32 k);");
        for (number, &signature) in uses.signatures.iter().enumerate() {
            let signature_type = &module.types[signature as usize];
            let Ok((params, results)) = Kind::of_signature(signature_type) else { continue };
            let result = results.first().map_or("void", |kind| kind.name());
            let params: Vec<&str> = params.iter().map(|kind| kind.name()).collect();
            let params = if params.is_empty() { "void".to_string() } else { params.join(", ") };
            let number = number + 1;
            lines.push(format!("#define call{signature}(i) (({result} (*)({params})) find(i, {number}))"));
        }
    }
}

/// The macros for cells of memory: at an address, and at an address with an offset.
fn cells(options: &Options, program: &Program, lines: &mut Lines) {
    let cells = &program.uses.cells;
    let structs = cells.iter().any(|(cell, _)| *cell != Cell::Byte);
    if structs {
        lines.all(CELL);
    }
    for cell in Cell::ALL {
        let (c_type, plain, with_offset) = cell.names();
        let size = cell.size();
        let has = |offset| cells.contains(&(cell, offset));
        let (place, far) = if options.checked {
            (format!("m + inside(a, 0, {size})"), format!("m + inside(a, n, {size})"))
        } else {
            ("m + (a)".to_string(), "m + (a) + n".to_string())
        };
        if cell == Cell::Byte {
            if has(true) {
                lines.push(format!("#define {with_offset}(a, n) (*({far}))"));
            }
            continue;
        }
        if has(true) || has(false) {
            lines.push(format!("typedef struct CELL {{ {c_type} x; }} {c_type}_cell;"));
        }
        if has(false) {
            lines.push(format!("#define {plain}(a) ((({c_type}_cell *) ({place}))->x)"));
        }
        if has(true) {
            lines.push(format!("#define {with_offset}(a, n) ((({c_type}_cell *) ({far}))->x)"));
        }
    }
}

/// Whether a word stands in a text.
fn has_word(text: &str, word: &str) -> bool {
    let is_part = |letter: Option<char>| letter.is_some_and(|letter| letter.is_ascii_alphanumeric() || letter == '_');
    text.match_indices(word)
        .any(|(at, _)| !is_part(text[..at].chars().next_back()) && !is_part(text[at + word.len()..].chars().next()))
}

/// A constant expression in C.
pub(crate) fn initial(names: &Names, parts: &[Initial]) -> String {
    let mut stack = Vec::new();
    for part in parts {
        let mut infix = |sign: &str, kind: &ValType| {
            let kind = Kind::of(*kind).map_or("u32", Kind::name);
            let (right, left): (String, String) = (stack.pop().unwrap_or_default(), stack.pop().unwrap_or_default());
            format!("({kind}) (({kind}) {left} {sign} ({kind}) {right})")
        };
        let text = match part {
            Initial::Value(value_type, value) => constant(Kind::of(*value_type).unwrap_or(Kind::Word), *value).text,
            Initial::Function(number) => format!("{}U", number + 1),
            Initial::Null => "0".to_string(),
            Initial::Global(number) => names.global(*number).to_string(),
            Initial::Add(kind) => infix("+", kind),
            Initial::Subtract(kind) => infix("-", kind),
            Initial::Multiply(kind) => infix("*", kind),
        };
        stack.push(text);
    }
    stack.pop().unwrap_or_default()
}

/// The value of a global, if C takes it in a declaration.
pub(crate) fn constant_initial(global: &Global<'_>) -> Option<String> {
    match &global.value[..] {
        [Initial::Value(value_type, bits)] => {
            let kind = Kind::of(*value_type).ok().filter(|kind| !is_by_bits(*kind, *bits))?;
            Some(constant(kind, *bits).text)
        }
        [Initial::Function(number)] => Some(format!("{}U", number + 1)),
        [Initial::Null] => Some("0".to_string()),
        _ => None,
    }
}

/// The value of a constant expression of integers without globals.
pub(crate) fn initial_constant(parts: &[Initial]) -> Option<u64> {
    match parts {
        [Initial::Value(ValType::I32, value)] => Some(*value),
        _ => None,
    }
}
