//! The arithmetic instructions, one by one.

use crate::expression::{Expression, Kind, Level};
use crate::helpers::Helper;
use wasmparser::Operator;

/// How an instruction with two operands is written.
#[derive(Clone, Copy)]
pub(crate) enum Binary {
    Infix(&'static str),
    /// 0 or 1, of operands as they are or as signed ones.
    Compare(&'static str),
    CompareSigned(&'static str),
    /// The right operand counts modulo the width.
    Shift(&'static str),
    ShiftSigned,
    /// These end the program where they have no result, unless the right operand is a harmless constant.
    Divide(&'static str, Helper),
    DivideSigned(&'static str, Helper),
    Call(Helper),
}

/// How an instruction with one operand is written.
#[derive(Clone, Copy)]
pub(crate) enum Unary {
    /// Is it 0?
    Not,
    /// Through these types.
    Cast(&'static str, Kind),
    Call(Helper, Kind),
}

/// The type of the operands, and how the instruction is written.
pub(crate) fn binary(operator: &Operator<'_>) -> Option<(Kind, Binary)> {
    use Binary::*;
    macro_rules! both {
        ($($word:ident $long:ident => $form:expr, $form_long:expr;)*) => {
            match operator {
                $(Operator::$word => Some((Kind::Word, $form)), Operator::$long => Some((Kind::Long, $form_long)),)*
                _ => None,
            }
        };
    }
    both! {
        I32Add I64Add => Infix("+"), Infix("+");
        I32Sub I64Sub => Infix("-"), Infix("-");
        I32Mul I64Mul => Infix("*"), Infix("*");
        I32And I64And => Infix("&"), Infix("&");
        I32Or I64Or => Infix("|"), Infix("|");
        I32Xor I64Xor => Infix("^"), Infix("^");
        I32Eq I64Eq => Compare("=="), Compare("==");
        I32Ne I64Ne => Compare("!="), Compare("!=");
        I32LtU I64LtU => Compare("<"), Compare("<");
        I32GtU I64GtU => Compare(">"), Compare(">");
        I32LeU I64LeU => Compare("<="), Compare("<=");
        I32GeU I64GeU => Compare(">="), Compare(">=");
        I32LtS I64LtS => CompareSigned("<"), CompareSigned("<");
        I32GtS I64GtS => CompareSigned(">"), CompareSigned(">");
        I32LeS I64LeS => CompareSigned("<="), CompareSigned("<=");
        I32GeS I64GeS => CompareSigned(">="), CompareSigned(">=");
        I32Shl I64Shl => Shift("<<"), Shift("<<");
        I32ShrU I64ShrU => Shift(">>"), Shift(">>");
        I32ShrS I64ShrS => ShiftSigned, ShiftSigned;
        I32DivU I64DivU => Divide("/", Helper::DivideWord), Divide("/", Helper::DivideLong);
        I32RemU I64RemU => Divide("%", Helper::RestWord), Divide("%", Helper::RestLong);
        I32DivS I64DivS => DivideSigned("/", Helper::DivideSignedWord), DivideSigned("/", Helper::DivideSignedLong);
        I32RemS I64RemS => DivideSigned("%", Helper::RestSignedWord), DivideSigned("%", Helper::RestSignedLong);
        I32Rotl I64Rotl => Call(Helper::TurnLeftWord), Call(Helper::TurnLeftLong);
        I32Rotr I64Rotr => Call(Helper::TurnRightWord), Call(Helper::TurnRightLong);
    }
}

/// How an instruction with one operand is written.
pub(crate) fn unary(operator: &Operator<'_>) -> Option<Unary> {
    use Unary::*;
    Some(match operator {
        Operator::I32Eqz | Operator::I64Eqz => Not,
        Operator::I32WrapI64 => Cast("(u32)", Kind::Word),
        Operator::I64ExtendI32U => Cast("(u64)", Kind::Long),
        Operator::I64ExtendI32S | Operator::I64Extend32S => Cast("(u64)(i64)(i32)", Kind::Long),
        Operator::I32Extend8S => Cast("(u32)(signed char)", Kind::Word),
        Operator::I32Extend16S => Cast("(u32)(short)", Kind::Word),
        Operator::I64Extend8S => Cast("(u64)(i64)(signed char)", Kind::Long),
        Operator::I64Extend16S => Cast("(u64)(i64)(short)", Kind::Long),
        Operator::I32Clz => Call(Helper::LeadingWord, Kind::Word),
        Operator::I64Clz => Call(Helper::LeadingLong, Kind::Long),
        Operator::I32Ctz => Call(Helper::TrailingWord, Kind::Word),
        Operator::I64Ctz => Call(Helper::TrailingLong, Kind::Long),
        Operator::I32Popcnt => Call(Helper::OnesWord, Kind::Word),
        Operator::I64Popcnt => Call(Helper::OnesLong, Kind::Long),
        _ => return None,
    })
}

impl Binary {
    /// The helper that the instruction needs with such operands.
    pub(crate) fn helper(self, right: &Expression) -> Option<Helper> {
        match self {
            Binary::Call(helper) => Some(helper),
            Binary::Divide(_, helper) if right.constant.unwrap_or(0) == 0 => Some(helper),
            Binary::DivideSigned(_, helper) if !harmless(right) => Some(helper),
            _ => None,
        }
    }

    /// Whether the instruction may end the program.
    pub(crate) fn traps(self, right: &Expression) -> bool {
        !matches!(self, Binary::Call(_)) && self.helper(right).is_some()
    }

    /// The instruction's result.
    pub(crate) fn apply(self, kind: Kind, left: &Expression, right: &Expression) -> Expression {
        if let Some(helper) = self.helper(right) {
            let text = format!("{}({},{})", helper.name(), left.loose(), right.loose());
            return Expression::new(text, Level::Whole, kind).reads(left).reads(right);
        }
        let (signed, unsigned) = if kind == Kind::Long { ("i64", "u64") } else { ("i32", "u32") };
        let full = |operand: &Expression| operand.operand(Level::Unary);
        let infix = |sign: &str| {
            let level = level(sign);
            let (first, second) = (fits(left.level, level, true), fits(right.level, level, false));
            // Of `!a|b` compilers think that `!(a|b)` or `!a||b` was meant.
            let first = first && !(left.kind == Kind::Truth && matches!(sign, "&" | "|"));
            let first = if left.is_typed() || right.is_typed() { left.beside(first) } else { full(left) };
            format!("{first}{sign}{}", right.beside(second))
        };
        let signed_infix = |sign: &str| format!("({signed}){}{sign}({signed}){}", full(left), full(right));
        let truths = left.kind == Kind::Truth && right.kind == Kind::Truth;
        let count = match right.constant {
            Some(count) => (count % if kind == Kind::Long { 64 } else { 32 }).to_string(),
            None => format!("({}&{})", full(right), if kind == Kind::Long { 63 } else { 31 }),
        };
        // What adding a large word takes away: `a+4294967295U` is `a-1`.
        let less = right.constant.filter(|&value| kind == Kind::Word && left.constant.is_none() && value >= 1 << 31);
        let less = less.map(|value| Expression::word((value as u32).wrapping_neg()).loose());
        let (text, level, result) = match (self, &less) {
            (Binary::Infix("+"), Some(less)) => {
                let first = left.beside(fits(left.level, Level::Sum, true));
                (format!("{first}-{less}"), Level::Sum, kind)
            }
            // Of 0 and 1 these make 0 and 1 again.
            (Binary::Infix(sign @ ("&" | "|" | "^")), _) if truths => {
                (format!("{}{sign}{}", left.bracketed(), right.bracketed()), level(sign), Kind::Truth)
            }
            (Binary::Infix(sign) | Binary::Divide(sign, _), _) => (infix(sign), level(sign), kind),
            (Binary::Compare(sign), _) => (infix(sign), Level::Comparison, Kind::Truth),
            (Binary::CompareSigned(sign), _) => (signed_infix(sign), Level::Comparison, Kind::Truth),
            (Binary::Shift(sign), _) => (format!("{}{sign}{count}", left.operand(Level::Product)), Level::Shift, kind),
            (Binary::ShiftSigned, _) => {
                (format!("({unsigned})(({signed}){}>>{count})", full(left)), Level::Unary, kind)
            }
            (Binary::DivideSigned(sign, _), _) => (format!("({unsigned})({})", signed_infix(sign)), Level::Unary, kind),
            (Binary::Call(_), _) => unreachable!("a call has a helper"),
        };
        let parts = match (self, less) {
            (Binary::Infix("+"), Some(less)) => Some((left.text.clone(), "-", less)),
            (Binary::Infix(sign) | Binary::Divide(sign, _), _) if result == kind => {
                Some((left.text.clone(), sign, right.loose()))
            }
            (Binary::Shift(sign), _) => Some((left.text.clone(), sign, count)),
            _ => None,
        };
        let opposite = match self {
            Binary::Compare(sign) => Some(infix(opposite(sign))),
            Binary::CompareSigned(sign) => Some(signed_infix(opposite(sign))),
            _ => None,
        };
        Expression { infix: parts, opposite, ..Expression::new(text, level, result).reads(left).reads(right) }
    }
}

/// What an operator is as the outermost one of a text.
fn level(sign: &str) -> Level {
    match sign {
        "*" | "/" | "%" => Level::Product,
        "+" | "-" => Level::Sum,
        "&" => Level::And,
        "|" => Level::Or,
        "^" => Level::Xor,
        _ => Level::Comparison,
    }
}

/// The comparison that holds when this one does not.
fn opposite(sign: &str) -> &'static str {
    match sign {
        "==" => "!=",
        "!=" => "==",
        "<" => ">=",
        ">" => "<=",
        "<=" => ">",
        _ => "<",
    }
}

/// Whether an operand of one level stands without brackets in an operation of another one: C takes more, but compilers
/// warn of what readers get wrong.
fn fits(operand: Level, operation: Level, first: bool) -> bool {
    let chained = first && operand == operation && operation != Level::Comparison;
    chained
        || match operation {
            Level::Product => operand >= Level::Unary,
            Level::Sum => operand >= Level::Product,
            Level::Comparison => operand >= Level::Sum,
            _ => operand >= Level::Product || operand == Level::Shift,
        }
}

/// Whether a signed division by this has a result whatever is divided: not by 0, and not by -1.
fn harmless(right: &Expression) -> bool {
    let minus_one = if right.kind == Kind::Long { u64::MAX } else { u32::MAX.into() };
    right.constant.is_some_and(|value| value != 0 && value != minus_one)
}

impl Unary {
    /// The helper that the instruction needs.
    pub(crate) fn helper(self) -> Option<Helper> {
        match self {
            Unary::Call(helper, _) => Some(helper),
            Unary::Not | Unary::Cast(..) => None,
        }
    }

    /// The instruction's result.
    pub(crate) fn apply(self, operand: &Expression) -> Expression {
        // 0 and 1 are the same in every type.
        let full = if operand.kind == Kind::Truth { operand.bracketed() } else { operand.operand(Level::Unary) };
        let (text, level, kind) = match self {
            Unary::Not => (format!("!{}", operand.bracketed()), Level::Unary, Kind::Truth),
            Unary::Cast(types, kind) => (format!("{types}{full}"), Level::Unary, kind),
            Unary::Call(helper, kind) => (format!("{}({})", helper.name(), operand.loose()), Level::Whole, kind),
        };
        let opposite = matches!(self, Unary::Not).then(|| operand.condition().yes);
        Expression { opposite, ..Expression::new(text, level, kind).reads(operand) }
    }
}
