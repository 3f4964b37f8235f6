//! A function: its instructions become statements, which then can be written.

use crate::builder::Builder;
use crate::expression::{Callee, Expression, Variable};
use crate::helpers::Helper;
use crate::kind::Kind;
use crate::layout::Lines;
use crate::locals::set_first;
use crate::module::Module;
use crate::names::{Names, Variables};
use crate::operation::Binary;
use crate::options::Options;
use crate::printer::print;
use crate::simplify::simplify;
use crate::statement::{Jump, Statement};
use crate::uses::Uses;
use crate::writer::Writer;
use anyhow::Result;
use std::collections::BTreeSet;

pub(crate) struct Function {
    pub(crate) number: u32,
    pub(crate) statements: Vec<Statement>,
    pub(crate) uses: Uses,
    params: Vec<Variable>,
    result: Option<Kind>,
    /// The locals that need not begin with zero.
    set_first: BTreeSet<u32>,
}

impl Function {
    /// Reads a function's instructions. `stack` is the global that holds the end of the stack, if there is one.
    pub(crate) fn read(
        module: &Module<'_>,
        options: &Options,
        grows: bool,
        stack: Option<u32>,
        number: u32,
    ) -> Result<Function> {
        let body = &module.bodies[number as usize - module.imports.len()];
        let (params, results) = Kind::of_signature(module.signature(number))?;
        let mut locals = params.clone();
        for local in body.get_locals_reader()? {
            let (count, local) = local?;
            locals.extend(vec![Kind::of(local)?; count as usize]);
        }
        let operators = body.get_operators_reader()?.into_iter().collect::<Result<Vec<_>, _>>()?;
        let set_first = set_first(&operators);
        let mut builder = Builder {
            module,
            options,
            grows,
            operators,
            at: 0,
            locals,
            stack: Vec::new(),
            frames: Vec::new(),
            labels: 0,
            statements: Vec::new(),
        };
        let result = results.first().copied();
        builder.begin(results);
        while builder.at < builder.operators.len() {
            builder.instruction()?;
            builder.at += 1;
        }
        // The end of the text is a `return` without a value.
        let after = result.is_none().then_some(Jump::Return(None));
        let mut statements = simplify(builder.statements, after.as_ref());
        if let Some(stack) = stack {
            check_frames(&mut statements, stack);
        }
        let params: Vec<_> = params.iter().enumerate().map(|(at, &kind)| Variable::Local(at as u32, kind)).collect();
        let uses = Uses::of(&statements, &params);
        Ok(Function { number, statements, uses, params, result, set_first })
    }

    /// The definition up to its body.
    fn declaration(&self, names: &Names, variables: &Variables) -> String {
        let param = |param: &Variable| format!("{} {}", param.kind().name(), variables.name(*param));
        let params: Vec<String> = self.params.iter().map(param).collect();
        let params = if params.is_empty() { "void".to_string() } else { params.join(", ") };
        format!("static {} {}({params})", self.result.map_or("void", Kind::name), names.function(self.number))
    }

    /// A declaration in front of the definition.
    pub(crate) fn prototype(&self, names: &Names) -> String {
        format!("{};", self.declaration(names, &Variables::new(&self.uses.variables)))
    }

    /// The whole definition.
    pub(crate) fn write(&self, names: &Names, options: &Options) -> Lines {
        let variables = Variables::new(&self.uses.variables);
        let mut lines = Lines::default();
        lines.push("");
        lines.open(format!("{}{{", self.declaration(names, &variables)));
        for kind in Kind::ALL {
            let declared = self.uses.variables.keys().filter_map(|&variable| match variable {
                _ if variable.kind() != kind || self.params.contains(&variable) => None,
                Variable::Local(index, _) if !self.set_first.contains(&index) => {
                    Some(format!("{}=0", variables.name(variable)))
                }
                _ => Some(variables.name(variable).to_string()),
            });
            let declared: Vec<_> = declared.collect();
            if !declared.is_empty() {
                lines.push(format!("{} {};", kind.name(), declared.join(", ")));
            }
        }
        let writer = Writer { names, variables: &variables, compact: options.compact, checked: options.checked };
        print(&self.statements, &writer, &mut lines);
        lines.close("}");
        lines
    }
}

/// Where a function takes room on the stack, has it check that there is room.
fn check_frames(statements: &mut Vec<Statement>, stack: u32) {
    for at in 1..statements.len() {
        let [Statement::Set(variable, value), Statement::SetGlobal(global, end)] = &statements[at - 1..=at] else {
            continue;
        };
        let Expression::Binary(Binary::Subtract, Kind::Word, operands) = value else { continue };
        let [Expression::Global(from, _), size @ Expression::Constant(..)] = &**operands else { continue };
        if *global == stack && *from == stack && *end == Expression::Variable(*variable) {
            let frame = Expression::Call(Callee::Helper(Helper::StackFrame), vec![size.clone()], Some(Kind::Word));
            statements[at - 1] = Statement::Set(*variable, frame);
            statements.remove(at);
            return;
        }
    }
}
