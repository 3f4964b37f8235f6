//! The instructions that random functions are made of, by what they take and give.

use wasm_encoder::Instruction::{self, *};
use wasm_encoder::{MemArg, ValType};

/// Both operands and the result have one type.
pub(crate) fn binary(kind: ValType) -> &'static [Instruction<'static>] {
    match kind {
        ValType::I64 => &[I64Add, I64Sub, I64Mul, I64And, I64Or, I64Xor, I64Shl, I64ShrS, I64ShrU, I64Rotl, I64Rotr],
        _ => &[I32Add, I32Sub, I32Mul, I32And, I32Or, I32Xor, I32Shl, I32ShrS, I32ShrU, I32Rotl, I32Rotr],
    }
}

/// As [`binary`], but they trap if the right operand is 0, signed ones also if it is -1.
pub(crate) fn divisions(kind: ValType) -> &'static [Instruction<'static>] {
    match kind {
        ValType::I64 => &[I64DivU, I64RemU, I64RemS, I64DivS],
        _ => &[I32DivU, I32RemU, I32RemS, I32DivS],
    }
}

/// The operands have this type, and the result is an `i32`.
pub(crate) fn comparisons(kind: ValType) -> &'static [Instruction<'static>] {
    match kind {
        ValType::I64 => &[I64Eq, I64Ne, I64LtS, I64LtU, I64GtS, I64GtU, I64LeS, I64LeU, I64GeS, I64GeU],
        _ => &[I32Eq, I32Ne, I32LtS, I32LtU, I32GtS, I32GtU, I32LeS, I32LeU, I32GeS, I32GeU],
    }
}

/// The operand's type, and those that give this type of it.
pub(crate) fn unary(kind: ValType) -> &'static [(ValType, Instruction<'static>)] {
    const WORD: ValType = ValType::I32;
    const LONG: ValType = ValType::I64;
    match kind {
        ValType::I64 => &[
            (LONG, I64Clz),
            (LONG, I64Ctz),
            (LONG, I64Popcnt),
            (LONG, I64Extend8S),
            (LONG, I64Extend16S),
            (LONG, I64Extend32S),
            (WORD, I64ExtendI32S),
            (WORD, I64ExtendI32U),
        ],
        _ => &[
            (WORD, I32Clz),
            (WORD, I32Ctz),
            (WORD, I32Popcnt),
            (WORD, I32Extend8S),
            (WORD, I32Extend16S),
            (WORD, I32Eqz),
            (LONG, I64Eqz),
            (LONG, I32WrapI64),
        ],
    }
}

/// A load or a store, and the logarithm of how many bytes it takes.
type Access = (fn(MemArg) -> Instruction<'static>, u32);

/// The loads of a type.
pub(crate) fn loads(kind: ValType) -> &'static [Access] {
    match kind {
        ValType::I64 => &[
            (I64Load, 3),
            (I64Load8S, 0),
            (I64Load8U, 0),
            (I64Load16S, 1),
            (I64Load16U, 1),
            (I64Load32S, 2),
            (I64Load32U, 2),
        ],
        _ => &[(I32Load, 2), (I32Load8S, 0), (I32Load8U, 0), (I32Load16S, 1), (I32Load16U, 1)],
    }
}

/// The stores of a type.
pub(crate) fn stores(kind: ValType) -> &'static [Access] {
    match kind {
        ValType::I64 => &[(I64Store, 3), (I64Store8, 0), (I64Store16, 1), (I64Store32, 2)],
        _ => &[(I32Store, 2), (I32Store8, 0), (I32Store16, 1)],
    }
}
