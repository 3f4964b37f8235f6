//! By hand: where branches go, and what waits meanwhile.

use crate::by_hand::{check_module, module, shown, traps};

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

/// What is made of a call's result, which is in a variable, waits below a load that needs a variable itself.
#[test]
fn a_variable_is_not_set_while_a_value_made_of_it_waits() {
    let call = "(func $five (result i32) (i32.const 5))";
    let body = "(i32.store (i32.const 0) (i32.const 2))
        (i32.add (local.get $a) (call $five))
        (i32.load (i32.const 0))
        (i32.store (i32.const 0) (i32.const 3))
        (call $show (i32.sub))";
    assert_eq!(check_module(&module(call, body), b""), 3i32.to_le_bytes());
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
fn unreachable_ends_the_program() {
    traps("(unreachable)");
}
