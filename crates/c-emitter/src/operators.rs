//! Which operation each instruction of wasm is.

use crate::helpers::Helper;
use crate::kind::Kind;
use crate::operation::{Access, Binary, Cell, Compare, Sign, Unary};
use wasmparser::{MemArg, Operator};

use Kind::{Double, Float, Long, Word};

/// An instruction that takes its operands from the stack and puts its result there.
#[derive(Clone, Copy)]
pub(crate) enum Operation {
    Binary(Binary, Kind),
    Compare(Compare, Kind),
    Unary(Unary),
    /// A helper with so many operands.
    Call(Helper, usize, Kind),
}

/// The operation of an instruction that has neither immediate operands nor an effect, other than that it may trap.
pub(crate) fn operation(operator: &Operator<'_>) -> Option<Operation> {
    integer(operator).or_else(|| float(operator)).or_else(|| conversion(operator))
}

fn integer(operator: &Operator<'_>) -> Option<Operation> {
    use Sign::{Signed, Unsigned};
    macro_rules! both {
        ($($word:ident $long:ident => $operation:expr;)*) => {
            match operator {
                $(Operator::$word => {
                    let kind = Word;
                    let operation: fn(Kind) -> Operation = $operation;
                    Some(operation(kind))
                }
                Operator::$long => {
                    let operation: fn(Kind) -> Operation = $operation;
                    Some(operation(Long))
                })*
                _ => None,
            }
        };
    }
    let found = both! {
        I32Add I64Add => |kind| Operation::Binary(Binary::Add, kind);
        I32Sub I64Sub => |kind| Operation::Binary(Binary::Subtract, kind);
        I32Mul I64Mul => |kind| Operation::Binary(Binary::Multiply, kind);
        I32DivU I64DivU => |kind| Operation::Binary(Binary::Divide, kind);
        I32DivS I64DivS => |kind| Operation::Binary(Binary::DivideSigned, kind);
        I32RemU I64RemU => |kind| Operation::Binary(Binary::Remainder, kind);
        I32RemS I64RemS => |kind| Operation::Binary(Binary::RemainderSigned, kind);
        I32And I64And => |kind| Operation::Binary(Binary::And, kind);
        I32Or I64Or => |kind| Operation::Binary(Binary::Or, kind);
        I32Xor I64Xor => |kind| Operation::Binary(Binary::Xor, kind);
        I32Shl I64Shl => |kind| Operation::Binary(Binary::ShiftLeft, kind);
        I32ShrU I64ShrU => |kind| Operation::Binary(Binary::ShiftRight, kind);
        I32ShrS I64ShrS => |kind| Operation::Binary(Binary::ShiftRightSigned, kind);
        I32Eq I64Eq => |kind| Operation::Compare(Compare::Equal, kind);
        I32Ne I64Ne => |kind| Operation::Compare(Compare::Different, kind);
        I32LtU I64LtU => |kind| Operation::Compare(Compare::Less(Unsigned), kind);
        I32LtS I64LtS => |kind| Operation::Compare(Compare::Less(Signed), kind);
        I32GtU I64GtU => |kind| Operation::Compare(Compare::Greater(Unsigned), kind);
        I32GtS I64GtS => |kind| Operation::Compare(Compare::Greater(Signed), kind);
        I32LeU I64LeU => |kind| Operation::Compare(Compare::LessOrEqual(Unsigned), kind);
        I32LeS I64LeS => |kind| Operation::Compare(Compare::LessOrEqual(Signed), kind);
        I32GeU I64GeU => |kind| Operation::Compare(Compare::GreaterOrEqual(Unsigned), kind);
        I32GeS I64GeS => |kind| Operation::Compare(Compare::GreaterOrEqual(Signed), kind);
        I32Eqz I64Eqz => |kind| Operation::Unary(Unary::IsZero(kind));
        I32Extend8S I64Extend8S => |kind| Operation::Unary(Unary::SignExtend("i8", kind));
        I32Extend16S I64Extend16S => |kind| Operation::Unary(Unary::SignExtend("i16", kind));
    };
    if found.is_some() {
        return found;
    }
    Some(match operator {
        Operator::I64Extend32S => Operation::Unary(Unary::SignExtend("i32", Long)),
        Operator::I32WrapI64 => Operation::Unary(Unary::Wrap),
        Operator::I64ExtendI32U => Operation::Unary(Unary::Extend),
        Operator::I64ExtendI32S => Operation::Unary(Unary::ExtendSigned),
        Operator::I32Clz => Operation::Call(Helper::LeadingWord, 1, Word),
        Operator::I64Clz => Operation::Call(Helper::LeadingLong, 1, Long),
        Operator::I32Ctz => Operation::Call(Helper::TrailingWord, 1, Word),
        Operator::I64Ctz => Operation::Call(Helper::TrailingLong, 1, Long),
        Operator::I32Popcnt => Operation::Call(Helper::OnesWord, 1, Word),
        Operator::I64Popcnt => Operation::Call(Helper::OnesLong, 1, Long),
        Operator::I32Rotl => Operation::Call(Helper::RotateLeftWord, 2, Word),
        Operator::I64Rotl => Operation::Call(Helper::RotateLeftLong, 2, Long),
        Operator::I32Rotr => Operation::Call(Helper::RotateRightWord, 2, Word),
        Operator::I64Rotr => Operation::Call(Helper::RotateRightLong, 2, Long),
        _ => return None,
    })
}

