//! The value stack: what may be evaluated later, and what no longer may.

use crate::builder::Builder;
use crate::expression::{Effects, Expression, Variable};
use crate::statement::Statement;

/// How deep expressions may become: compilers have limits, and readers too.
const DEEPEST: usize = 24;

impl Builder<'_> {
    pub(crate) fn pop(&mut self) -> Expression {
        self.stack.pop().expect("a valid function has a value here")
    }

    /// The topmost values, the lowest first.
    pub(crate) fn pop_all(&mut self, count: usize) -> Vec<Expression> {
        self.stack.split_off(self.stack.len() - count)
    }

    pub(crate) fn effects(&self, value: &Expression) -> Effects {
        value.effects(self.options.checked)
    }

    /// Puts a value on the stack.
    pub(crate) fn push(&mut self, value: Expression) {
        let own = self.effects(&value);
        if own.writes {
            self.settle_effects(true);
        } else if own.reads || own.traps {
            let checked = self.options.checked;
            self.settle(|waiting| waiting.effects(checked).writes);
        }
        let deep = value.depth() > DEEPEST;
        self.stack.push(value);
        if deep {
            self.settle_at(self.stack.len() - 1);
        }
    }

    /// Evaluates now the values that have effects; with `reads`, also those that depend on memory, before it changes.
    pub(crate) fn settle_effects(&mut self, reads: bool) {
        let checked = self.options.checked;
        self.settle(|waiting| {
            let effects = waiting.effects(checked);
            effects.needed() || (reads && effects.reads)
        });
    }

    /// Adds a statement that changes memory or the like.
    pub(crate) fn write(&mut self, statement: Statement) {
        self.settle_effects(true);
        self.statements.push(statement);
    }

    /// Sets a variable. Values that are made of it are evaluated before.
    pub(crate) fn assign(&mut self, variable: Variable, value: Expression) {
        self.settle(|waiting| waiting.reads_variable(variable));
        self.statements.extend(assignment(variable, value));
    }

    /// Evaluates now, the bottom first, the values that `is_due` selects.
    pub(crate) fn settle(&mut self, is_due: impl Fn(&Expression) -> bool) {
        for depth in 0..self.stack.len() {
            if is_due(&self.stack[depth]) {
                self.settle_at(depth);
            }
        }
    }

    fn settle_at(&mut self, depth: usize) {
        let variable = Variable::Slot(depth, self.stack[depth].kind());
        // Other values that read this variable need what it held before. They stand below: a value is made of what stood
        // at its own depth or above it.
        for below in 0..depth {
            if self.stack[below].reads_variable(variable) {
                self.settle_at(below);
            }
        }
        let value = std::mem::replace(&mut self.stack[depth], Expression::Variable(variable));
        self.statements.extend(assignment(variable, value));
    }

    /// Puts the topmost values into variables, and takes them from the stack. No variable is set before all values that
    /// need what it held have been evaluated.
    pub(crate) fn place(&mut self, variables: &[Variable]) {
        let values = self.pop_all(variables.len());
        for variable in variables {
            self.settle(|waiting| waiting.reads_variable(*variable));
        }
        self.statements.extend(assignments(variables, values));
    }
}

/// The statement that sets a variable, unless it is the value.
pub(crate) fn assignment(variable: Variable, value: Expression) -> Option<Statement> {
    (value != Expression::Variable(variable)).then_some(Statement::Set(variable, value))
}

/// Statements that set several variables at once.
pub(crate) fn assignments(variables: &[Variable], mut values: Vec<Expression>) -> Vec<Statement> {
    let mut statements = Vec::new();
    let clash =
        |(place, variable): (usize, &Variable)| values[place + 1..].iter().any(|later| later.reads_variable(*variable));
    if variables.iter().enumerate().any(clash) {
        for (place, value) in values.iter_mut().enumerate() {
            // No stack is as high.
            let scratch = Variable::Slot(usize::MAX - place, value.kind());
            let value = std::mem::replace(value, Expression::Variable(scratch));
            statements.push(Statement::Set(scratch, value));
        }
    }
    for (variable, value) in variables.iter().zip(values) {
        statements.extend(assignment(*variable, value));
    }
    statements
}
