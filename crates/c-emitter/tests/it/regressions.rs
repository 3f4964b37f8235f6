//! Modules written by hand, each for something that is easily got wrong.

use crate::machines::{builds, execute, interpret};

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

/// Runs the module as the first builds, and holds that against the interpreter; what both wrote.
fn check_module(wasm: &[u8], input: &'static [u8]) -> Vec<u8> {
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

#[test]
fn bytes_of_data_are_what_they_are_whatever_they_mean_in_a_literal() {
    let strings = [r"\07?1?", "??/??=??(", r"\ff9\07a", r"\22\5c\22n%d", r"\001\008\01x", "?", r"a\00\00\00b", "*/ //"];
    let data = strings.iter().enumerate().map(|(number, string)| {
        let place = 2048 + 32 * number;
        format!("(data (i32.const {place}) \"{string}\")")
    });
    let wasm = module(&data.collect::<String>(), "(call $write (i32.const 2048) (i32.const 256))");
    assert_eq!(check_module(&wasm, b"")[..8], *b"\x07?1?\0\0\0\0");
}

#[test]
fn twice_zero_is_no_truth_and_twice_one_is() {
    let body = "(call $show (i32.eqz (i32.eqz (local.get $a))))
        (call $show (i32.eqz (i32.eqz (i32.const 7))))
        (call $show (i32.add (i32.eqz (i32.eqz (global.get $global))) (i32.eqz (local.get $a))))
        (call $show (i32.eqz (i64.eqz (i64.add (local.get $b) (i64.const 4294967296)))))
        (call $show (i32.lt_s (i32.sub (i32.eqz (global.get $global)) (i32.eqz (local.get $a))) (i32.const 0)))";
    assert_eq!(shown(body), [0, 1, 2, 1, 1]);
}

/// The instruction on these operands, both as constants and as what is not known beforehand.
fn operation(kind: &str, instruction: &str, left: i64, right: i64) -> String {
    let (show, local) = if kind == "i64" { ("$show_long", "$b") } else { ("$show", "$a") };
    let left = format!("({kind}.const {left})");
    let right = format!("({kind}.const {right})");
    let unknown = format!("({kind}.add (local.get {local}) {right})");
    format!(
        "(call {show} ({kind}.{instruction} {left} {right}))
         (call {show} ({kind}.{instruction} ({kind}.add (local.get {local}) {left}) {right}))
         (call {show} ({kind}.{instruction} {left} {unknown}))"
    )
}

#[test]
fn the_least_number_divided_by_minus_one_traps_and_leaves_no_rest() {
    assert_eq!(shown(&operation("i32", "rem_s", i32::MIN.into(), -1)), [0; 3]);
    assert_eq!(shown_long(&operation("i64", "rem_s", i64::MIN, -1)), [0; 3]);
    for (kind, least) in [("i32", i32::MIN.into()), ("i64", i64::MIN)] {
        traps(&operation(kind, "div_s", least, -1));
        for instruction in ["div_s", "div_u", "rem_s", "rem_u"] {
            traps(&operation(kind, instruction, 1, 0));
        }
    }
}

/// Each call in the text ends the program on its own, even if nobody wants its result, and nothing behind it is done.
fn traps(calls: &str) {
    for call in calls.lines() {
        let unwanted = call.replace("call $show_long", "drop").replace("call $show", "drop");
        let wasm = module("", &format!("{unwanted} (call $show (i32.const 1))"));
        let (written, trap) = interpret(&wasm, b"");
        assert!(trap.is_some() && written.is_empty(), "{unwanted}");
        let c = c_emitter::emit(&wasm, &[]).unwrap_or_else(|error| panic!("{error:#}"));
        for &build in builds().iter().take(1) {
            let (written, ill) = execute(&c, build, b"");
            assert!(ill.is_some_and(|ill| ill.starts_with("signal: 6 ")), "{unwanted} as {build:?}:\n{c}");
            assert!(written.is_empty(), "{unwanted} as {build:?}:\n{c}");
        }
    }
}

#[test]
fn unreachable_ends_the_program() {
    traps("(unreachable)");
}

#[test]
fn shifts_count_modulo_the_width() {
    let counts = [0, 1, 31, 32, 33, 63, 64, 65, 127, -1, 1 << 31];
    let all = |kind: &str, instruction: &str, left: i64| -> String {
        counts.map(|count| operation(kind, instruction, left, count)).concat()
    };
    let shifted = counts.map(|count| [8i32.wrapping_shl(count as u32); 3]).concat();
    assert_eq!(shown(&all("i32", "shl", 8)), shifted);
    let shifted = counts.map(|count| [(-4i64).wrapping_shr(count as u32); 3]).concat();
    assert_eq!(shown_long(&all("i64", "shr_s", -4)), shifted);
    for instruction in ["shl", "shr_s", "shr_u", "rotl", "rotr"] {
        shown(&(all("i32", instruction, -0x7654_3210) + &all("i64", instruction, i64::MIN + 9)));
    }
}

#[test]
fn a_table_may_lead_to_one_place_twice() {
    let function = "(func $at (param i32) (result i32)
        (block $a (block $b (block $c
          (br_table $a $c $b $b $c $c $a $b $c (local.get 0)))
          (return (i32.const 3)))
          (return (i32.const 2)))
        (i32.const 1))
        (func $with (param i32) (result i32)
          (block $a (result i32) (i32.add (i32.const 10)
            (block $b (result i32) (br_table $a $b $b $a (i32.const 5) (local.get 0))))))";
    let calls: Vec<_> = [0, 1, 2, 3, 4, 5, 6, 7, 8, -1]
        .iter()
        .map(|index| {
            format!("(call $show (call $at (i32.const {index}))) (call $show (call $with (i32.const {index})))")
        })
        .collect();
    let wasm = module(function, &calls.join(" "));
    let found: Vec<_> = check_module(&wasm, b"").chunks(4).map(|bytes| bytes[0]).collect();
    assert_eq!(found, [1, 5, 3, 15, 2, 15, 2, 5, 3, 5, 3, 5, 1, 5, 2, 5, 3, 5, 3, 5]);
}

