//! A function, from the first instruction to the last line.

use crate::control::Frame;
use crate::expression::{Expression, Kind, Variable};
use crate::file::Names;
use crate::helpers::Helper;
use crate::layout::Lines;
use crate::locals::set_first;
use crate::module::Module;
use crate::printer::print;
use crate::simplify::simplify;
use crate::statement::{Jump, Statement};
use anyhow::Result;
use std::collections::BTreeSet;
use std::mem;
use wasmparser::Operator;

/// A function: its instructions are read one by one, then it can be written.
pub(crate) struct Function<'a> {
    pub(crate) module: &'a Module<'a>,
    pub(crate) names: &'a Names,
    number: u32,
    pub(crate) operators: Vec<Operator<'a>>,
    /// The place of the instruction at hand.
    pub(crate) at: usize,
    /// What the locals are, the parameters first.
    pub(crate) locals: Vec<Kind>,
    /// The locals that need not begin with zero.
    set_first: BTreeSet<u32>,
    /// The values that wait, the bottom first.
    pub(crate) stack: Vec<Expression>,
    /// The blocks around, the innermost last.
    pub(crate) frames: Vec<Frame>,
    /// How many blocks there have been.
    pub(crate) labels: usize,
    /// Those of the innermost block, so far; in the end those of the function.
    pub(crate) statements: Vec<Statement>,
    /// The variables that occur.
    pub(crate) used: BTreeSet<Variable>,
    pub(crate) helpers: BTreeSet<Helper>,
    /// The functions it calls, and the globals it uses.
    pub(crate) calls: BTreeSet<u32>,
    pub(crate) globals: BTreeSet<u32>,
}

impl<'a> Function<'a> {
    pub(crate) fn new(module: &'a Module<'a>, names: &'a Names, number: u32) -> Result<Function<'a>> {
        let body = &module.bodies[number as usize - module.imports.len()];
        let signature = module.signature(number);
        let mut locals = signature.params().iter().map(|&param| Kind::of(param)).collect::<Result<Vec<_>>>()?;
        for local in body.get_locals_reader()? {
            let (count, local) = local?;
            locals.extend(vec![Kind::of(local)?; count as usize]);
        }
        let operators = body.get_operators_reader()?.into_iter().collect::<Result<Vec<_>, _>>()?;
        let mut function = Function {
            module,
            names,
            number,
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
        let result = Kind::of_result(signature)?;
        function.begin(result);
        while function.at < function.operators.len() {
            function.instruction()?;
            function.at += 1;
        }
        // The end of the text is a `return` without a value.
        let after = result.is_none().then(|| Jump::Return(String::new()));
        function.statements = simplify(mem::take(&mut function.statements), after.as_ref());
        Ok(function)
    }

    /// The whole definition.
    pub(crate) fn write(&self, lines: &mut Lines) -> Result<()> {
        lines.push("");
        lines.open(format!("{}{{", self.names.declaration(self.module, self.number)?));
        let params = self.module.signature(self.number).params().len();
        for kind in [Kind::Word, Kind::Long] {
            let declared = self.used.iter().filter_map(|&variable| match variable {
                Variable::Local(index) if (index as usize) < params || self.locals[index as usize] != kind => None,
                Variable::Local(index) if !self.set_first.contains(&index) => Some(format!("{}=0", variable.name())),
                Variable::Word(_) if kind != Kind::Word => None,
                Variable::Long(_) if kind != Kind::Long => None,
                _ => Some(variable.name()),
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
}
