//! Modules written by hand, held against the interpreter.

use crate::machines::{builds, execute, interpret};

/// A module whose exported function has this body; `$show` writes an `i32`, `$show_long` an `i64`.
pub(crate) fn module(functions: &str, body: &str) -> Vec<u8> {
    let text = format!(
        "(module
          (import \"env\" \"read\" (func $read (param i32 i32) (result i32)))
          (import \"env\" \"write\" (func $write (param i32 i32)))
          (memory (export \"memory\") 1 1)
          (global $global (mut i32) (i32.const 5))
          (func $show (param i32) (i32.store (i32.const 1024) (local.get 0)) (call $write (i32.const 1024) (i32.const 4)))
          (func $show_long (param i64)
            (i64.store (i32.const 1024) (local.get 0)) (call $write (i32.const 1024) (i32.const 8)))
          {functions}
          (func (export \"run\") (local $a i32) (local $b i64) {body}))"
    );
    wat::parse_str(&text).unwrap_or_else(|error| panic!("{error}"))
}

/// Runs the module as the first builds, and holds that against the interpreter; what both wrote.
pub(crate) fn check_module(wasm: &[u8], input: &'static [u8]) -> Vec<u8> {
    let (expected, trap) = interpret(wasm, input);
    assert_eq!(trap, None);
    let c = c_emitter::emit(wasm, &[]).unwrap_or_else(|error| panic!("{error:#}"));
    for &build in builds().iter().take(2) {
        let (found, ill) = execute(&c, build, input);
        assert_eq!(ill, None, "as {build:?}:\n{c}");
        assert_eq!(found, expected, "as {build:?}:\n{c}");
    }
    expected
}

/// As numbers of 32 bits, what is shown.
pub(crate) fn shown(body: &str) -> Vec<i32> {
    let bytes = check_module(&module("", body), b"");
    bytes.chunks(4).map(|bytes| i32::from_le_bytes(bytes.try_into().expect("whole numbers"))).collect()
}

pub(crate) fn shown_long(body: &str) -> Vec<i64> {
    let bytes = check_module(&module("", body), b"");
    bytes.chunks(8).map(|bytes| i64::from_le_bytes(bytes.try_into().expect("whole numbers"))).collect()
}

/// Each call in the text ends the program on its own, even if nobody wants its result, and nothing behind it is done.
pub(crate) fn traps(calls: &str) {
    for call in calls.lines() {
        let unwanted = call.replace("call $show_long", "drop").replace("call $show", "drop");
        let wasm = module("", &format!("{unwanted} (call $show (i32.const 1))"));
        let (written, trap) = interpret(&wasm, b"");
        assert!(trap.is_some() && written.is_empty(), "{unwanted}");
        let c = c_emitter::emit(&wasm, &[]).unwrap_or_else(|error| panic!("{error:#}"));
        for &build in builds().iter().take(1) {
            let (written, ill) = execute(&c, build, b"");
            assert!(ill.is_some_and(|ill| ill.starts_with("exit status: 101 ")), "{unwanted} as {build:?}:\n{c}");
            assert!(written.is_empty(), "{unwanted} as {build:?}:\n{c}");
        }
    }
}
