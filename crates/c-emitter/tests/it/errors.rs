//! What the emitter does not take: it says what and where, and writes no C.

/// Checks what it says of a module whose exported function is `$run`, given the module's other parts.
fn check(parts: &str, run: &str, expected: &str) {
    let text = format!("(module {parts} (func $run (export \"run\") {run}))");
    let wasm = wat::parse_str(&text).unwrap_or_else(|error| panic!("{error}"));
    let error = c_emitter::emit(&wasm, &[]).expect_err(&text);
    assert_eq!(format!("{error:#}"), expected, "{text}");
}

#[test]
fn vectors_threads_and_exceptions_are_refused_with_their_place() {
    check("", "(drop (v128.const i32x4 1 2 3 4))", "in function run: the instruction V128Const is not supported");
    check("(memory 1)", "(atomic.fence)", "in function run: the instruction AtomicFence is not supported");
    check("(tag $t)", "(throw $t)", "in function run: the instruction Throw is not supported");
    check("", "(local v128)", "in function run: values of type v128 are not supported");
    check("", "(return_call $run)", "in function run: the instruction ReturnCall is not supported");
}

#[test]
fn a_system_call_that_no_judge_offers_is_refused_with_its_caller() {
    let import = "(import \"wasi_snapshot_preview1\" \"path_open\" (func $open))";
    let expected = "in function open_a_file: the system call path_open is not available on a judge";
    check(&format!("{import} (func $open_a_file (call $open))"), "(call $open_a_file)", expected);
    // What nothing calls does no harm.
    let text = format!("(module {import} (func (export \"run\")))");
    assert!(c_emitter::emit(&wat::parse_str(text).expect("a module"), &[]).is_ok());
}

#[test]
fn a_system_call_with_other_parameters_is_refused() {
    let import = "(import \"wasi_snapshot_preview1\" \"fd_close\" (func $close))";
    let expected = "in function run: import of fd_close: the parameters or results are not those of this system call";
    check(import, "(call $close)", expected);
}

#[test]
fn other_imports_are_refused() {
    let expected = "in function run: import of exit from env, expected a system call of wasi_snapshot_preview1";
    check("(import \"env\" \"exit\" (func $exit))", "(call $exit)", expected);
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
fn data_and_elements_outside_are_refused() {
    check("(memory 1) (data (i32.const 65535) \"xy\")", "", "data outside the memory");
    check("(table 1 funcref) (elem (i32.const 1) $run)", "", "elements outside the table");
}

#[test]
fn what_is_cut_off_is_refused_with_its_place() {
    let error = c_emitter::emit(b"\0asm\x01\0\0\0\x0b", &[]).expect_err("it is cut off");
    assert_eq!(format!("{error:#}"), "not a valid module of what is supported: unexpected end-of-file (at offset 0x9)");
}
