//! Modules written by hand, each for something that is easily got wrong.

use crate::machines::{can_build, execute, interpret, BUILDS};

/// A module whose exported function has this body; `$show` writes an `i32`, `$show_long` an `i64`.
fn module(functions: &str, body: &str) -> Vec<u8> {
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

/// Runs the module as every build, and holds that against the interpreter; what both wrote.
fn check_module(wasm: &[u8], input: &'static [u8]) -> Vec<u8> {
    let (expected, trap) = interpret(wasm, input);
    let c = c_emitter::emit(wasm, &[]).unwrap_or_else(|error| panic!("{error:#}"));
    for build in BUILDS.into_iter().filter(|build| can_build(*build)) {
        let (found, ill) = execute(&c, build, input);
        assert_eq!(trap.is_some(), ill.is_some(), "{trap:?} and {ill:?} as {build:?}:\n{c}");
        // What a program that is ended had written may be lost.
        assert!(trap.is_some() || found == expected, "{found:?}, expected {expected:?} as {build:?}:\n{c}");
    }
    expected
}

/// As numbers of 32 bits, what is shown.
fn shown(body: &str) -> Vec<i32> {
    let bytes = check_module(&module("", body), b"");
    bytes.chunks(4).map(|bytes| i32::from_le_bytes(bytes.try_into().expect("whole numbers"))).collect()
}

fn shown_long(body: &str) -> Vec<i64> {
    let bytes = check_module(&module("", body), b"");
    bytes.chunks(8).map(|bytes| i64::from_le_bytes(bytes.try_into().expect("whole numbers"))).collect()
}

/// Found by a random module: the loop had no end.
#[test]
fn a_break_past_the_end_of_a_loop_leaves_the_loop() {
    let body = "(block $out (loop (block (br_if $out (global.get $global)) (return) (br 0))))
        (call $show (i32.const 1))";
    assert_eq!(shown(body), [1]);
}

#[test]
fn a_break_past_the_ends_of_two_loops_leaves_both() {
    let body = "(block $out (loop (loop (br_if $out (global.get $global)) (call $show (i32.const 2)) (br 0))))
        (call $show (i32.const 1))";
    assert_eq!(shown(body), [1]);
}

#[test]
fn the_least_numbers_are_themselves() {
    assert_eq!(shown("(call $show (i32.const -2147483648))"), [i32::MIN]);
    let body = "(call $show_long (i64.const -9223372036854775808))
        (call $show_long (i64.add (local.get $b) (i64.const -9223372036854775808)))
        (call $show_long (i64.const -2147483648))";
    assert_eq!(shown_long(body), [i64::MIN, i64::MIN, i32::MIN.into()]);
}
