//! The instructions that read and write memory.

use crate::expression::{Expression, Kind, Level};
use crate::function::Function;
use crate::helpers::Helper;
use wasmparser::{MemArg, Operator};

impl Function<'_> {
    /// A statement that changes memory or a global.
    pub(crate) fn effect(&mut self, statement: String) {
        self.settle_memory();
        self.plain(statement);
    }

    pub(crate) fn access(&mut self, access: Access, memory: MemArg) {
        match access {
            Access::Load(helper, cast, kind) => self.load(helper, cast, kind, memory),
            Access::Store(helper) => self.store(helper, memory),
        }
    }

    fn load(&mut self, helper: Helper, cast: &str, kind: Kind, memory: MemArg) {
        self.helpers.insert(helper);
        let address = self.pop();
        let text = format!("{cast}{}({})", helper.name(), place(&address, memory.offset));
        let level = if cast.is_empty() { Level::Whole } else { Level::Unary };
        let loaded = Expression::new(text, level, kind).reads(&address);
        self.wait(Expression { memory: true, ..loaded });
    }

    fn store(&mut self, helper: Helper, memory: MemArg) {
        self.helpers.insert(helper);
        let (value, address) = (self.pop(), self.pop());
        let narrow = value.kind == Kind::Long && helper != Helper::Store64;
        let value = if narrow { format!("(u32){}", value.operand(Level::Unary)) } else { value.loose() };
        self.effect(format!("{}({}, {value});", helper.name(), place(&address, memory.offset)));
    }

    pub(crate) fn copy(&mut self) {
        let (length, from, to) = (self.pop(), self.pop(), self.pop());
        self.effect(format!("memmove({}, {}, {});", pointer(&to), pointer(&from), length.loose()));
    }

    pub(crate) fn fill(&mut self) {
        let (length, value, to) = (self.pop(), self.pop(), self.pop());
        let byte = format!("(int)({}&255)", value.operand(Level::Unary));
        self.effect(format!("memset({}, {byte}, {});", pointer(&to), length.loose()));
    }
}

/// The number of a place in memory.
fn place(address: &Expression, offset: u64) -> String {
    match (address.constant, offset) {
        (Some(constant), _) => Expression::word((constant + offset) as u32).loose(),
        (None, 0) => address.loose(),
        (None, _) => format!("{}+{offset}", address.operand(Level::Sum)),
    }
}

/// A place in memory for a function of the C library.
pub(crate) fn pointer(address: &Expression) -> String {
    match address.constant {
        Some(_) => format!("m+{}", address.loose()),
        None => format!("m+{}", address.operand(Level::Unary)),
    }
}

/// How memory is read or written.
pub(crate) enum Access {
    /// By a helper, whose result is cast and then of this kind.
    Load(Helper, &'static str, Kind),
    Store(Helper),
}

/// What an instruction does with memory, and how far behind the address.
pub(crate) fn access(operator: &Operator<'_>) -> Option<(Access, MemArg)> {
    use Access::{Load, Store};
    Some(match *operator {
        Operator::I32Load { memarg } => (Load(Helper::Load32, "", Kind::Word), memarg),
        Operator::I32Load8U { memarg } => (Load(Helper::Load8, "", Kind::Word), memarg),
        Operator::I32Load8S { memarg } => (Load(Helper::Load8, "(u32)(signed char)", Kind::Word), memarg),
        Operator::I32Load16U { memarg } => (Load(Helper::Load16, "", Kind::Word), memarg),
        Operator::I32Load16S { memarg } => (Load(Helper::Load16, "(u32)(short)", Kind::Word), memarg),
        Operator::I64Load { memarg } => (Load(Helper::Load64, "", Kind::Long), memarg),
        Operator::I64Load8U { memarg } => (Load(Helper::Load8, "(u64)", Kind::Long), memarg),
        Operator::I64Load8S { memarg } => (Load(Helper::Load8, "(u64)(i64)(signed char)", Kind::Long), memarg),
        Operator::I64Load16U { memarg } => (Load(Helper::Load16, "(u64)", Kind::Long), memarg),
        Operator::I64Load16S { memarg } => (Load(Helper::Load16, "(u64)(i64)(short)", Kind::Long), memarg),
        Operator::I64Load32U { memarg } => (Load(Helper::Load32, "(u64)", Kind::Long), memarg),
        Operator::I64Load32S { memarg } => (Load(Helper::Load32, "(u64)(i64)(i32)", Kind::Long), memarg),
        Operator::I32Store { memarg } | Operator::I64Store32 { memarg } => (Store(Helper::Store32), memarg),
        Operator::I32Store8 { memarg } | Operator::I64Store8 { memarg } => (Store(Helper::Store8), memarg),
        Operator::I32Store16 { memarg } | Operator::I64Store16 { memarg } => (Store(Helper::Store16), memarg),
        Operator::I64Store { memarg } => (Store(Helper::Store64), memarg),
        _ => return None,
    })
}
