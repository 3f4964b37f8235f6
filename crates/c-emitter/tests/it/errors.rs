//! What the emitter does not take: it says what and where, and writes no C.

/// Checks what it says of a module whose exported function is `$run`, given the module's other parts.
fn check(parts: &str, run: &str, expected: &str) {
    let text = format!("(module {parts} (func $run (export \"run\") {run}))");
    let wasm = wat::parse_str(&text).unwrap_or_else(|error| panic!("{error}"));
    let error = c_emitter::emit(&wasm, &[]).expect_err(&text);
    assert_eq!(format!("{error:#}"), expected, "{text}");
}

/// Checks the same of something in a function that the exported one calls.
fn check_called(function: &str, expected: &str) {
    let parts = format!("(type $none (func)) (table 1 funcref) (func $sum {function})");
    check(&parts, "(call $sum)", &format!("in function f_sum: {expected}"));
}

#[test]
fn floating_point_is_refused() {
    let expected = "the instruction F32Const { value: Ieee32(1065353216) } is not understood";
    check_called("(drop (f32.const 1))", expected);
    check_called("(local f64)", "values of type f64 are not understood");
    check_called("(drop (block (result f32) (unreachable)))", "values of type f32 are not understood");
}

#[test]
fn calls_through_a_table_are_refused() {
    let expected = "the instruction CallIndirect { type_index: 0, table_index: 0 } is not understood";
    check_called("(call_indirect (type $none) (i32.const 0))", expected);
}

#[test]
fn blocks_with_parameters_or_several_results_are_refused() {
    let expected = "blocks with parameters or several results are not understood";
    check_called("(i32.const 1) (drop (block (param i32) (result i32)))", expected);
    check_called("(i32.const 1) (loop (param i32) (drop))", expected);
    check_called("(block (result i32 i32) (i32.const 1) (i32.const 2)) (drop) (drop)", expected);
}

#[test]
fn several_results_are_refused() {
    let two = "(func $two (result i32 i32) (i32.const 1) (i32.const 2))";
    check(two, "(call $two) (drop) (drop)", "in function f_run: several results are not understood");
}

#[test]
fn other_imports_are_refused() {
    let form = "expected read(pointer, length) -> length or write(pointer, length)";
    check("(import \"env\" \"exit\" (func (param i32)))", "", &format!("import of exit, {form}"));
    check("(import \"env\" \"read\" (func (param i32) (result i32)))", "", &format!("import of read, {form}"));
    check("(import \"env\" \"write\" (func (param i32 i32) (result i32)))", "", &format!("import of write, {form}"));
    check("(import \"wasi\" \"read\" (func))", "", "import from wasi, expected env");
    check("(import \"env\" \"memory\" (memory 1))", "", "import of memory, which is no function");
    check("(import \"env\" \"base\" (global i32))", "", "import of base, which is no function");
}

#[test]
fn all_but_one_exported_function_is_refused() {
    let error = c_emitter::emit(&wat::parse_str("(module (func))").expect("a module"), &[]).expect_err("none");
    assert_eq!(error.to_string(), "the module exports no function");
    check("(func (export \"walk\"))", "", "run is a second exported function");
    check("", "(param i32)", "the exported function must have no parameters and no results");
    check("", "(result i32) (i32.const 1)", "the exported function must have no parameters and no results");
}

#[test]
fn what_is_not_there_from_the_beginning_is_refused() {
    check("(func $begin) (start $begin)", "", "a start function");
    check("(memory 1) (data \"x\")", "", "passive data");
}

#[test]
fn what_is_not_valid_is_refused_with_its_place() {
    let expected = "not a valid module of integers: unexpected SIMD opcode: 0xfd (at offset 0x20)";
    check("", "(drop (v128.const i32x4 1 2 3 4))", expected);
    let error = c_emitter::emit(b"\0asm\x01\0\0\0\x0b", &[]).expect_err("it is cut off");
    assert_eq!(format!("{error:#}"), "not a valid module of integers: unexpected end-of-file (at offset 0x9)");
}
