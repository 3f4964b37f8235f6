//! One instruction to statements and values.

use crate::expression::{Expression, Kind, Level, Variable};
use crate::function::Function;
use crate::memory::{access, pointer};
use crate::operators::{binary, unary, Binary, Unary};
use anyhow::Result;
use wasmparser::Operator;

impl Function<'_> {
    /// The instruction at hand.
    pub(crate) fn instruction(&mut self) -> Result<()> {
        let operator = self.operators[self.at].clone();
        if let Some((kind, form)) = binary(&operator) {
            self.binary(kind, form);
        } else if let Some(form) = unary(&operator) {
            self.unary(form);
        } else if let Some((access, memory)) = access(&operator) {
            self.access(access, memory);
        } else {
            match operator {
                Operator::Nop => {}
                Operator::I32Const { value } => self.wait(Expression::word(value as u32)),
                Operator::I64Const { value } => self.wait(Expression::long(value as u64)),
                Operator::Drop => drop(self.pop()),
                Operator::Select => self.select(),
                Operator::LocalGet { local_index } => self.get_local(local_index),
                Operator::LocalSet { local_index } => self.set_local(local_index),
                Operator::LocalTee { local_index } => {
                    self.set_local(local_index);
                    self.get_local(local_index);
                }
                Operator::GlobalGet { global_index } => self.get_global(global_index)?,
                Operator::GlobalSet { global_index } => self.set_global(global_index),
                Operator::MemorySize { .. } => self.wait(Expression::word(self.module.pages as u32)),
                Operator::MemoryGrow { .. } => {
                    // It may always be refused.
                    self.pop();
                    self.wait(Expression::word(u32::MAX));
                }
                Operator::MemoryCopy { .. } => self.copy(),
                Operator::MemoryFill { .. } => self.fill(),
                Operator::Call { function_index } => self.call(function_index)?,
                other => self.control(&other)?,
            }
        }
        Ok(())
    }

    fn binary(&mut self, kind: Kind, form: Binary) {
        let (right, left) = (self.pop(), self.pop());
        self.helpers.extend(form.helper(&right));
        let result = form.apply(kind, &left, &right);
        if form.traps(&right) {
            self.now(result);
        } else {
            self.wait(result);
        }
    }

    fn unary(&mut self, form: Unary) {
        let operand = self.pop();
        self.helpers.extend(form.helper());
        self.wait(form.apply(&operand));
    }

    fn select(&mut self) {
        let (condition, no, yes) = (self.pop(), self.pop(), self.pop());
        let short = |value: &Expression| value.constant.is_some();
        let yes_text = if short(&yes) && no.is_typed() { yes.loose() } else { yes.operand(Level::Or) };
        let no_text = if short(&no) { no.loose() } else { no.operand(Level::Or) };
        let text = format!("{}?{yes_text}:{no_text}", condition.condition().yes);
        let choice = Expression::new(text, Level::Choice, yes.kind.full());
        self.wait(choice.reads(&condition).reads(&yes).reads(&no));
    }

    fn get_local(&mut self, index: u32) {
        let variable = Variable::Local(index);
        self.used.insert(variable);
        self.wait(Expression::variable(variable, self.locals[index as usize]));
    }

    fn set_local(&mut self, index: u32) {
        let value = self.pop();
        self.assign(Variable::Local(index), &value);
    }

    fn get_global(&mut self, index: u32) -> Result<()> {
        self.globals.insert(index);
        let kind = Kind::of(self.module.globals[index as usize].0)?;
        let global = Expression::new(format!("g{index}"), Level::Whole, kind);
        self.wait(Expression { memory: true, ..global });
        Ok(())
    }

    fn set_global(&mut self, index: u32) {
        let value = self.pop();
        self.globals.insert(index);
        self.effect(format!("g{index}={};", value.loose()));
    }

    fn call(&mut self, number: u32) -> Result<()> {
        let signature = self.module.signature(number);
        let result = Kind::of_result(signature)?;
        let arguments = self.stack.split_off(self.stack.len() - signature.params().len());
        // What waits below the arguments must not see what the function does.
        self.settle_memory();
        self.calls.insert(number);
        let name = self.names.function(number);
        let text = if (number as usize) < self.module.imports.len() {
            let (cast, stream) = if result.is_some() { ("(u32)", "stdin") } else { ("", "stdout") };
            format!("{cast}{name}({}, 1, {}, {stream})", pointer(&arguments[0]), arguments[1].loose())
        } else {
            let arguments: Vec<_> = arguments.iter().map(Expression::loose).collect();
            format!("{name}({})", arguments.join(", "))
        };
        match result {
            None => self.plain(format!("{text};")),
            Some(kind) => self.now(Expression::new(text, Level::Unary, kind)),
        }
        Ok(())
    }
}
