//! What waits on the value stack, as C text.

use crate::statement::Condition;
use anyhow::{bail, Result};
use wasmparser::{FuncType, ValType};

/// What the outermost operator of a text is, loosest first: `Or`, `Xor` and `And` are those of bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Level {
    Choice,
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

/// The C type of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// `int`, 0 or 1: what comparisons give. A `u32` to wasm.
    Truth,
    Word,
    Long,
}

impl Kind {
    /// The kind of values of a wasm type.
    pub(crate) fn of(value: ValType) -> Result<Kind> {
        match value {
            ValType::I32 => Ok(Kind::Word),
            ValType::I64 => Ok(Kind::Long),
            other => bail!("values of type {other} are not understood"),
        }
    }

    /// The kind of what a function returns, if it returns anything.
    pub(crate) fn of_result(signature: &FuncType) -> Result<Option<Kind>> {
        match signature.results() {
            [] => Ok(None),
            [result] => Kind::of(*result).map(Some),
            _ => bail!("several results are not understood"),
        }
    }

    /// The kind of a variable that holds such a value.
    pub(crate) fn full(self) -> Kind {
        match self {
            Kind::Long => Kind::Long,
            Kind::Truth | Kind::Word => Kind::Word,
        }
    }

    /// The name of the type as it is declared.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Kind::Long => "u64",
            Kind::Truth | Kind::Word => "u32",
        }
    }
}

/// A C variable of a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Variable {
    Local(u32),
    /// Holds a value that stands at this depth of the value stack and can wait no longer.
    Word(usize),
    /// The same for 64 bits.
    Long(usize),
}

impl Variable {
    /// The variable for this depth of the stack.
    pub(crate) fn at(depth: usize, kind: Kind) -> Variable {
        match kind {
            Kind::Long => Variable::Long(depth),
            Kind::Truth | Kind::Word => Variable::Word(depth),
        }
    }

    pub(crate) fn name(self) -> String {
        match self {
            // `m` is memory, and the names in use must not be those of others.
            Variable::Local(index) => match (b'a'..=b'z').filter(|&letter| letter != b'm').nth(index as usize) {
                Some(letter) => char::from(letter).to_string(),
                None => format!("v{index}"),
            },
            Variable::Word(depth) => format!("s{depth}"),
            Variable::Long(depth) => format!("t{depth}"),
        }
    }
}

/// A value that has not been worked out yet. It has no effects, so it may be worked out later or never, as long as what
/// it reads stays as it is.
#[derive(Clone, Debug)]
pub(crate) struct Expression {
    pub(crate) text: String,
    pub(crate) level: Level,
    pub(crate) kind: Kind,
    pub(crate) constant: Option<u64>,
    /// If it is a condition: the opposite one.
    pub(crate) opposite: Option<String>,
    /// If it is an operator between two texts: the left one, the operator, and the right one. `a=a+b;` is `a+=b;` then.
    pub(crate) infix: Option<(String, &'static str, String)>,
    /// The variables that it reads.
    pub(crate) variables: Vec<Variable>,
    /// Whether it reads memory or globals.
    pub(crate) memory: bool,
}

impl Expression {
    pub(crate) fn new(text: String, level: Level, kind: Kind) -> Expression {
        Expression {
            text,
            level,
            kind,
            constant: None,
            opposite: None,
            infix: None,
            variables: Vec::new(),
            memory: false,
        }
    }

    pub(crate) fn variable(variable: Variable, kind: Kind) -> Expression {
        Expression { variables: vec![variable], ..Expression::new(variable.name(), Level::Whole, kind) }
    }

    /// An `i32.const`.
    pub(crate) fn word(value: u32) -> Expression {
        Expression { constant: Some(value.into()), ..Expression::new(format!("{value}U"), Level::Whole, Kind::Word) }
    }

    /// An `i64.const`, put together from halves: compilers do not agree how to write one.
    pub(crate) fn long(value: u64) -> Expression {
        let (high, low) = (value >> 32, value & u64::from(u32::MAX));
        let (text, level) = match high {
            0 => (format!("(u64){}", plain(low)), Level::Unary),
            _ => (format!("U64({high:#x},{low:#x})"), Level::Whole),
        };
        Expression { constant: Some(value), ..Expression::new(text, level, Kind::Long) }
    }

    /// Takes over what `other`, a part of this, reads.
    pub(crate) fn reads(mut self, other: &Expression) -> Expression {
        self.variables.extend(&other.variables);
        self.memory |= other.memory;
        self
    }

    /// The text with its full type, as an operand of something that binds as tightly as `level`.
    pub(crate) fn operand(&self, level: Level) -> String {
        match self.kind {
            Kind::Truth => format!("(u32){}", self.bracketed()),
            Kind::Word | Kind::Long if self.level < level => format!("({})", self.text),
            Kind::Word | Kind::Long => self.text.clone(),
        }
    }

    /// Whether the text has its full type even where constants are short. C gives an operation the larger type of its
    /// operands: without one of these it would be `int`, which overflows.
    pub(crate) fn is_typed(&self) -> bool {
        self.constant.is_none() && self.kind != Kind::Truth
    }

    /// The text where `int` and the full type are the same: as a condition, assigned, or passed to a function.
    pub(crate) fn loose(&self) -> String {
        match self.constant {
            Some(value) if value <= u64::from(u32::MAX) => plain(value),
            _ => self.text.clone(),
        }
    }

    /// Whether it is not 0.
    pub(crate) fn condition(&self) -> Condition {
        let yes = if self.level < Level::Or { format!("({})", self.text) } else { self.loose() };
        Condition::new(yes, self.opposite.clone().unwrap_or_else(|| format!("!{}", self.bracketed())))
    }

    /// The text between brackets, if it is not whole.
    pub(crate) fn bracketed(&self) -> String {
        if self.level < Level::Unary {
            format!("({})", self.text)
        } else {
            self.text.clone()
        }
    }

    /// The text as the operand of an operator whose other operand has the full type already; without brackets if it
    /// `fits` there.
    pub(crate) fn beside(&self, fits: bool) -> String {
        match self.constant {
            Some(value) if value <= u64::from(u32::MAX) => plain(value),
            _ if fits => self.text.clone(),
            _ => self.bracketed(),
        }
    }
}

/// A number as short as C takes it. `int` ends at 2^31 - 1, and C89 gives what is above another type than C99.
fn plain(value: u64) -> String {
    if value > i32::MAX as u64 {
        format!("{value}U")
    } else {
        value.to_string()
    }
}
