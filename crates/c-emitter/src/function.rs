//! A function's instructions to statements.

use crate::control::Frame;
use crate::expression::{Expression, Kind, Level, Variable};
use crate::file::Names;
use crate::helpers::Helper;
use crate::layout::Lines;
use crate::locals::set_first;
use crate::memory::{access, pointer, Access};
use crate::module::Module;
use crate::operators::{binary, unary};
use crate::printer::print;
use crate::simplify::simplify;
use crate::statement::{Jump, Statement};
use anyhow::{bail, Result};
use std::collections::BTreeSet;
use std::mem;
use wasmparser::{Operator, ValType};

/// A function that is being written.
pub(crate) struct Function<'a> {
    module: &'a Module<'a>,
    names: &'a Names,
    pub(crate) operators: Vec<Operator<'a>>,
    /// The instruction at hand.
    pub(crate) at: usize,
    locals: Vec<Kind>,
    /// Those that need not begin with zero.
    set_first: BTreeSet<u32>,
    /// What each value that waits is, the bottom first.
    pub(crate) stack: Vec<Expression>,
    /// The blocks around, and how many there have been.
    pub(crate) frames: Vec<Frame>,
    pub(crate) labels: usize,
    /// Those of the innermost block, so far.
    pub(crate) statements: Vec<Statement>,
    /// What must be declared.
    pub(crate) used: BTreeSet<Variable>,
    pub(crate) helpers: BTreeSet<Helper>,
    /// The functions it calls, and the globals it uses.
    pub(crate) calls: BTreeSet<u32>,
    pub(crate) globals: BTreeSet<u32>,
}

/// The kind of a wasm type.
pub(crate) fn kind(kind: ValType) -> Result<Kind> {
    match kind {
        ValType::I32 => Ok(Kind::Word),
        ValType::I64 => Ok(Kind::Long),
        other => bail!("values of type {other} are not understood"),
    }
}

