//! Values as trees of operations.

use crate::helpers::Helper;
use crate::kind::Kind;
use crate::operation::{Access, Binary, Compare, Unary};

/// A C variable of a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Variable {
    Local(u32, Kind),
    /// Holds the value at this depth of wasm's value stack.
    Slot(usize, Kind),
}

impl Variable {
    pub(crate) fn kind(self) -> Kind {
        match self {
            Variable::Local(_, kind) | Variable::Slot(_, kind) => kind,
        }
    }
}

/// What is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Callee {
    Function(u32),
    /// Through a table, as a function of this type. The index in the table is the first argument.
    Table {
        table: u32,
        signature: u32,
    },
    Helper(Helper),
}

/// The value of some operations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Expression {
    /// The bits of a number.
    Constant(Kind, u64),
    Variable(Variable),
    Global(u32, Kind),
    /// One of a call's results after the first.
    Result(usize, Kind),
    Load(Access, Box<Expression>, u64),
    Unary(Unary, Box<Expression>),
    Binary(Binary, Kind, Box<[Expression; 2]>),
    Compare(Compare, Kind, Box<[Expression; 2]>),
    /// The first one if the last one is not 0, else the second one.
    Select(Box<[Expression; 3]>),
    Call(Callee, Vec<Expression>, Option<Kind>),
    /// A condition made of two by `&&` (`true`) or `||`.
    Logic(bool, Box<[Expression; 2]>),
}

/// What evaluating an expression does beyond giving its value, and what it depends on besides variables.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Effects {
    /// It reads memory, globals or tables.
    pub(crate) reads: bool,
    /// It may end the program.
    pub(crate) traps: bool,
    /// It may write memory, globals, tables or output.
    pub(crate) writes: bool,
}

impl Effects {
    /// Whether it has to be evaluated once, even if nothing needs the value.
    pub(crate) fn needed(self) -> bool {
        self.traps || self.writes
    }
}

impl Expression {
    pub(crate) fn word(value: u32) -> Expression {
        Expression::Constant(Kind::Word, value.into())
    }

    pub(crate) fn unary(operation: Unary, operand: Expression) -> Expression {
        Expression::Unary(operation, Box::new(operand))
    }

    /// Adding a large number is subtracting a small one, and the other way round.
    pub(crate) fn binary(operation: Binary, kind: Kind, left: Expression, right: Expression) -> Expression {
        let inverse = match operation {
            Binary::Add => Binary::Subtract,
            Binary::Subtract => Binary::Add,
            _ => return Expression::Binary(operation, kind, Box::new([left, right])),
        };
        let less = match right {
            Expression::Constant(Kind::Word, value) if value > 1 << 31 => u64::from((value as u32).wrapping_neg()),
            Expression::Constant(Kind::Long, value) if value > 1 << 63 => value.wrapping_neg(),
            _ => return Expression::Binary(operation, kind, Box::new([left, right])),
        };
        Expression::Binary(inverse, kind, Box::new([left, Expression::Constant(kind, less)]))
    }

    pub(crate) fn call(helper: Helper, arguments: Vec<Expression>, result: Option<Kind>) -> Expression {
        Expression::Call(Callee::Helper(helper), arguments, result)
    }

    pub(crate) fn constant(&self) -> Option<u64> {
        match self {
            Expression::Constant(_, value) => Some(*value),
            _ => None,
        }
    }

    pub(crate) fn kind(&self) -> Kind {
        match self {
            Expression::Constant(kind, _) | Expression::Global(_, kind) | Expression::Result(_, kind) => *kind,
            Expression::Variable(variable) => variable.kind(),
            Expression::Load(access, ..) => access.kind,
            Expression::Unary(operation, _) => operation.kind(),
            Expression::Binary(_, kind, _) => *kind,
            Expression::Compare(..) | Expression::Logic(..) => Kind::Word,
            Expression::Select(parts) => parts[0].kind(),
            Expression::Call(_, _, result) => result.expect("a call whose value is used has one"),
        }
    }

    /// The expressions that this one is made of.
    pub(crate) fn parts(&self) -> &[Expression] {
        match self {
            Expression::Constant(..) | Expression::Variable(_) | Expression::Global(..) | Expression::Result(..) => &[],
            Expression::Load(_, part, _) | Expression::Unary(_, part) => std::slice::from_ref(part),
            Expression::Binary(_, _, parts) | Expression::Compare(_, _, parts) | Expression::Logic(_, parts) => {
                &parts[..]
            }
            Expression::Select(parts) => &parts[..],
            Expression::Call(_, arguments, _) => arguments,
        }
    }

    /// Calls `see` with this expression and all that it is made of.
    pub(crate) fn visit(&self, see: &mut dyn FnMut(&Expression)) {
        see(self);
        self.parts().iter().for_each(|part| part.visit(see));
    }

    pub(crate) fn reads_variable(&self, variable: Variable) -> bool {
        *self == Expression::Variable(variable) || self.parts().iter().any(|part| part.reads_variable(variable))
    }

    /// What it does; `checked` says whether a load may trap.
    pub(crate) fn effects(&self, checked: bool) -> Effects {
        let mut effects = Effects::default();
        self.visit(&mut |part| match part {
            Expression::Global(..) | Expression::Result(..) => effects.reads = true,
            Expression::Load(..) => {
                effects.reads = true;
                effects.traps |= checked;
            }
            Expression::Binary(operation, kind, parts) => effects.traps |= operation.traps(*kind, &parts[1]),
            Expression::Call(Callee::Helper(helper), ..) => {
                let own = helper.effects();
                effects.reads |= own.reads;
                effects.traps |= own.traps;
                effects.writes |= own.writes;
            }
            Expression::Call(..) => effects.writes = true,
            _ => {}
        });
        effects
    }

    /// How many expressions stand inside one another.
    pub(crate) fn depth(&self) -> usize {
        1 + self.parts().iter().map(Expression::depth).max().unwrap_or(0)
    }

    /// The opposite condition.
    pub(crate) fn opposite(self) -> Expression {
        match self {
            Expression::Unary(Unary::IsZero(_), operand) => *operand,
            Expression::Compare(compare, kind, parts) if kind.is_integer() || compare.is_equality() => {
                Expression::Compare(compare.opposite(), kind, parts)
            }
            Expression::Logic(and, parts) => {
                let [left, right] = *parts;
                Expression::Logic(!and, Box::new([left.opposite(), right.opposite()]))
            }
            other => {
                let kind = other.kind();
                Expression::unary(Unary::IsZero(kind), other)
            }
        }
    }

    /// The condition that this or else another one holds.
    pub(crate) fn or(self, other: Expression) -> Expression {
        Expression::Logic(false, Box::new([self, other]))
    }
}