#[test]
fn a_value_that_waits_is_what_it_was_when_it_came() {
    let before = "(local.set $a (i32.const 1)) (i32.store (i32.const 0) (i32.const 1))";
    for (waits, change, after) in [
        ("local.get $a", "(local.set $a (i32.const 20))", "(local.get $a)"),
        ("i32.load (i32.const 0)", "(i32.store (i32.const 0) (i32.const 20))", "(i32.load (i32.const 0))"),
        ("i32.load (i32.const 0)", "(call $change)", "(i32.load (i32.const 0))"),
        ("i32.load (i32.const 0)", "(memory.fill (i32.const 0) (i32.const 0) (i32.const 4))", "(i32.const 20)"),
        ("i32.sub (global.get $global) (i32.const 4)", "(call $change)", "(global.get $global)"),
        ("local.get $a", "(block (block (br_if 1 (global.get $global))) (return)) (local.set $a (i32.const 20))", "(local.get $a)"),
        ("local.get $a", "(loop (local.set $a (i32.add (local.get $a) (i32.const 1))) (br_if 0 (i32.lt_u (local.get $a) (i32.const 20))))", "(local.get $a)"),
    ] {
        let change_all = "(func $change (global.set $global (i32.const 20)) (i32.store (i32.const 0) (i32.const 20)))";
        let wasm = module(change_all, &format!("{before} ({waits}) {change} {after} (call $show (i32.sub))"));
        assert_eq!(check_module(&wasm, b""), (-19i32).to_le_bytes(), "{waits} across {change}");
    }
}

#[test]
fn loops_have_results() {
    let body = "(call $show (loop $again (result i32)
          (local.set $a (i32.add (local.get $a) (i32.const 3)))
          (br_if $again (i32.lt_u (local.get $a) (i32.const 10)))
          (i32.mul (local.get $a) (i32.const 2))))
        (call $show (i32.add (local.get $a) (loop $again (result i32)
          (local.set $a (i32.sub (local.get $a) (i32.const 1)))
          (if (result i32) (i32.gt_s (local.get $a) (i32.const 4)) (then (br $again)) (else (local.get $a))))))";
    assert_eq!(shown(body), [24, 16]);
}

#[test]
fn the_input_is_read_to_its_end() {
    let body = "(loop $again
        (local.set $a (call $read (i32.const 0) (i32.const 3)))
        (call $write (i32.const 0) (local.get $a))
        (call $show (local.get $a))
        (br_if $again (local.get $a)))";
    assert_eq!(check_module(&module("", body), b"abcd"), b"abc\x03\0\0\0d\x01\0\0\0\0\0\0\0");
}

#[test]
fn memory_has_its_size_and_does_not_grow() {
    assert_eq!(shown("(call $show (memory.size)) (call $show (memory.grow (i32.const 1)))"), [1, -1]);
}
