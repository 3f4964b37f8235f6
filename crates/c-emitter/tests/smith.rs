//! Random modules of `wasm-smith`, interpreted and as C: what functions return or trap with, and what they leave in memory
//! and globals.
//!
//! `CASES=10000` runs that many modules, `SEED=7` begins with the one of that seed. `CC=tcc` makes it quick.

use c_emitter::{Options, Translation};
use std::fmt::Write;
use std::process::Command;
use std::{env, fs, thread};
use wasm_smith::{Config, Module as Random};
use wasmi::{Engine, Instance, Linker, Module, Ref, Store, Val, ValType};

const PRELUDE: &str = "
#include <setjmp.h>
static jmp_buf back;
#define trap() longjmp(back, 1)
static float of32(unsigned int x) { float y; memcpy(&y, &x, 4); return y; }
static double of64(unsigned long long x) { double y; memcpy(&y, &x, 8); return y; }
static void w(unsigned int x) { printf(\" %u\", x); }
static void l(unsigned long long x) { printf(\" %u:%u\", (unsigned) (x >> 32), (unsigned) x); }
static void f(float x) { unsigned y; memcpy(&y, &x, 4); w(x != x ? 0x7fc00000 : y); }
static void d(double x) { unsigned long long y; memcpy(&y, &x, 8); if (x != x) printf(\" nan\"); else l(y); }
";

/// How many calls and rounds of loops a module may make.
const FUEL: u32 = 300;

/// The module of a seed, if its bytes make one.
fn module(seed: u64) -> Option<Vec<u8>> {
    let mut random = fastrand::Rng::with_seed(seed);
    let bytes: Vec<u8> = (0..4000).map(|_| random.u8(..)).collect();
    let config = Config {
        canonicalize_nans: true,
        export_everything: true,
        exceptions_enabled: false,
        gc_enabled: false,
        compact_imports_enabled: false,
        max_imports: 0,
        max_funcs: 8,
        min_funcs: 2,
        max_memory32_bytes: 1 << 18,
        max_memories: 1,
        max_tables: 2,
        max_table_elements: 1000,
        relaxed_simd_enabled: false,
        simd_enabled: false,
        tail_call_enabled: false,
        threads_enabled: false,
        wide_arithmetic_enabled: false,
        memory64_enabled: false,
        memory_max_size_required: true,
        allow_start_export: false,
        ..Config::default()
    };
    let mut module = Random::new(config, &mut arbitrary::Unstructured::new(&bytes)).ok()?;
    module.ensure_termination(FUEL).ok()?;
    Some(module.to_bytes())
}

/// The arguments of a call: numbers of a parameter's place and of the round.
fn argument(kind: ValType, number: u32) -> (Val, String) {
    let number = number.wrapping_mul(0x9e37_79b9) >> (number % 32);
    match kind {
        ValType::I32 => (Val::I32(number as i32), format!("{number}U")),
        ValType::I64 => (Val::I64(i64::from(number) << 20), format!("(unsigned long long) {number}U << 20")),
        ValType::F32 => (Val::F32((number as f32).into()), format!("of32({}U)", (number as f32).to_bits())),
        ValType::F64 => (Val::F64(f64::from(number).into()), format!("of64({}ULL)", f64::from(number).to_bits())),
        ValType::FuncRef => (Val::FuncRef(Ref::Null), "0".to_string()),
        ValType::ExternRef => (Val::ExternRef(Ref::Null), "0".to_string()),
        ValType::V128 => panic!("a vector"),
    }
}

/// A value as both machines show it.
fn shown(value: &Val) -> String {
    let long = |value: u64| format!(" {}:{}", value >> 32, value as u32);
    match value {
        Val::I32(value) => format!(" {}", *value as u32),
        Val::I64(value) => long(*value as u64),
        Val::F32(value) if value.to_float().is_nan() => format!(" {}", 0x7fc0_0000),
        Val::F32(value) => format!(" {}", value.to_bits()),
        Val::F64(value) if value.to_float().is_nan() => " nan".to_string(),
        Val::F64(value) => long(value.to_bits()),
        Val::FuncRef(value) => format!(" {}", u32::from(!value.is_null())),
        Val::ExternRef(value) => format!(" {}", u32::from(!value.is_null())),
        Val::V128(_) => panic!("a vector"),
    }
}

/// The statement that shows a value so.
fn show(kind: ValType, text: &str) -> String {
    match kind {
        ValType::I32 => format!("w({text});"),
        ValType::I64 => format!("l({text});"),
        ValType::F32 => format!("f({text});"),
        ValType::F64 => format!("d({text});"),
        _ => format!("w({text} != 0);"),
    }
}

/// Interprets the module, and writes the `main` that does the same in C.
fn interpret(wasm: &[u8], translation: &Translation) -> Option<(String, String)> {
    let engine = Engine::default();
    let module = Module::new(&engine, wasm).ok()?;
    let mut store = Store::new(&engine, ());
    let Ok(instance) = Linker::new(&engine).instantiate_and_start(&mut store, &module) else {
        let main = "int main(void) { if (setjmp(back)) puts(\"trap\"); else { start(); puts(\"runs\"); } return 0; }";
        return Some(("trap\n".to_string(), main.to_string()));
    };
    let mut main = "int main(void) {\nif (setjmp(back)) { puts(\"trap\"); return 0; }\nstart();\n".to_string();
    let mut output = String::new();
    for (export, name) in &translation.exports {
        if let Some(function) = instance.get_func(&store, export) {
            let signature = function.ty(&store);
            let arguments: Vec<_> =
                signature.params().iter().enumerate().map(|(at, &kind)| argument(kind, at as u32 + 3)).collect();
            let (values, texts): (Vec<Val>, Vec<String>) = arguments.into_iter().unzip();
            let mut results: Vec<Val> = signature.results().iter().map(|&kind| Val::default(kind)).collect();
            match function.call(&mut store, &values, &mut results) {
                Ok(()) => results.iter().for_each(|value| output += &shown(value)),
                Err(_) => output += " trap",
            }
            output += "\n";
            call(&mut main, name, &texts, signature.results());
        }
    }
    state(&mut store, &instance, translation, &mut output, &mut main);
    main += "return 0;\n}\n";
    Some((output, main))
}

/// The statements that call a function and show its results.
fn call(main: &mut String, name: &str, arguments: &[String], results: &[ValType]) {
    let call = format!("{name}({})", arguments.join(", "));
    let c_type = |kind: ValType| match kind {
        ValType::I64 => "u64",
        ValType::F32 => "float",
        ValType::F64 => "double",
        _ => "u32",
    };
    let body = match results {
        [] => format!("{call};"),
        [first, rest @ ..] => {
            let rest = rest.iter().enumerate().map(|(at, &kind)| show(kind, &format!("r{}_{}", at + 1, c_type(kind))));
            format!("{} x = {call}; {} {}", c_type(*first), show(*first, "x"), rest.collect::<String>())
        }
    };
    writeln!(main, "if (setjmp(back)) printf(\" trap\"); else {{ {body} }}\nputs(\"\");").expect("a string takes all");
}

/// Shows globals and memory in both.
fn state(
    store: &mut Store<()>,
    instance: &Instance,
    translation: &Translation,
    output: &mut String,
    main: &mut String,
) {
    for (export, name) in &translation.exports {
        if let Some(global) = instance.get_global(&*store, export) {
            let value = global.get(&*store);
            *output += &shown(&value);
            *main += &show(value.ty(), name);
        }
    }
    let exports: Vec<_> = instance.exports(&*store).filter_map(|export| export.into_memory()).collect();
    if let Some(memory) = exports.first() {
        let bytes = memory.data(&*store);
        let sum = bytes.iter().fold(7u32, |sum, &byte| sum.wrapping_mul(31).wrapping_add(byte.into()));
        *output += &format!(" {} {sum}", bytes.len());
        *main += "{ u32 i, s = 7; for (i = 0; i < pages << 16; i++) s = s * 31 + m[i]; w(pages << 16); w(s); }";
    }
    *output += "\n";
    *main += "puts(\"\");\n";
}

/// Whether the module of a seed could be run; panics if C does not do the same.
fn check(seed: u64) -> bool {
    let Some(wasm) = module(seed) else { return false };
    let options = Options { checked: true, library: Some(PRELUDE.to_string()), ..Options::default() };
    let translation = c_emitter::translate(&wasm, &options).unwrap_or_else(|error| panic!("SEED={seed}: {error:#}"));
    let Some((expected, main)) = interpret(&wasm, &translation) else { return false };
    let compiler = env::var("CC").unwrap_or("cc".to_string());
    let program = format!("{}/smith-{seed}", env!("CARGO_TARGET_TMPDIR"));
    let source = format!("{program}.c");
    fs::write(&source, translation.c + &main).expect("the folder can be written to");
    fs::write(format!("{program}.wasm"), &wasm).expect("the folder can be written to");
    let compiled = Command::new(&compiler).args(["-w", "-O0", "-o", &program, &source, "-lm"]).output();
    let compiled = compiled.unwrap_or_else(|error| panic!("{compiler}: {error}"));
    assert!(compiled.status.success(), "SEED={seed}: {}", String::from_utf8_lossy(&compiled.stderr));
    let found = Command::new(&program).output().expect("it was compiled");
    assert_eq!(String::from_utf8_lossy(&found.stdout), expected, "SEED={seed}, {}, {source}", found.status);
    for end in ["", ".c", ".wasm"] {
        fs::remove_file(format!("{program}{end}")).expect("it was written");
    }
    true
}

#[test]
fn random_modules_do_in_c_what_they_do_in_an_interpreter() {
    let number = |name: &str| env::var(name).ok().map(|text| text.parse::<u64>().expect("a number"));
    let (first, cases) = (number("SEED").unwrap_or(0), number("CASES").unwrap_or(200));
    let ran: usize = thread::scope(|scope| {
        let halves: Vec<_> = (0..2)
            .map(|half| {
                scope.spawn(move || (first..first + cases).filter(|seed| seed % 2 == half && check(*seed)).count())
            })
            .collect();
        halves.into_iter().map(|half| half.join().expect("no difference")).sum()
    });
    assert!(ran as u64 * 2 >= cases, "of {cases} only {ran} could be run");
}
