//! The operations of wasm that C has an operator or a cast for.

use crate::expression::Expression;
use crate::kind::Kind;

/// How many bytes of memory are read or written, and as what.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Access {
    /// What the value in memory is.
    pub(crate) cell: Cell,
    /// Whether a smaller number is extended with its sign.
    pub(crate) signed: bool,
    /// The kind of the value on the stack.
    pub(crate) kind: Kind,
}

/// What stands in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Cell {
    Byte,
    Half,
    Word,
    Long,
    Float,
    Double,
}

impl Cell {
    pub(crate) const ALL: [Cell; 6] = [Cell::Byte, Cell::Half, Cell::Word, Cell::Long, Cell::Float, Cell::Double];

    /// In bytes.
    pub(crate) fn size(self) -> u32 {
        match self {
            Cell::Byte => 1,
            Cell::Half => 2,
            Cell::Word | Cell::Float => 4,
            Cell::Long | Cell::Double => 8,
        }
    }

    /// The C type, and the macros for a cell at an address, and at an address with an offset.
    pub(crate) fn names(self) -> (&'static str, &'static str, &'static str) {
        match self {
            Cell::Byte => ("u8", "M1", "N1"),
            Cell::Half => ("u16", "M2", "N2"),
            Cell::Word => ("u32", "M4", "N4"),
            Cell::Long => ("u64", "M8", "N8"),
            Cell::Float => ("float", "MF", "NF"),
            Cell::Double => ("double", "MD", "ND"),
        }
    }
}

/// An operation on two numbers of one kind with a result of that kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Binary {
    Add,
    Subtract,
    Multiply,
    /// Of floats, or of unsigned integers.
    Divide,
    DivideSigned,
    Remainder,
    RemainderSigned,
    And,
    Or,
    Xor,
    ShiftLeft,
    ShiftRight,
    ShiftRightSigned,
}

impl Binary {
    /// The operator in C.
    pub(crate) fn sign(self) -> &'static str {
        match self {
            Binary::Add => "+",
            Binary::Subtract => "-",
            Binary::Multiply => "*",
            Binary::Divide | Binary::DivideSigned => "/",
            Binary::Remainder | Binary::RemainderSigned => "%",
            Binary::And => "&",
            Binary::Or => "|",
            Binary::Xor => "^",
            Binary::ShiftLeft => "<<",
            Binary::ShiftRight | Binary::ShiftRightSigned => ">>",
        }
    }

    pub(crate) fn is_shift(self) -> bool {
        matches!(self, Binary::ShiftLeft | Binary::ShiftRight | Binary::ShiftRightSigned)
    }

    /// Whether the operands may change places.
    pub(crate) fn commutes(self) -> bool {
        matches!(self, Binary::Add | Binary::Multiply | Binary::And | Binary::Or | Binary::Xor)
    }

    /// Whether the low bits of the result depend on no other bits of the operands.
    pub(crate) fn is_modular(self) -> bool {
        self.commutes() || matches!(self, Binary::Subtract | Binary::ShiftLeft)
    }

    /// Whether there are values of the left operand for which the operation has no result.
    pub(crate) fn traps(self, kind: Kind, right: &Expression) -> bool {
        if !kind.is_integer() {
            return false;
        }
        let minus_one = if kind == Kind::Long { u64::MAX } else { u32::MAX.into() };
        match self {
            Binary::Divide | Binary::Remainder => right.constant().is_none_or(|value| value == 0),
            Binary::DivideSigned | Binary::RemainderSigned => {
                right.constant().is_none_or(|value| value == 0 || value == minus_one)
            }
            _ => false,
        }
    }
}

/// A comparison, whose result is 0 or 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Compare {
    Equal,
    Different,
    Less(Sign),
    Greater(Sign),
    LessOrEqual(Sign),
    GreaterOrEqual(Sign),
}

/// Whether integers are compared as they are or as signed ones. Floats are compared as they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sign {
    Unsigned,
    Signed,
}

impl Compare {
    pub(crate) fn sign(self) -> &'static str {
        match self {
            Compare::Equal => "==",
            Compare::Different => "!=",
            Compare::Less(_) => "<",
            Compare::Greater(_) => ">",
            Compare::LessOrEqual(_) => "<=",
            Compare::GreaterOrEqual(_) => ">=",
        }
    }

    pub(crate) fn is_signed(self) -> bool {
        match self {
            Compare::Equal | Compare::Different => false,
            Compare::Less(sign)
            | Compare::Greater(sign)
            | Compare::LessOrEqual(sign)
            | Compare::GreaterOrEqual(sign) => sign == Sign::Signed,
        }
    }

    pub(crate) fn is_equality(self) -> bool {
        matches!(self, Compare::Equal | Compare::Different)
    }

    /// The comparison that holds when this one does not. Not so for floats, unless it is an equality.
    pub(crate) fn opposite(self) -> Compare {
        match self {
            Compare::Equal => Compare::Different,
            Compare::Different => Compare::Equal,
            Compare::Less(sign) => Compare::GreaterOrEqual(sign),
            Compare::Greater(sign) => Compare::LessOrEqual(sign),
            Compare::LessOrEqual(sign) => Compare::Greater(sign),
            Compare::GreaterOrEqual(sign) => Compare::Less(sign),
        }
    }
}

/// An operation on one number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unary {
    /// 1 if the operand, of this kind, is 0, else 0.
    IsZero(Kind),
    /// The low 32 bits.
    Wrap,
    /// From 32 bits to 64, without or with sign.
    Extend,
    ExtendSigned,
    /// The sign of a smaller number is extended to this kind; with the C type of the smaller one.
    SignExtend(&'static str, Kind),
    /// The sign of a float is changed.
    Negate(Kind),
    /// From an integer of the first kind with or without a sign to a float of the second one.
    Convert(Kind, Sign, Kind),
    /// From one float to the other one.
    Promote,
    Demote,
}

impl Unary {
    /// The kind of the result.
    pub(crate) fn kind(self) -> Kind {
        match self {
            Unary::IsZero(_) | Unary::Wrap => Kind::Word,
            Unary::Extend | Unary::ExtendSigned => Kind::Long,
            Unary::SignExtend(_, kind) | Unary::Negate(kind) | Unary::Convert(_, _, kind) => kind,
            Unary::Promote => Kind::Double,
            Unary::Demote => Kind::Float,
        }
    }
}
