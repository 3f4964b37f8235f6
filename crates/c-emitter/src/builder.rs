//! A function while its instructions are read: the value stack, the blocks around, and the statements so far.

use crate::expression::{Expression, Variable};
use crate::kind::Kind;
use crate::module::Module;
use crate::options::Options;
use crate::statement::Statement;
use wasmparser::Operator;

pub(crate) struct Builder<'a> {
    pub(crate) module: &'a Module<'a>,
    pub(crate) options: &'a Options,
    /// Whether memory may move: a pointer into it does not outlive a call.
    pub(crate) grows: bool,
    pub(crate) operators: Vec<Operator<'a>>,
    /// The place of the instruction at hand.
    pub(crate) at: usize,
    /// The kinds of the locals, the parameters first.
    pub(crate) locals: Vec<Kind>,
    /// The values on the stack, the bottom first. They are evaluated where they are used, unless something changes what
    /// they depend on before that.
    pub(crate) stack: Vec<Expression>,
    /// The blocks around, the innermost last.
    pub(crate) frames: Vec<Frame>,
    /// How many blocks there have been.
    pub(crate) labels: usize,
    /// Those of the innermost block.
    pub(crate) statements: Vec<Statement>,
}

/// A block of wasm that is being read.
pub(crate) struct Frame {
    pub(crate) opening: Opening,
    /// Its number in jumps.
    pub(crate) label: usize,
    /// How many values are on the stack below its parameters.
    pub(crate) height: usize,
    pub(crate) params: Vec<Kind>,
    pub(crate) results: Vec<Kind>,
    /// Whether a jump leads to its end.
    pub(crate) targeted: bool,
    /// The statements in front of it.
    pub(crate) outside: Vec<Statement>,
}

pub(crate) enum Opening {
    Function,
    Block,
    Loop,
    If(Expression),
    /// With what is done under the condition.
    Else(Expression, Vec<Statement>),
}

/// The variables for values of these kinds from a depth of the stack on.
pub(crate) fn slots(height: usize, kinds: &[Kind]) -> Vec<Variable> {
    kinds.iter().enumerate().map(|(place, &kind)| Variable::Slot(height + place, kind)).collect()
}
