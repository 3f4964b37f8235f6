//! C text of expressions: how tightly it binds, and of which C type it is.

use crate::kind::Kind;

/// What the outermost operator of a text is, loosest first. `Or`, `Xor` and `And` are those of bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Level {
    Choice,
    Either,
    Both,
    Or,
    Xor,
    And,
    Comparison,
    Shift,
    Sum,
    Product,
    Unary,
    Whole,
}

/// The C type of a text. The value of the expression is what C makes of the text by conversion to the expression's kind:
/// a `u32` is zero-extended to a `Long`, an `int` sign-extended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Type {
    /// `int`, and the value needs so many bits; a negative one needs its sign besides.
    Int { bits: u32, negative: bool },
    /// The C type of this kind.
    Exact(Kind),
    /// `i64`.
    SignedLong,
}

pub(crate) const TRUTH: Type = Type::Int { bits: 1, negative: false };
pub(crate) const SIGNED: Type = Type::Int { bits: 31, negative: true };

impl Type {
    pub(crate) fn is_int(self) -> bool {
        matches!(self, Type::Int { .. })
    }

    /// Whether the value is one of `u32`, and the type too or `int`.
    pub(crate) fn is_unsigned_word(self) -> bool {
        matches!(self, Type::Int { negative: false, .. } | Type::Exact(Kind::Word))
    }
}

#[derive(Clone, Debug)]
pub(crate) struct Text {
    pub(crate) text: String,
    pub(crate) level: Level,
    pub(crate) c_type: Type,
}

impl Text {
    pub(crate) fn new(text: impl Into<String>, level: Level, c_type: Type) -> Text {
        Text { text: text.into(), level, c_type }
    }

    /// The text as an operand of something that binds as tightly as `level`.
    pub(crate) fn at(&self, level: Level) -> String {
        if self.level < level {
            format!("({})", self.text)
        } else {
            self.text.clone()
        }
    }

    /// The text cast to a C type.
    pub(crate) fn cast(&self, name: &str, c_type: Type) -> Text {
        Text::new(format!("({name}){}", self.at(Level::Unary)), Level::Unary, c_type)
    }
}

/// Two texts with an operator between them. Compilers warn of what readers get wrong, so readable text has brackets where
/// C needs none.
pub(crate) fn infix(left: &Text, sign: &str, right: &Text, compact: bool) -> String {
    let level = level(sign);
    let right_text = if fits(right.level, level, false, compact) { right.text.clone() } else { right.at(Level::Whole) };
    let right_text = if right_text.starts_with('-') && sign == "-" { format!("({right_text})") } else { right_text };
    let left_text = if fits(left.level, level, true, compact) { left.text.clone() } else { left.at(Level::Whole) };
    // Of `!a|b` compilers think that `!(a|b)` or `!a||b` was meant.
    let odd = !compact && left_text.starts_with('!') && (Level::Or..=Level::Comparison).contains(&level);
    let left_text = if odd { format!("({left_text})") } else { left_text };
    format!("{left_text}{sign}{right_text}")
}

/// What an operator is as the outermost one of a text.
pub(crate) fn level(sign: &str) -> Level {
    match sign {
        "*" | "/" | "%" => Level::Product,
        "+" | "-" => Level::Sum,
        "<<" | ">>" => Level::Shift,
        "&" => Level::And,
        "|" => Level::Or,
        "^" => Level::Xor,
        "||" => Level::Either,
        "&&" => Level::Both,
        _ => Level::Comparison,
    }
}

/// Whether an operand of one level stands without brackets in an operation of another one.
fn fits(operand: Level, operation: Level, first: bool, compact: bool) -> bool {
    let chained = first && operand == operation && operation != Level::Comparison;
    chained
        || match operation {
            _ if compact => operand > operation,
            Level::Product => operand >= Level::Unary,
            Level::Sum => operand >= Level::Product,
            Level::Shift => operand >= Level::Product,
            Level::Comparison => operand >= Level::Sum,
            Level::Either => operand >= Level::Or,
            Level::Both => operand >= Level::Or,
            _ => operand >= Level::Product || operand == Level::Shift,
        }
}

