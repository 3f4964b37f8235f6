//! What statements use of the rest of the file.

use crate::expression::{Callee, Expression, Variable};
use crate::helpers::Helper;
use crate::kind::Kind;
use crate::operation::{Binary, Cell, Unary};
use crate::statement::Statement;
use crate::text::is_by_bits;
use crate::wasi;
use crate::writer::divide;
use std::collections::{BTreeMap, BTreeSet};

#[derive(Clone, Debug, Default)]
pub(crate) struct Uses {
    /// How often each variable occurs.
    pub(crate) variables: BTreeMap<Variable, usize>,
    pub(crate) functions: BTreeSet<u32>,
    /// The types of functions called through a table.
    pub(crate) signatures: BTreeSet<u32>,
    pub(crate) globals: BTreeSet<u32>,
    /// Results of functions after the first.
    pub(crate) results: BTreeSet<(usize, Kind)>,
    pub(crate) helpers: BTreeSet<Helper>,
    /// The macros for memory, without or with an offset.
    pub(crate) cells: BTreeSet<(Cell, bool)>,
    pub(crate) memory: bool,
    /// Whether there is `float` arithmetic, and arithmetic of floats at all.
    pub(crate) rounds: bool,
    pub(crate) floats: bool,
}

impl Uses {
    pub(crate) fn of(statements: &[Statement], params: &[Variable]) -> Uses {
        let mut uses = Uses::default();
        uses.variables.extend(params.iter().map(|&param| (param, 1)));
        uses.list(statements);
        uses
    }

    fn list(&mut self, statements: &[Statement]) {
        for statement in statements {
            match statement {
                Statement::Set(variable, _) => *self.variables.entry(*variable).or_default() += 1,
                Statement::SetGlobal(global, _) => drop(self.globals.insert(*global)),
                Statement::SetResult(at, value) => drop(self.results.insert((*at, value.kind()))),
                Statement::Store(access, address, offset, _) => self.cell(access.cell, address, *offset),
                Statement::Jump(crate::statement::Jump::Trap) => drop(self.helpers.insert(Helper::Trap)),
                _ => {}
            }
            for expression in statement.expressions() {
                expression.visit(&mut |part| self.expression(part));
            }
            statement.lists().into_iter().for_each(|list| self.list(list));
        }
    }

    fn cell(&mut self, cell: Cell, address: &Expression, offset: u64) {
        self.memory = true;
        self.cells.insert((cell, offset != 0 && address.constant().is_none_or(|at| at + offset > u32::MAX.into())));
    }

    fn expression(&mut self, part: &Expression) {
        self.floats |= !matches!(part, Expression::Variable(_)) && !part_kind(part).is_none_or(Kind::is_integer);
        match part {
            Expression::Variable(variable) => *self.variables.entry(*variable).or_default() += 1,
            Expression::Global(global, _) => drop(self.globals.insert(*global)),
            Expression::Result(at, kind) => drop(self.results.insert((*at, *kind))),
            Expression::Load(access, address, offset) => self.cell(access.cell, address, *offset),
            Expression::Constant(kind, value) if is_by_bits(*kind, *value) => {
                self.helpers.insert(if *kind == Kind::Float { Helper::FloatOfBits } else { Helper::DoubleOfBits });
            }
            Expression::Binary(operation, kind, operands) => {
                if operation.traps(*kind, &operands[1]) {
                    self.helpers.insert(divide(*operation, *kind));
                }
                self.rounds |= *kind == Kind::Float && *operation != Binary::And;
            }
            Expression::Unary(Unary::Demote | Unary::Convert(_, _, Kind::Float), _) => self.rounds = true,
            Expression::Call(Callee::Function(number), ..) => drop(self.functions.insert(*number)),
            Expression::Call(Callee::Table { signature, .. }, ..) => {
                self.signatures.insert(*signature);
                self.helpers.insert(Helper::Find);
            }
            Expression::Call(Callee::Helper(helper), ..) => drop(self.helpers.insert(*helper)),
            _ => {}
        }
    }

    /// Adds what another function uses, its variables excepted.
    pub(crate) fn add(&mut self, other: &Uses) {
        self.functions.extend(&other.functions);
        self.signatures.extend(&other.signatures);
        self.globals.extend(&other.globals);
        self.results.extend(&other.results);
        self.helpers.extend(&other.helpers);
        self.cells.extend(&other.cells);
        self.memory |= other.memory;
        self.rounds |= other.rounds;
        self.floats |= other.floats;
    }

    /// Adds what the helpers use.
    pub(crate) fn close(&mut self) {
        let mut due: Vec<Helper> = self.helpers.iter().copied().collect();
        while let Some(helper) = due.pop() {
            self.helpers.insert(helper);
            self.cells.extend(wasi::cells(helper).iter().map(|&cell| (cell, false)));
            due.extend(helper.needs());
        }
    }
}

/// The kind of a value, if it has one.
fn part_kind(part: &Expression) -> Option<Kind> {
    match part {
        Expression::Call(_, _, result) => *result,
        other => Some(other.kind()),
    }
}
