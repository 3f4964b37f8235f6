//! Expressions as C text.

use crate::expression::{Callee, Expression};
use crate::helpers::Helper;
use crate::kind::Kind;
use crate::names::Names;
use crate::operation::{Access, Binary, Cell, Compare, Sign, Unary};
use crate::text::{constant, infix, level, unsigned, Level, Text, Type, SIGNED, TRUTH};

use Type::Exact;

/// Writes the expressions of one function.
pub(crate) struct Writer<'a> {
    pub(crate) names: &'a Names,
    /// The names of the function's variables.
    pub(crate) variables: &'a crate::names::Variables,
    pub(crate) compact: bool,
    pub(crate) checked: bool,
}

impl Writer<'_> {
    /// The text as it is shortest. What C makes of it by conversion to the expression's kind is the value.
    pub(crate) fn natural(&self, value: &Expression) -> Text {
        match value {
            Expression::Constant(kind, value) => constant(*kind, *value),
            Expression::Variable(variable) => {
                Text::new(self.variables.name(*variable), Level::Whole, Exact(variable.kind()))
            }
            Expression::Global(index, kind) => Text::new(self.names.global(*index), Level::Whole, Exact(*kind)),
            Expression::Result(at, kind) => Text::new(Names::result(*at, *kind), Level::Whole, Exact(*kind)),
            Expression::Load(access, address, offset) => self.load(*access, address, *offset),
            Expression::Unary(operation, operand) => self.unary(*operation, operand),
            Expression::Binary(operation, kind, operands) => self.binary(*operation, *kind, value, operands),
            Expression::Compare(compare, kind, operands) => {
                Text::new(self.compare(*compare, *kind, operands), Level::Comparison, TRUTH)
            }
            Expression::Select(parts) => self.select(parts, value.kind()),
            Expression::Call(callee, arguments, result) => self.call(*callee, arguments, *result),
            Expression::Logic(..) => self.condition(value),
        }
    }

    /// The text with the C type of its kind.
    pub(crate) fn exact(&self, value: &Expression) -> Text {
        let (text, kind) = (self.natural(value), value.kind());
        match (text.c_type, kind) {
            (c_type, _) if c_type == Exact(kind) => text,
            (Type::Int { negative: false, .. }, Kind::Word) if value.constant().is_some() => {
                Text::new(format!("{}U", text.text), Level::Whole, Exact(kind))
            }
            _ => text.cast(kind.name(), Exact(kind)),
        }
    }

    /// The text where C converts it to the expression's kind: assigned, or passed to a function.
    pub(crate) fn loose(&self, value: &Expression) -> String {
        match value {
            Expression::Unary(Unary::Wrap, operand) => self.natural(operand).text,
            Expression::Call(Callee::Helper(helper), arguments, Some(kind)) if helper.result(*kind) != *kind => {
                self.arguments(helper.name(), arguments, *helper)
            }
            _ => self.natural(value).text,
        }
    }

    /// The text as a number of bytes or a place in memory.
    fn index(&self, value: &Expression) -> Text {
        match self.natural(value) {
            Text { c_type: Type::Int { negative: true, .. }, .. } => match value.constant() {
                Some(value) => unsigned(value as u32),
                None => self.exact(value),
            },
            text => text,
        }
    }

    /// The text as a condition.
    pub(crate) fn condition(&self, value: &Expression) -> Text {
        match value {
            Expression::Compare(Compare::Different, kind, operands)
                if kind.is_integer() && operands[1].constant() == Some(0) =>
            {
                self.natural(&operands[0])
            }
            Expression::Logic(and, parts) => {
                let sign = if *and { "&&" } else { "||" };
                let (left, right) = (self.condition(&parts[0]), self.condition(&parts[1]));
                Text::new(infix(&left, sign, &right, self.compact), level(sign), TRUTH)
            }
            Expression::Unary(Unary::IsZero(_), operand) => {
                if let Expression::Unary(Unary::IsZero(_), inner) = &**operand {
                    return self.condition(inner);
                }
                self.natural(value)
            }
            _ => self.natural(value),
        }
    }

    fn load(&self, access: Access, address: &Expression, offset: u64) -> Text {
        let text = Text::new(self.cell(access.cell, address, offset), Level::Whole, Exact(access.kind));
        let int = |bits, negative| Type::Int { bits, negative };
        match (access.cell, access.signed) {
            (Cell::Byte, false) => Text { c_type: int(8, false), ..text },
            (Cell::Half, false) => Text { c_type: int(16, false), ..text },
            (Cell::Byte, true) => text.cast("i8", int(7, true)),
            (Cell::Half, true) => text.cast("i16", int(15, true)),
            (Cell::Word, true) => text.cast("i32", SIGNED),
            (Cell::Word, false) => Text { c_type: Exact(Kind::Word), ..text },
            _ => text,
        }
    }

    /// A cell of memory, to be read or written.
    pub(crate) fn cell(&self, cell: Cell, address: &Expression, offset: u64) -> String {
        let (_, plain, with_offset) = cell.names();
        let (address, offset) = match address.constant().and_then(|value| u32::try_from(value + offset).ok()) {
            Some(place) => (unsigned(place), 0),
            None => (self.index(address), offset),
        };
        match (cell, offset) {
            (Cell::Byte, 0) if self.checked => format!("m[inside({},0,1)]", address.text),
            (Cell::Byte, 0) => format!("m[{}]", address.text),
            (_, 0) => format!("{plain}({})", address.text),
            _ => format!("{with_offset}({},{})", address.text, unsigned(offset as u32).text),
        }
    }

    fn unary(&self, operation: Unary, operand: &Expression) -> Text {
        let text = self.natural(operand);
        let c_type = text.c_type;
        match operation {
            Unary::IsZero(_) => match operand {
                Expression::Compare(compare, kind, parts) if kind.is_integer() || compare.is_equality() => {
                    Text::new(self.compare(compare.opposite(), *kind, parts), Level::Comparison, TRUTH)
                }
                _ => Text::new(format!("!{}", text.at(Level::Unary)), Level::Unary, TRUTH),
            },
            Unary::Wrap if c_type.is_int() || c_type == Exact(Kind::Word) => text,
            Unary::Wrap => text.cast("u32", Exact(Kind::Word)),
            Unary::Extend if c_type.is_unsigned_word() => text,
            Unary::Extend => text.cast("u32", Exact(Kind::Word)),
            Unary::ExtendSigned if c_type.is_int() => text,
            Unary::ExtendSigned => text.cast("i32", SIGNED),
            Unary::SignExtend(name, _) => {
                let bits = if name == "i8" {
                    7
                } else if name == "i16" {
                    15
                } else {
                    31
                };
                text.cast(name, Type::Int { bits, negative: true })
            }
            Unary::Negate(kind) => Text::new(negated(&self.exact(operand)), Level::Unary, Exact(kind)),
            Unary::Promote => text,
            Unary::Demote if matches!(operand, Expression::Unary(Unary::Promote, _)) => {
                // Compilers would drop both casts, and a signalling NaN would stay one.
                Text::new(format!("F32({}*1.f)", text.at(Level::Unary)), Level::Whole, Exact(Kind::Float))
            }
            Unary::Demote => Text::new(format!("F32({})", self.exact(operand).text), Level::Whole, Exact(Kind::Float)),
            Unary::Convert(from, sign, to) => {
                let text = match (from, sign) {
                    _ if c_type.is_int() && (sign == Sign::Signed || c_type.is_unsigned_word()) => text,
                    (Kind::Word, Sign::Unsigned) => self.exact(operand),
                    (_, _) => self.signed(operand),
                };
                match (from, to) {
                    (_, Kind::Float) => Text::new(format!("F32({})", text.text), Level::Whole, Exact(to)),
                    (Kind::Word, _) => text,
                    _ => text.cast(to.name(), Exact(to)),
                }
            }
        }
    }

    /// The value with its sign, as an `int` or an `i64`.
    fn signed(&self, value: &Expression) -> Text {
        let (text, kind) = (self.natural(value), value.kind());
        if let (Some(value), Kind::Word) = (value.constant(), kind) {
            if value as u32 as i32 == i32::MIN {
                return text.cast("i32", SIGNED);
            }
            let level = if (value as u32 as i32) < 0 { Level::Unary } else { Level::Whole };
            return Text::new((value as u32 as i32).to_string(), level, SIGNED);
        }
        match text.c_type {
            Type::Int { .. } | Type::SignedLong => text,
            Exact(_) => text.cast(kind.signed(), if kind == Kind::Long { Type::SignedLong } else { SIGNED }),
        }
    }

    fn compare(&self, compare: Compare, kind: Kind, operands: &[Expression; 2]) -> String {
        let [left, right] = operands;
        let (mut first, mut second) = (self.natural(left), self.natural(right));
        if compare.is_signed() {
            (first, second) = (self.signed(left), self.signed(right));
        } else {
            // Compilers warn of what is compared with a negative number as if that were large.
            let bits = |text: &mut Text, value: &Expression| {
                if let (Some(value), Kind::Word, Type::Int { negative: true, .. }) =
                    (value.constant(), kind, text.c_type)
                {
                    *text = unsigned(value as u32);
                }
            };
            bits(&mut first, left);
            bits(&mut second, right);
            let ints = first.c_type.is_int() && second.c_type.is_int();
            let words = first.c_type.is_unsigned_word() && second.c_type.is_unsigned_word();
            let agree = (words && kind.is_integer()) || (ints && compare.is_equality());
            self.agree(kind, agree, (&mut first, left), (&mut second, right));
        }
        infix(&first, compare.sign(), &second, self.compact)
    }

    /// Gives one of two operands its exact type, if neither has it and it is needed: C gives an operation the larger type
    /// of its operands.
    fn agree(
        &self,
        kind: Kind,
        agree: bool,
        (first, left): (&mut Text, &Expression),
        (second, right): (&mut Text, &Expression),
    ) {
        if agree || first.c_type == Exact(kind) || second.c_type == Exact(kind) {
            return;
        }
        if right.constant().is_some() && kind == Kind::Word {
            *second = self.exact(right);
        } else {
            *first = self.exact(left);
        }
    }

    fn binary(&self, operation: Binary, kind: Kind, whole: &Expression, operands: &[Expression; 2]) -> Text {
        let [left, right] = operands;
        if operation.traps(kind, right) {
            let helper = divide(operation, kind);
            return Text::new(self.arguments(helper.name(), operands, helper), Level::Whole, Exact(kind));
        }
        if let Some(text) = self.short_form(operation, kind, operands) {
            return text;
        }
        let sign = operation.sign();
        let (mut first, mut second) = (self.natural(left), self.natural(right));
        let mut c_type = Exact(kind);
        match operation {
            _ if operation.is_shift() => {
                let count = right.constant().map(|count| count as u32 % if kind == Kind::Long { 64 } else { 32 });
                (first, c_type) = self.shifted(operation, kind, left, count);
                second = self.count(kind, right);
            }
            Binary::DivideSigned | Binary::RemainderSigned => {
                (first, second) = (self.signed(left), self.signed(right));
                c_type = if first.c_type.is_int() && second.c_type.is_int() { SIGNED } else { Type::SignedLong };
            }
            _ => {
                let narrow = narrow(operation, first.c_type, second.c_type).filter(|_| kind.is_integer());
                self.agree(kind, narrow.is_some(), (&mut first, left), (&mut second, right));
                // If one operand has the exact type after all, so has the result.
                if first.c_type != Exact(kind) && second.c_type != Exact(kind) {
                    c_type = narrow.unwrap_or(c_type);
                }
            }
        }
        let text = Text::new(infix(&first, sign, &second, self.compact), level(sign), c_type);
        if whole.kind() == Kind::Float {
            return Text::new(format!("F32({})", text.text), Level::Whole, Exact(kind));
        }
        text
    }

    /// Operations with a constant for which C has an operator of its own.
    fn short_form(&self, operation: Binary, kind: Kind, operands: &[Expression; 2]) -> Option<Text> {
        let ones = if kind == Kind::Long { u64::MAX } else { u32::MAX.into() };
        let [left, right] = operands;
        match operation {
            Binary::Xor if right.constant() == Some(ones) => {
                let text = self.natural(left);
                let text = if text.c_type.is_int() || text.c_type == Exact(kind) { text } else { self.exact(left) };
                let c_type = if text.c_type.is_int() { SIGNED } else { text.c_type };
                Some(Text::new(format!("~{}", text.at(Level::Unary)), Level::Unary, c_type))
            }
            Binary::Subtract if kind.is_integer() && left.constant() == Some(0) => {
                let text = self.exact(right);
                Some(Text::new(negated(&text), Level::Unary, Exact(kind)))
            }
            _ => None,
        }
    }

    /// The left operand of a shift, and the type of the result.
    fn shifted(&self, operation: Binary, kind: Kind, left: &Expression, count: Option<u32>) -> (Text, Type) {
        let text = self.natural(left);
        match (operation, text.c_type, count) {
            (Binary::ShiftLeft, Type::Int { bits, negative: false }, Some(count)) if bits + count <= 31 => {
                (text, Type::Int { bits: bits + count, negative: false })
            }
            (Binary::ShiftRight, Type::Int { bits, negative: false }, Some(count)) if count < 32 => {
                (text, Type::Int { bits: bits.saturating_sub(count), negative: false })
            }
            (Binary::ShiftRight, Exact(Kind::Word), Some(count)) if count < 32 => (text, Exact(Kind::Word)),
            (Binary::ShiftRightSigned, Type::Int { .. }, Some(count)) if count < 32 => (text, SIGNED),
            (Binary::ShiftRightSigned, Type::Int { .. } | Exact(Kind::Word), _) if kind == Kind::Long => {
                (text.cast("i64", Type::SignedLong), Type::SignedLong)
            }
            (Binary::ShiftRightSigned, ..) => {
                let text = self.signed(left);
                let c_type = text.c_type;
                (text, c_type)
            }
            _ => (self.exact(left), Exact(kind)),
        }
    }

    /// How far is shifted, modulo the width.
    pub(crate) fn count(&self, kind: Kind, right: &Expression) -> Text {
        let most = if kind == Kind::Long { 63 } else { 31 };
        match right.constant() {
            Some(count) => unsigned(count as u32 & most),
            None => {
                let mask = unsigned(most);
                Text::new(infix(&self.natural(right), "&", &mask, self.compact), Level::And, Exact(Kind::Word))
            }
        }
    }

    fn select(&self, parts: &[Expression; 3], kind: Kind) -> Text {
        let [yes, no, condition] = parts;
        let (mut first, mut second) = (self.natural(yes), self.natural(no));
        let merged = match (first.c_type, second.c_type) {
            (Type::Int { bits, negative }, Type::Int { bits: others, negative: other }) => {
                Some(Type::Int { bits: bits.max(others), negative: negative || other })
            }
            (a, b) if a.is_unsigned_word() && b.is_unsigned_word() && kind.is_integer() => Some(Exact(Kind::Word)),
            _ => None,
        };
        self.agree(kind, merged.is_some(), (&mut first, yes), (&mut second, no));
        let exact = first.c_type == Exact(kind) || second.c_type == Exact(kind);
        let c_type = if exact { Exact(kind) } else { merged.unwrap_or(Exact(kind)) };
        let condition = self.condition(condition).at(Level::Either);
        let arm = |text: &Text| text.at(if self.compact { Level::Either } else { Level::Or });
        Text::new(format!("{condition}?{}:{}", arm(&first), arm(&second)), Level::Choice, c_type)
    }

    fn call(&self, callee: Callee, arguments: &[Expression], result: Option<Kind>) -> Text {
        let c_type = Exact(result.unwrap_or(Kind::Word));
        let join =
            |arguments: &[Expression]| arguments.iter().map(|value| self.loose(value)).collect::<Vec<_>>().join(",");
        let text = match callee {
            Callee::Function(number) => format!("{}({})", self.names.function(number), join(arguments)),
            Callee::Table { table, signature } => {
                let index = self.loose(&arguments[0]);
                let index = if self.names.fixed_table { index } else { format!("get({index},{table})") };
                format!("call{signature}({index})({})", join(&arguments[1..]))
            }
            Callee::Helper(Helper::Pages) => "pages".to_string(),
            Callee::Helper(helper) => {
                let text = self.arguments(helper.name(), arguments, helper);
                match result {
                    Some(kind) if helper.result(kind) != kind => {
                        return Text::new(format!("(float){text}"), Level::Unary, c_type);
                    }
                    _ => text,
                }
            }
        };
        Text::new(text, Level::Whole, c_type)
    }

    fn arguments(&self, name: &str, arguments: &[Expression], helper: Helper) -> String {
        // Macros do not convert their arguments.
        let is_macro = helper.text().starts_with("#define");
        let text = |value: &Expression| if is_macro { self.index(value).text } else { self.loose(value) };
        format!("{name}({})", arguments.iter().map(text).collect::<Vec<_>>().join(","))
    }
}

