//! By hand: what C makes do without.

use crate::by_hand::{check_module, module};

/// The C of the exported function, which is held against the interpreter.
fn written(body: &str) -> String {
    let wasm = module("", body);
    check_module(&wasm, b"");
    let c = c_emitter::emit(&wasm, &[]).unwrap_or_else(|error| panic!("{error:#}"));
    let function = c.rsplit_once("\n\nint main").and_then(|(functions, _)| functions.rsplit_once("\n\n"));
    function.expect("an empty line is in front of a function").1.lines().map(str::trim).skip(1).collect()
}

#[test]
fn a_way_that_only_ends_the_program_is_cut_short() {
    let body = "(block $bad (block $worse
          (br_if $worse (i32.eqz (global.get $global)))
          (br_if $bad (i32.gt_u (global.get $global) (i32.const 7)))
          (call $show (i32.const 1))
          (return))
        (br $bad))
        (unreachable)";
    assert_eq!(written(body), "if(!g0||g0>7) trap();f_show(1);}");
}

#[test]
fn a_loop_tells_first_or_last_how_long_it_goes_on() {
    let next = "(local.set $a (i32.add (local.get $a) (i32.const 1)))";
    let last = format!("(loop $again {next} (br_if $again (i32.lt_u (local.get $a) (i32.const 9))))");
    assert_eq!(written(&last), "u32 a=0;do{a++;}while(a<9);}");
    let first = format!("(loop $again (if (i32.lt_u (local.get $a) (i32.const 9)) (then {next} {next} (br $again))))");
    assert_eq!(written(&first), "u32 a=0;while(a<9){a++; a++;}}");
}

#[test]
fn what_only_one_case_leads_to_is_in_that_case() {
    let body = "(block $end (block $two (block $one
          (br_table $one $two $end (global.get $global)))
          (call $show (i32.const 1)) (br $end))
          (call $show (i32.const 2)))
        (call $show (i32.const 3))";
    assert_eq!(written(body), "switch(g0){case 0:f_show(1); break;case 1:f_show(2); break;}f_show(3);}");
}

#[test]
fn the_short_way_out_comes_first() {
    let body = "(block $end
          (if (global.get $global) (then (call $show (i32.const 1)) (call $show (i32.const 2)) (return)))
          (br $end))
        (unreachable)";
    assert_eq!(written(body), "if(!g0) trap();f_show(1); f_show(2);}");
}

#[test]
fn a_comment_of_any_words_stands_on_top_whole() {
    let comment = [format!("*/ {}", "größer ".repeat(40)), "ß".repeat(300)];
    let c = c_emitter::emit(&module("", ""), &comment).unwrap_or_else(|error| panic!("{error:#}"));
    let (top, _) = c.split_once("#include").expect("headers are included");
    assert_eq!(top.matches("größer").count(), 40);
    assert_eq!(top.matches('ß').count(), 340);
    assert_eq!(top.matches("*/").count(), 2);
}
