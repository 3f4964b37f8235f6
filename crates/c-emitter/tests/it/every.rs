//! Every instruction on numbers at which something changes, none of them known to the compiler.

use crate::by_hand::{check_module, module};

/// These and their negatives stand at the beginning of memory.
const NUMBERS: [i64; 20] = [
    0,
    1,
    2,
    7,
    31,
    32,
    63,
    64,
    0x7f,
    0x80,
    0xff,
    0x7fff,
    0x8000,
    0xffff,
    i32::MAX as i64,
    1 << 31,
    1 << 32,
    i64::MAX,
    i64::MIN,
    0x0123_4567_89ab_cdef,
];
const LENGTH: usize = 16 * NUMBERS.len();

fn data() -> String {
    let bytes = NUMBERS.iter().flat_map(|number| [*number, number.wrapping_neg()]).flat_map(i64::to_le_bytes);
    format!("(data (i32.const 0) \"{}\")", bytes.map(|byte| format!("\\{byte:02x}")).collect::<String>())
}

/// Runs a function for each text, which is done for each pair of places `$i` and `$j`, `step` bytes apart.
fn check(step: usize, texts: impl IntoIterator<Item = String>) {
    let (mut functions, mut calls) = (data(), String::new());
    for (number, text) in texts.into_iter().enumerate() {
        let next = |name: &str| {
            format!(
                "(local.set {name} (i32.add (local.get {name}) (i32.const {step})))
                 (br_if {name} (i32.lt_u (local.get {name}) (i32.const {LENGTH})))"
            )
        };
        functions += &format!(
            "(func $f{number} (local $i i32) (local $j i32)
               (loop $i (local.set $j (i32.const 0)) (loop $j {text} {}) {}))",
            next("$j"),
            next("$i")
        );
        calls += &format!("(call $f{number})");
    }
    assert!(!check_module(&module(&functions, &calls), b"").is_empty());
}

/// The instruction that shows a number of this type.
fn show(kind: &str) -> &'static str {
    if kind == "i64" {
        "call $show_long"
    } else {
        "call $show"
    }
}

#[test]
fn every_instruction_with_two_operands_gives_the_same() {
    for kind in ["i32", "i64"] {
        let operands = (format!("({kind}.load (local.get $i))"), format!("({kind}.load (local.get $j))"));
        let (left, right) = &operands;
        let own = "add sub mul and or xor shl shr_s shr_u rotl rotr".split(' ');
        let own = own.map(|name| format!("({} ({kind}.{name} {left} {right}))", show(kind)));
        let compare = "eq ne lt_s lt_u gt_s gt_u le_s le_u ge_s ge_u".split(' ');
        let compare = compare.map(|name| format!("(call $show ({kind}.{name} {left} {right}))"));
        let odd = format!("({kind}.or {right} ({kind}.const 1))");
        let divide = ["div_u", "rem_u", "rem_s"].map(|name| format!("({} ({kind}.{name} {left} {odd}))", show(kind)));
        // Neither 0 nor -1.
        let divisor = format!("({kind}.or ({kind}.and {right} ({kind}.const -3)) ({kind}.const 1))");
        let signed = format!("({} ({kind}.div_s {left} {divisor}))", show(kind));
        check(8, own.chain(compare).chain(divide).chain([signed]));
    }
}

#[test]
fn every_instruction_with_one_operand_gives_the_same() {
    let names = [
        ("i32", "i32", "clz ctz popcnt extend8_s extend16_s eqz"),
        ("i64", "i64", "clz ctz popcnt extend8_s extend16_s extend32_s"),
        ("i64", "i32", "eqz"),
        ("i64", "i32", "wrap_i64"),
        ("i32", "i64", "extend_i32_s extend_i32_u"),
    ];
    let texts = names.iter().flat_map(|(operand, result, names)| {
        names.split(' ').map(move |name| {
            let of = if name == "eqz" { operand } else { result };
            format!("({} ({of}.{name} ({operand}.load (i32.xor (local.get $i) (local.get $j)))))", show(result))
        })
    });
    check(4, texts);
}

#[test]
fn every_load_and_store_gives_the_same() {
    let loads = [
        ("i32", "load load8_s load8_u load16_s load16_u"),
        ("i64", "load load8_s load8_u load16_s load16_u load32_s load32_u"),
    ];
    let loads = loads.iter().flat_map(|(kind, names)| {
        names.split(' ').map(move |name| {
            let place = "(i32.shr_u (i32.add (local.get $i) (local.get $j)) (i32.const 1))";
            format!("({} ({kind}.{name} offset=3 align=1 {place}))", show(kind))
        })
    });
    let stores = [("i32", "store store8 store16"), ("i64", "store store8 store16 store32")];
    let stores = stores.iter().flat_map(|(kind, names)| {
        names.split(' ').map(move |name| {
            format!(
                "(i64.store (i32.const 2048) (i64.load (local.get $i)))
                 ({kind}.{name} offset=1 align=1 (i32.const 2048) ({kind}.load (local.get $j)))
                 (call $show_long (i64.load (i32.const 2048)))
                 (call $show_long (i64.load (i32.const 2056)))"
            )
        })
    });
    check(8, loads.chain(stores));
}
