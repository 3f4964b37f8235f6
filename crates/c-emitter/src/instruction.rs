//! One instruction to statements and values.

use crate::builder::{slots, Builder};
use crate::expression::{Callee, Expression, Variable};
use crate::kind::Kind;
use crate::operation::{Access, Unary};
use crate::operators::{access, operation, Operation};
use crate::statement::Statement;
use crate::wasi::helper;
use anyhow::Result;
use wasmparser::{FuncType, MemArg, Operator};

impl Builder<'_> {
    /// The instruction at hand.
    pub(crate) fn instruction(&mut self) -> Result<()> {
        let operator = self.operators[self.at].clone();
        if let Some(operation) = operation(&operator) {
            self.operation(operation);
            return Ok(());
        }
        if let Some((access, place, store)) = access(&operator) {
            self.access(access, &place, store);
            return Ok(());
        }
        match operator {
            Operator::Nop => {}
            Operator::I32Const { value } => self.push(Expression::word(value as u32)),
            Operator::I64Const { value } => self.push(Expression::Constant(Kind::Long, value as u64)),
            Operator::F32Const { value } => self.push(Expression::Constant(Kind::Float, value.bits().into())),
            Operator::F64Const { value } => self.push(Expression::Constant(Kind::Double, value.bits())),
            Operator::RefNull { .. } => self.push(Expression::word(0)),
            Operator::RefIsNull => {
                let value = self.pop();
                self.push(Expression::unary(Unary::IsZero(Kind::Word), value));
            }
            Operator::RefFunc { function_index } => self.push(Expression::word(function_index + 1)),
            Operator::Drop => {
                let value = self.pop();
                if self.effects(&value).needed() {
                    self.statements.push(Statement::Do(value));
                }
            }
            Operator::Select | Operator::TypedSelect { .. } => self.select(),
            Operator::LocalGet { local_index } => {
                let variable = self.local(local_index);
                self.push(Expression::Variable(variable));
            }
            Operator::LocalSet { local_index } => self.set_local(local_index),
            Operator::LocalTee { local_index } => {
                self.set_local(local_index);
                let variable = self.local(local_index);
                self.push(Expression::Variable(variable));
            }
            Operator::GlobalGet { global_index } => {
                let kind = Kind::of(self.module.globals[global_index as usize].kind)?;
                self.push(Expression::Global(global_index, kind));
            }
            Operator::GlobalSet { global_index } => {
                let value = self.pop();
                self.write(Statement::SetGlobal(global_index, value));
            }
            Operator::Call { function_index } => {
                let signature = self.module.signature(function_index);
                let callee = match self.module.imports.get(function_index as usize) {
                    Some(import) if self.options.library.is_none() => Callee::Helper(helper(import, signature)?),
                    _ => Callee::Function(function_index),
                };
                self.call(callee, signature, false)?;
            }
            Operator::CallIndirect { type_index, table_index } => {
                let signature = &self.module.types[type_index as usize];
                let callee = Callee::Table { table: table_index, signature: self.module.canonical(type_index) };
                self.call(callee, signature, true)?;
            }
            other if self.bulk(&other) => {}
            other => self.control(&other)?,
        }
        Ok(())
    }

    fn operation(&mut self, operation: Operation) {
        let value = match operation {
            Operation::Binary(operation, kind) => {
                let (right, left) = (self.pop(), self.pop());
                Expression::binary(operation, kind, left, right)
            }
            Operation::Compare(compare, kind) => {
                let (right, left) = (self.pop(), self.pop());
                Expression::Compare(compare, kind, Box::new([left, right]))
            }
            Operation::Unary(operation) => Expression::unary(operation, self.pop()),
            Operation::Call(helper, operands, kind) => {
                let operands = self.pop_all(operands);
                Expression::call(helper, operands, Some(kind))
            }
        };
        self.push(value);
    }

    fn access(&mut self, access: Access, place: &MemArg, store: bool) {
        if !store {
            let address = self.pop();
            return self.push(Expression::Load(access, Box::new(address), place.offset));
        }
        if self.grows || self.options.checked {
            // The address of the cell may be evaluated before the value: nothing in the value may move memory, or trap.
            self.settle_top_effects(2);
        }
        let (value, address) = (self.pop(), self.pop());
        self.write(Statement::Store(access, address, place.offset, value));
    }

    /// Evaluates those of the topmost values that have effects.
    pub(crate) fn settle_top_effects(&mut self, count: usize) {
        let first = self.stack.len() - count;
        if self.stack[first..].iter().any(|value| self.effects(value).needed()) {
            self.settle_effects(false);
        }
    }

    fn select(&mut self) {
        // C evaluates one of the two values only.
        let condition = self.pop();
        self.settle_top_effects(2);
        let (no, yes) = (self.pop(), self.pop());
        self.push(Expression::Select(Box::new([yes, no, condition])));
    }

    fn local(&self, index: u32) -> Variable {
        Variable::Local(index, self.locals[index as usize])
    }

    fn set_local(&mut self, index: u32) {
        let value = self.pop();
        let variable = self.local(index);
        self.assign(variable, value);
    }

    fn call(&mut self, callee: Callee, signature: &FuncType, indirect: bool) -> Result<()> {
        let (params, results) = Kind::of_signature(signature)?;
        if let Callee::Table { .. } = callee {
            // The index becomes the first argument, although it is evaluated last.
            self.settle_top_effects(params.len() + 1);
            let index = self.pop();
            let place = self.stack.len() - params.len();
            self.stack.insert(place, index);
        }
        let arguments = self.pop_all(params.len() + usize::from(indirect));
        let call = Expression::Call(callee, arguments, results.first().copied());
        match results.len() {
            0 => self.write(Statement::Do(call)),
            1 => self.push(call),
            _ => self.take_results(call, &results),
        }
        Ok(())
    }

    /// Puts all results of a call on the stack.
    fn take_results(&mut self, call: Expression, results: &[Kind]) {
        let variables = slots(self.stack.len(), results);
        self.settle_effects(true);
        for variable in &variables {
            self.settle(|waiting| waiting.reads_variable(*variable));
        }
        self.statements.push(Statement::Set(variables[0], call));
        for (at, variable) in variables.iter().enumerate().skip(1) {
            self.statements.push(Statement::Set(*variable, Expression::Result(at, results[at])));
        }
        self.stack.extend(variables.into_iter().map(Expression::Variable));
    }
}