fn float(operator: &Operator<'_>) -> Option<Operation> {
    use Operation::{Binary as Two, Call, Compare as Is, Unary as One};
    let sign = Sign::Unsigned;
    Some(match operator {
        Operator::F32Add => Two(Binary::Add, Float),
        Operator::F64Add => Two(Binary::Add, Double),
        Operator::F32Sub => Two(Binary::Subtract, Float),
        Operator::F64Sub => Two(Binary::Subtract, Double),
        Operator::F32Mul => Two(Binary::Multiply, Float),
        Operator::F64Mul => Two(Binary::Multiply, Double),
        Operator::F32Div => Two(Binary::Divide, Float),
        Operator::F64Div => Two(Binary::Divide, Double),
        Operator::F32Eq => Is(Compare::Equal, Float),
        Operator::F64Eq => Is(Compare::Equal, Double),
        Operator::F32Ne => Is(Compare::Different, Float),
        Operator::F64Ne => Is(Compare::Different, Double),
        Operator::F32Lt => Is(Compare::Less(sign), Float),
        Operator::F64Lt => Is(Compare::Less(sign), Double),
        Operator::F32Gt => Is(Compare::Greater(sign), Float),
        Operator::F64Gt => Is(Compare::Greater(sign), Double),
        Operator::F32Le => Is(Compare::LessOrEqual(sign), Float),
        Operator::F64Le => Is(Compare::LessOrEqual(sign), Double),
        Operator::F32Ge => Is(Compare::GreaterOrEqual(sign), Float),
        Operator::F64Ge => Is(Compare::GreaterOrEqual(sign), Double),
        Operator::F32Neg => One(Unary::Negate(Float)),
        Operator::F64Neg => One(Unary::Negate(Double)),
        Operator::F32Abs => Call(Helper::AbsoluteFloat, 1, Float),
        Operator::F64Abs => Call(Helper::AbsoluteDouble, 1, Double),
        Operator::F32Copysign => Call(Helper::CopySignFloat, 2, Float),
        Operator::F64Copysign => Call(Helper::CopySignDouble, 2, Double),
        Operator::F32Min => Call(Helper::Minimum, 2, Float),
        Operator::F64Min => Call(Helper::Minimum, 2, Double),
        Operator::F32Max => Call(Helper::Maximum, 2, Float),
        Operator::F64Max => Call(Helper::Maximum, 2, Double),
        Operator::F32Ceil => Call(Helper::Ceiling, 1, Float),
        Operator::F64Ceil => Call(Helper::Ceiling, 1, Double),
        Operator::F32Floor => Call(Helper::Floor, 1, Float),
        Operator::F64Floor => Call(Helper::Floor, 1, Double),
        Operator::F32Trunc => Call(Helper::Truncate, 1, Float),
        Operator::F64Trunc => Call(Helper::Truncate, 1, Double),
        Operator::F32Nearest => Call(Helper::Nearest, 1, Float),
        Operator::F64Nearest => Call(Helper::Nearest, 1, Double),
        Operator::F32Sqrt => Call(Helper::SquareRoot, 1, Float),
        Operator::F64Sqrt => Call(Helper::SquareRoot, 1, Double),
        _ => return None,
    })
}