/// A number as short as C takes it, if it is not negative. `int` ends at 2^31 - 1, and C89 gives what is above another
/// type than C99.
pub(crate) fn unsigned(value: u32) -> Text {
    if value > i32::MAX as u32 {
        Text::new(format!("{value}U"), Level::Whole, Type::Exact(Kind::Word))
    } else {
        let bits = 32 - value.leading_zeros();
        Text::new(value.to_string(), Level::Whole, Type::Int { bits, negative: false })
    }
}

/// A constant as short as can be.
pub(crate) fn constant(kind: Kind, value: u64) -> Text {
    let negative = |value: i64| {
        let bits = 64 - (value.unsigned_abs() - 1).leading_zeros();
        Text::new(value.to_string(), Level::Unary, Type::Int { bits, negative: true })
    };
    match kind {
        Kind::Word => match value as u32 as i32 {
            small @ -999_999_999..=-1 => negative(small.into()),
            _ => unsigned(value as u32),
        },
        Kind::Long => match value as i64 {
            small @ -0x7fff_ffff..=-1 => negative(small),
            0..=0xffff_ffff => unsigned(value as u32),
            _ => long(value),
        },
        Kind::Float => float(value as u32),
        Kind::Double => double(value),
    }
}

/// A number of 64 bits, behind which compilers put different letters.
fn long(value: u64) -> Text {
    let (plain, hex, less) = (format!("U64({value})"), format!("U64({value:#x})"), value.wrapping_neg());
    let negative = Text::new(format!("-U64({less})"), Level::Unary, Type::Exact(Kind::Long));
    let shorter = if hex.len() < plain.len() { hex } else { plain };
    if negative.text.len() < shorter.len() {
        negative
    } else {
        Text::new(shorter, Level::Whole, Type::Exact(Kind::Long))
    }
}

fn float(bits: u32) -> Text {
    let value = f32::from_bits(bits);
    let exact = decimal(format!("{value:e}"), 7, 10);
    let text = exact.map_or(format!("float32({})", unsigned(bits).text), |text| format!("{text}f"));
    let level = if text.starts_with('-') { Level::Unary } else { Level::Whole };
    Text::new(text, level, Type::Exact(Kind::Float))
}

fn double(bits: u64) -> Text {
    let value = f64::from_bits(bits);
    let exact = decimal(format!("{value:e}"), 15, 22);
    let text = exact.unwrap_or_else(|| format!("float64({})", constant(Kind::Long, bits).text));
    let level = if text.starts_with('-') { Level::Unary } else { Level::Whole };
    Text::new(text, level, Type::Exact(Kind::Double))
}

/// Whether a constant of a float is written by its bits.
pub(crate) fn is_by_bits(kind: Kind, value: u64) -> bool {
    !kind.is_integer() && constant(kind, value).text.starts_with("float")
}

/// A decimal number of so few digits that every compiler reads it exactly: both the digits and the power of ten are
/// numbers of this type. `None` if there are more.
fn decimal(scientific: String, most_digits: usize, most_exponent: i32) -> Option<String> {
    let (mantissa, exponent) = scientific.split_once('e')?;
    let digits: String = mantissa.chars().filter(char::is_ascii_digit).collect();
    let exponent = exponent.parse::<i32>().ok()? - (digits.len() as i32 - 1);
    if digits.len() > most_digits || exponent.abs() > most_exponent {
        return None;
    }
    let sign = if mantissa.starts_with('-') { "-" } else { "" };
    let (whole, point) = (digits.trim_start_matches('0'), digits.len() as i32 + exponent);
    let text = match exponent {
        0 if whole.is_empty() => "0.".to_string(),
        0 => format!("{whole}."),
        1..=3 => format!("{digits}{}.", "0".repeat(exponent as usize)),
        _ if point > 0 && exponent < 0 => format!("{}.{}", &digits[..point as usize], &digits[point as usize..]),
        -4..=-1 => format!(".{}{digits}", "0".repeat(-point as usize)),
        _ => format!("{digits}e{exponent}"),
    };
    Some(format!("{sign}{text}"))
}
