//! By hand: numbers, bytes and what is written of them.

use crate::by_hand::{check_module, module, shown, shown_long, traps};

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
