//! The statements of a function, as a tree that can be made simpler before it is written.

use crate::expression::{Expression, Variable};
use crate::operation::Access;

/// Something to be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Statement {
    Set(Variable, Expression),
    SetGlobal(u32, Expression),
    /// Sets one of the function's results after the first.
    SetResult(usize, Expression),
    /// Writes the last value to memory, at an address and an offset.
    Store(Access, Expression, u64, Expression),
    /// A call whose result, if any, is not needed.
    Do(Expression),
    Jump(Jump),
    /// Statements that a jump may leave.
    Block(usize, Vec<Statement>),
    /// Statements that begin anew at their end.
    Loop(usize, Vec<Statement>),
    If(Expression, Vec<Statement>, Vec<Statement>),
    /// The last case is the one for all other numbers. No case goes on into the next one.
    Switch(Expression, Vec<(Vec<usize>, Vec<Statement>)>),
}

/// Where the program goes on instead of at what follows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Jump {
    /// Behind the block or loop with this number.
    Leave(usize),
    /// To the start of the loop with this number.
    Again(usize),
    /// With this value, if any.
    Return(Option<Expression>),
    Trap,
}

impl Statement {
    /// The statements inside, list by list.
    pub(crate) fn lists(&self) -> Vec<&Vec<Statement>> {
        match self {
            Statement::Block(_, body) | Statement::Loop(_, body) => vec![body],
            Statement::If(_, then, otherwise) => vec![then, otherwise],
            Statement::Switch(_, cases) => cases.iter().map(|(_, body)| body).collect(),
            _ => Vec::new(),
        }
    }

    /// The expressions in it, those in statements inside excepted.
    pub(crate) fn expressions(&self) -> Vec<&Expression> {
        match self {
            Statement::Set(_, value)
            | Statement::SetGlobal(_, value)
            | Statement::SetResult(_, value)
            | Statement::Do(value)
            | Statement::If(value, ..)
            | Statement::Switch(value, _)
            | Statement::Jump(Jump::Return(Some(value))) => vec![value],
            Statement::Store(_, address, _, value) => vec![address, value],
            Statement::Jump(_) | Statement::Block(..) | Statement::Loop(..) => Vec::new(),
        }
    }

    /// Whether it is one expression in C.
    pub(crate) fn is_plain(&self) -> bool {
        self.lists().is_empty() && !matches!(self, Statement::Jump(_))
    }
}

/// How often these statements jump there.
pub(crate) fn jumps(statements: &[Statement], there: &Jump) -> usize {
    let inside = |statement: &Statement| match statement {
        Statement::Jump(jump) => usize::from(jump == there),
        other => other.lists().into_iter().map(|body| jumps(body, there)).sum(),
    };
    statements.iter().map(inside).sum()
}

/// The condition, if this statement does nothing but jump there under one.
pub(crate) fn exit_condition<'a>(statement: &'a Statement, there: &Jump) -> Option<&'a Expression> {
    match statement {
        Statement::If(condition, then, otherwise) if otherwise.is_empty() => {
            matches!(&then[..], [Statement::Jump(jump)] if jump == there).then_some(condition)
        }
        _ => None,
    }
}

/// Whether the program goes on to what follows these statements.
pub(crate) fn goes_on(statements: &[Statement]) -> bool {
    match statements.last() {
        None => true,
        Some(Statement::Jump(_)) => false,
        Some(Statement::Block(label, body)) => goes_on(body) || jumps(body, &Jump::Leave(*label)) > 0,
        Some(Statement::Loop(label, body)) => jumps(body, &Jump::Leave(*label)) > 0,
        Some(Statement::If(_, then, otherwise)) => goes_on(then) || goes_on(otherwise),
        Some(Statement::Switch(_, cases)) => cases.iter().any(|(_, body)| goes_on(body)),
        Some(_) => true,
    }
}
