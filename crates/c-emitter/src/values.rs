//! What waits on the value stack, and what no longer can.

use crate::expression::{Expression, Variable};
use crate::function::Function;
use crate::statement::Statement;
use wasmparser::Operator;

impl Function<'_> {
    /// Adds a statement.
    pub(crate) fn plain(&mut self, text: String) {
        self.statements.push(Statement::Plain(text));
    }

    pub(crate) fn pop(&mut self) -> Expression {
        self.stack.pop().expect("a valid function has a value here")
    }

    /// Puts a value on the stack that is worked out where it is used.
    pub(crate) fn wait(&mut self, value: Expression) {
        self.stack.push(value);
    }

    /// Puts a value on the stack that must be worked out now, once. If the next instruction drops it or sets a local to
    /// it, that is done here, and leaves that instruction nothing to write.
    pub(crate) fn now(&mut self, value: Expression) {
        let kind = value.kind;
        let variable = match self.operators[self.at + 1] {
            Operator::Drop => {
                self.plain(format!("{};", value.text));
                return self.wait(Expression::word(0));
            }
            Operator::LocalSet { local_index } | Operator::LocalTee { local_index } => Variable::Local(local_index),
            _ => Variable::at(self.stack.len(), kind),
        };
        self.assign(variable, &value);
        self.wait(Expression::variable(variable, kind));
    }

    /// Sets a variable. Values that wait for being worked out from it are worked out before.
    pub(crate) fn assign(&mut self, variable: Variable, value: &Expression) {
        self.settle(|waiting| waiting.variables.contains(&variable));
        self.used.insert(variable);
        let name = variable.name();
        match &value.infix {
            Some((left, sign @ ("+" | "-"), right)) if *left == name && right == "1" => {
                self.plain(format!("{name}{sign}{sign};"));
            }
            Some((left, sign, right)) if *left == name => self.plain(format!("{name}{sign}={right};")),
            Some((left, sign @ ("+" | "*" | "&" | "|" | "^"), right)) if *right == name => {
                self.plain(format!("{name}{sign}={left};"));
            }
            _ => self.statements.extend(assignment(variable, value)),
        }
    }

    /// Works out now, the bottom first, the values for which that is wanted.
    pub(crate) fn settle(&mut self, wanted: impl Fn(&Expression) -> bool) {
        for depth in 0..self.stack.len() {
            if wanted(&self.stack[depth]) {
                self.settle_at(depth);
            }
        }
    }

    fn settle_at(&mut self, depth: usize) {
        let value = self.stack[depth].clone();
        let kind = value.kind.full();
        let variable = Variable::at(depth, kind);
        self.stack[depth] = Expression::variable(variable, kind);
        // Other values that read this variable need what it held before. They wait below: a value is made of what stood
        // at its own depth or above it.
        for below in 0..depth {
            if self.stack[below].variables.contains(&variable) {
                self.settle_at(below);
            }
        }
        self.used.insert(variable);
        self.statements.extend(assignment(variable, &value));
    }

    /// The same for all that read memory, before it changes.
    pub(crate) fn settle_memory(&mut self) {
        self.settle(|waiting| waiting.memory);
    }
}

/// The statement that sets a variable, unless it is the value.
pub(crate) fn assignment(variable: Variable, value: &Expression) -> Option<Statement> {
    let name = variable.name();
    (value.text != name).then(|| Statement::Plain(format!("{name}={};", value.loose())))
}