fn conversion(operator: &Operator<'_>) -> Option<Operation> {
    use Operation::{Call, Unary as One};
    use Sign::{Signed, Unsigned};
    Some(match operator {
        Operator::F32ConvertI32S => One(Unary::Convert(Word, Signed, Float)),
        Operator::F32ConvertI32U => One(Unary::Convert(Word, Unsigned, Float)),
        Operator::F32ConvertI64S => One(Unary::Convert(Long, Signed, Float)),
        Operator::F32ConvertI64U => Call(Helper::ConvertLongFloat, 1, Float),
        Operator::F64ConvertI32S => One(Unary::Convert(Word, Signed, Double)),
        Operator::F64ConvertI32U => One(Unary::Convert(Word, Unsigned, Double)),
        Operator::F64ConvertI64S => One(Unary::Convert(Long, Signed, Double)),
        Operator::F64ConvertI64U => Call(Helper::ConvertLongDouble, 1, Double),
        Operator::F32DemoteF64 => One(Unary::Demote),
        Operator::F64PromoteF32 => One(Unary::Promote),
        Operator::I32ReinterpretF32 => Call(Helper::BitsOfFloat, 1, Word),
        Operator::I64ReinterpretF64 => Call(Helper::BitsOfDouble, 1, Long),
        Operator::F32ReinterpretI32 => Call(Helper::FloatOfBits, 1, Float),
        Operator::F64ReinterpretI64 => Call(Helper::DoubleOfBits, 1, Double),
        Operator::I32TruncF32S | Operator::I32TruncF64S => Call(Helper::ToSignedWord, 1, Word),
        Operator::I32TruncF32U | Operator::I32TruncF64U => Call(Helper::ToWord, 1, Word),
        Operator::I64TruncF32S | Operator::I64TruncF64S => Call(Helper::ToSignedLong, 1, Long),
        Operator::I64TruncF32U | Operator::I64TruncF64U => Call(Helper::ToLong, 1, Long),
        Operator::I32TruncSatF32S | Operator::I32TruncSatF64S => Call(Helper::SaturateSignedWord, 1, Word),
        Operator::I32TruncSatF32U | Operator::I32TruncSatF64U => Call(Helper::SaturateWord, 1, Word),
        Operator::I64TruncSatF32S | Operator::I64TruncSatF64S => Call(Helper::SaturateSignedLong, 1, Long),
        Operator::I64TruncSatF32U | Operator::I64TruncSatF64U => Call(Helper::SaturateLong, 1, Long),
        _ => return None,
    })
}

/// What an instruction reads from memory, or writes there (`true`).
pub(crate) fn access(operator: &Operator<'_>) -> Option<(Access, MemArg, bool)> {
    macro_rules! accesses {
        ($($name:ident $cell:ident $signed:literal $kind:ident $store:literal;)*) => {
            match *operator {
                $(Operator::$name { memarg } => {
                    Some((Access { cell: Cell::$cell, signed: $signed, kind: $kind }, memarg, $store))
                })*
                _ => None,
            }
        };
    }
    accesses! {
        I32Load Word false Word false;
        I32Load8U Byte false Word false;
        I32Load8S Byte true Word false;
        I32Load16U Half false Word false;
        I32Load16S Half true Word false;
        I64Load Long false Long false;
        I64Load8U Byte false Long false;
        I64Load8S Byte true Long false;
        I64Load16U Half false Long false;
        I64Load16S Half true Long false;
        I64Load32U Word false Long false;
        I64Load32S Word true Long false;
        F32Load Float false Float false;
        F64Load Double false Double false;
        I32Store Word false Word true;
        I32Store8 Byte false Word true;
        I32Store16 Half false Word true;
        I64Store Long false Long true;
        I64Store8 Byte false Long true;
        I64Store16 Half false Long true;
        I64Store32 Word false Long true;
        F32Store Float false Float true;
        F64Store Double false Double true;
    }
}