impl<'a> Function<'a> {
    pub(crate) fn new(module: &'a Module<'a>, names: &'a Names, number: u32) -> Result<Function<'a>> {
        let body = &module.bodies[number as usize - module.imports.len()];
        let signature = module.signature(number);
        let mut locals = signature.params().iter().map(|&param| kind(param)).collect::<Result<Vec<_>>>()?;
        for local in body.get_locals_reader()? {
            let (count, local) = local?;
            locals.extend(vec![kind(local)?; count as usize]);
        }
        let operators = body.get_operators_reader()?.into_iter().collect::<Result<Vec<_>, _>>()?;
        let mut function = Function {
            module,
            names,
            at: 0,
            locals,
            set_first: set_first(&operators),
            stack: Vec::new(),
            frames: Vec::new(),
            labels: 0,
            statements: Vec::new(),
            used: BTreeSet::new(),
            helpers: BTreeSet::new(),
            calls: BTreeSet::new(),
            globals: BTreeSet::new(),
            operators,
        };
        let result = signature.results().first().map(|&result| kind(result)).transpose()?;
        function.begin(result);
        while function.at < function.operators.len() {
            function.instruction()?;
            function.at += 1;
        }
        let after = Jump::Return(String::new());
        let body = mem::take(&mut function.statements);
        function.statements = simplify(body, Some(&after).filter(|_| result.is_none()));
        Ok(function)
    }

    /// The whole definition.
    pub(crate) fn write(&self, number: u32, lines: &mut Lines) -> Result<()> {
        lines.push("");
        lines.open(format!("{}{{", self.names.declaration(self.module, number)?));
        let params = self.module.signature(number).params().len();
        for kind in [Kind::Word, Kind::Long] {
            let declared = self.used.iter().filter_map(|&variable| match variable {
                Variable::Local(index) if (index as usize) < params || self.locals[index as usize] != kind => None,
                Variable::Local(index) if self.set_first.contains(&index) => Some(variable.name()),
                Variable::Local(_) => Some(format!("{}=0", variable.name())),
                Variable::Word(_) => (kind == Kind::Word).then(|| variable.name()),
                Variable::Long(_) => (kind == Kind::Long).then(|| variable.name()),
            });
            let declared: Vec<_> = declared.collect();
            if !declared.is_empty() {
                lines.push(format!("{} {};", kind.name(), declared.join(", ")));
            }
        }
        print(&self.statements, lines);
        lines.close("}");
        Ok(())
    }

    fn instruction(&mut self) -> Result<()> {
        let operator = self.operators[self.at].clone();
        if let Some((kind, form)) = binary(&operator) {
            let (right, left) = (self.pop(), self.pop());
            self.helpers.extend(form.helper(&right));
            let result = form.apply(kind, &left, &right);
            return if form.traps(&right) { self.now(result) } else { self.wait(result) };
        }
        if let Some(form) = unary(&operator) {
            let operand = self.pop();
            self.helpers.extend(form.helper());
            return self.wait(form.apply(&operand));
        }
        match operator {
            Operator::Nop => Ok(()),
            Operator::I32Const { value } => self.wait(Expression::word(value as u32)),
            Operator::I64Const { value } => self.wait(Expression::long(value as u64)),
            Operator::Drop => {
                self.pop();
                Ok(())
            }
            Operator::Select => {
                let (condition, no, yes) = (self.pop(), self.pop(), self.pop());
                let kind = if yes.kind == Kind::Long { Kind::Long } else { Kind::Word };
                // One of them must have the type.
                let bare = no.constant.is_none() && no.kind != Kind::Truth;
                let yes_text = if bare && yes.constant.is_some() { yes.loose() } else { yes.operand(Level::Or) };
                let no_text = if no.constant.is_some() { no.loose() } else { no.operand(Level::Or) };
                let text = format!("{}?{yes_text}:{no_text}", condition.condition().yes);
                self.wait(Expression::new(text, Level::Choice, kind).reads(&condition).reads(&yes).reads(&no))
            }
            Operator::LocalGet { local_index } => {
                let variable = Variable::Local(local_index);
                self.used.insert(variable);
                self.wait(Expression::variable(variable, self.locals[local_index as usize]))
            }
            Operator::LocalSet { local_index } => {
                let value = self.pop();
                self.assign(Variable::Local(local_index), &value);
                Ok(())
            }
            Operator::LocalTee { local_index } => {
                let value = self.pop();
                self.assign(Variable::Local(local_index), &value);
                self.wait(Expression::variable(Variable::Local(local_index), self.locals[local_index as usize]))
            }
            Operator::GlobalGet { global_index } => {
                self.globals.insert(global_index);
                let kind = kind(self.module.globals[global_index as usize].0)?;
                let global = Expression::new(format!("g{global_index}"), Level::Whole, kind);
                self.wait(Expression { memory: true, ..global })
            }
            Operator::GlobalSet { global_index } => {
                let value = self.pop();
                self.globals.insert(global_index);
                self.settle_memory();
                self.plain(format!("g{global_index}={};", value.loose()));
                Ok(())
            }
            Operator::MemorySize { .. } => self.wait(Expression::word(self.module.pages as u32)),
            // Memory may always refuse to grow.
            Operator::MemoryGrow { .. } => {
                self.pop();
                self.wait(Expression::word(u32::MAX))
            }
            Operator::MemoryCopy { .. } => {
                let (length, from, to) = (self.pop(), self.pop(), self.pop());
                self.effect(format!("memmove({}, {}, {});", pointer(&to), pointer(&from), length.loose()))
            }
            Operator::MemoryFill { .. } => {
                let (length, value, to) = (self.pop(), self.pop(), self.pop());
                self.effect(format!(
                    "memset({}, (int)({}&255), {});",
                    pointer(&to),
                    value.operand(Level::Unary),
                    length.loose()
                ))
            }
            Operator::Call { function_index } => self.call(function_index),
            other => match access(&other) {
                Some((Access::Load(helper, cast), memory)) => self.load(helper, cast, memory),
                Some((Access::Store(helper), memory)) => self.store(helper, memory),
                None => self.control(&other),
            },
        }
    }

    fn call(&mut self, number: u32) -> Result<()> {
        let signature = self.module.signature(number);
        let from = self.stack.len() - signature.params().len();
        let arguments = self.stack.split_off(from);
        self.settle_memory();
        self.calls.insert(number);
        let name = self.names.function(number);
        let text = match self.module.imports.get(number as usize) {
            Some(_) => {
                let stream = if signature.results().is_empty() { "stdout" } else { "stdin" };
                format!("{name}({}, 1, {}, {stream})", pointer(&arguments[0]), arguments[1].loose())
            }
            None => {
                let arguments: Vec<_> = arguments.iter().map(Expression::loose).collect();
                format!("{name}({})", arguments.join(", "))
            }
        };
        match signature.results() {
            [] => {
                self.plain(format!("{text};"));
                Ok(())
            }
            [result] => {
                let imported = (number as usize) < self.module.imports.len();
                let text = if imported { format!("(u32){text}") } else { text };
                self.now(Expression::new(text, Level::Unary, kind(*result)?))
            }
            _ => bail!("several results are not understood"),
        }
    }
}