fn negated(text: &Text) -> String {
    let operand = text.at(Level::Unary);
    if operand.starts_with('-') {
        format!("-({operand})")
    } else {
        format!("-{operand}")
    }
}

/// The type of an operation on two operands of which neither has the exact type, if that is no harm.
fn narrow(operation: Binary, first: Type, second: Type) -> Option<Type> {
    use Binary::{Add, And, Divide, Multiply, Or, Remainder, Subtract, Xor};
    if let (Type::Int { bits, negative }, Type::Int { bits: others, negative: other }) = (first, second) {
        let (most, negative) = (bits.max(others), negative || other);
        return match operation {
            And | Or | Xor => Some(Type::Int { bits: most, negative }),
            Add if most < 31 => Some(Type::Int { bits: most + 1, negative }),
            Subtract if most < 31 => Some(Type::Int { bits: most + 1, negative: true }),
            Multiply if bits + others < 31 => Some(Type::Int { bits: bits + others, negative }),
            Divide | Remainder if !negative => Some(Type::Int { bits: most, negative }),
            _ => None,
        };
    }
    let words = first.is_unsigned_word() && second.is_unsigned_word();
    (words && matches!(operation, And | Or | Xor | Divide | Remainder)).then_some(Exact(Kind::Word))
}

/// The helper for a division that may trap.
pub(crate) fn divide(operation: Binary, kind: Kind) -> Helper {
    match (operation, kind) {
        (Binary::Divide, Kind::Long) => Helper::DivideLong,
        (Binary::Divide, _) => Helper::DivideWord,
        (Binary::Remainder, Kind::Long) => Helper::RemainderLong,
        (Binary::Remainder, _) => Helper::RemainderWord,
        (Binary::DivideSigned, Kind::Long) => Helper::DivideSignedLong,
        (Binary::DivideSigned, _) => Helper::DivideSignedWord,
        (_, Kind::Long) => Helper::RemainderSignedLong,
        _ => Helper::RemainderSignedWord,
    }
}
