//! A function's instructions to statements.

use crate::control::{self, Block, Form, Frame};
use crate::expression::{Expression, Kind, Level, Variable};
use crate::file::Names;
use crate::helpers::Helper;
use crate::layout::Lines;
use crate::module::Module;
use crate::operators::{binary, unary};
use anyhow::{bail, Result};
use std::collections::BTreeSet;
use wasmparser::{BlockType, MemArg, Operator, ValType};

/// A function that is being written.
pub(crate) struct Function<'a> {
    module: &'a Module<'a>,
    names: &'a Names,
    operators: Vec<Operator<'a>>,
    blocks: Vec<Block>,
    /// The instruction at hand.
    at: usize,
    locals: Vec<Kind>,
    /// Those that need not begin with zero.
    set_first: BTreeSet<u32>,
    /// What each value that waits is, the bottom first.
    stack: Vec<Expression>,
    frames: Vec<Frame>,
    labels: usize,
    lines: Lines,
    /// What must be declared.
    used: BTreeSet<Variable>,
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
        let blocks = control::blocks(&operators);
        let set_first = control::set_first(&operators);
        let mut function = Function {
            module,
            names,
            blocks,
            at: 0,
            locals,
            set_first,
            stack: Vec::new(),
            frames: Vec::new(),
            labels: 0,
            lines: Lines { depth: 1, ..Lines::default() },
            used: BTreeSet::new(),
            helpers: BTreeSet::new(),
            calls: BTreeSet::new(),
            globals: BTreeSet::new(),
            operators,
        };
        let result = signature.results().first().map(|&result| kind(result)).transpose()?;
        function.enter(Form::Function, function.operators.len() - 1, result);
        while function.at < function.operators.len() {
            function.instruction()?;
            function.at += 1;
        }
        Ok(function)
    }

    /// The whole definition.
    pub(crate) fn write(&self, number: u32, lines: &mut Lines) -> Result<()> {
        lines.push("");
        lines.push(format!("{} {{", self.names.declaration(self.module, number)?));
        let params = self.module.signature(number).params().len();
        for kind in [Kind::Word, Kind::Long] {
            let declared = self.used.iter().filter_map(|&variable| match variable {
                Variable::Local(index) if (index as usize) < params || self.locals[index as usize] != kind => None,
                Variable::Local(index) if self.set_first.contains(&index) => Some(variable.name()),
                Variable::Local(_) => Some(format!("{} = 0", variable.name())),
                Variable::Word(_) => (kind == Kind::Word).then(|| variable.name()),
                Variable::Long(_) => (kind == Kind::Long).then(|| variable.name()),
            });
            let declared: Vec<_> = declared.collect();
            if !declared.is_empty() {
                lines.push(format!(" {} {};", kind.name(), declared.join(", ")));
            }
        }
        lines.lines.extend(self.lines.lines.iter().filter(|(_, line)| !line.is_empty()).cloned());
        lines.push("}");
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
                let choices = (yes.operand(Level::Or), no.operand(Level::Or));
                let text = format!("{} ? {} : {}", bracketed(&condition), choices.0, choices.1);
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
                self.lines.push(format!("g{global_index} = {};", value.loose()));
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
                    "memset({}, (int) ({} & 255), {});",
                    pointer(&to),
                    value.operand(Level::Unary),
                    length.loose()
                ))
            }
            Operator::Call { function_index } => self.call(function_index),
            Operator::Unreachable => {
                self.lines.push("abort();");
                self.skip()
            }
            other => match access(&other) {
                Some((Access::Load(helper, cast), memory)) => self.load(helper, cast, memory),
                Some((Access::Store(helper), memory)) => self.store(helper, memory),
                None => self.control(&other),
            },
        }
    }

    fn pop(&mut self) -> Expression {
        self.stack.pop().expect("a valid function has a value here")
    }

    /// Puts a value on the stack that is worked out where it is used.
    fn wait(&mut self, value: Expression) -> Result<()> {
        self.stack.push(value);
        Ok(())
    }

    /// Puts a value on the stack that must be worked out now, once. One that goes to a local at once needs no variable.
    fn now(&mut self, value: Expression) -> Result<()> {
        let kind = value.kind;
        let variable = match self.operators[self.at + 1] {
            Operator::Drop => {
                self.lines.push(format!("{};", value.text));
                return self.wait(Expression::word(0));
            }
            Operator::LocalSet { local_index } | Operator::LocalTee { local_index } => Variable::Local(local_index),
            _ => Variable::at(self.stack.len(), kind),
        };
        self.assign(variable, &value);
        self.wait(Expression::variable(variable, kind))
    }

    /// Sets a variable. Values that wait for being worked out from it are worked out before.
    fn assign(&mut self, variable: Variable, value: &Expression) {
        self.settle(|waiting| waiting.variables.contains(&variable));
        self.used.insert(variable);
        let name = variable.name();
        match &value.infix {
            Some((left, sign, right)) if *left == name => self.lines.push(format!("{name} {sign}= {right};")),
            Some((left, sign @ ("+" | "*" | "&" | "|" | "^"), right)) if *right == name => {
                self.lines.push(format!("{name} {sign}= {left};"));
            }
            _ if value.text == name => {}
            _ => self.lines.push(format!("{name} = {};", value.loose())),
        }
    }

    /// Works out now, the bottom first, the values for which that is wanted.
    fn settle(&mut self, wanted: impl Fn(&Expression) -> bool) {
        for depth in 0..self.stack.len() {
            if wanted(&self.stack[depth]) {
                self.settle_at(depth);
            }
        }
    }

    fn settle_at(&mut self, depth: usize) {
        let value = self.stack[depth].clone();
        let kind = if value.kind == Kind::Long { Kind::Long } else { Kind::Word };
        let variable = Variable::at(depth, kind);
        self.stack[depth] = Expression::variable(variable, kind);
        // What reads this variable and is not this value waits further down: a value is made of what stood above it.
        for below in 0..depth {
            if self.stack[below].variables.contains(&variable) {
                self.settle_at(below);
            }
        }
        self.used.insert(variable);
        if value.text != variable.name() {
            self.lines.push(format!("{} = {};", variable.name(), value.loose()));
        }
    }

    fn settle_memory(&mut self) {
        self.settle(|waiting| waiting.memory);
    }

    /// A statement that changes memory.
    fn effect(&mut self, statement: String) -> Result<()> {
        self.settle_memory();
        self.lines.push(statement);
        Ok(())
    }

    fn load(&mut self, helper: Helper, cast: &str, memory: MemArg) -> Result<()> {
        self.helpers.insert(helper);
        let address = self.pop();
        let text = format!("{cast}{}({})", helper.name(), place(&address, memory.offset));
        let level = if cast.is_empty() { Level::Whole } else { Level::Unary };
        let long = helper == Helper::Load64 || cast.starts_with("(u64)");
        let loaded = Expression::new(text, level, if long { Kind::Long } else { Kind::Word }).reads(&address);
        self.wait(Expression { memory: true, ..loaded })
    }

    fn store(&mut self, helper: Helper, memory: MemArg) -> Result<()> {
        self.helpers.insert(helper);
        let (value, address) = (self.pop(), self.pop());
        let narrow = value.kind == Kind::Long && helper != Helper::Store64;
        let value = if narrow { format!("(u32) {}", value.operand(Level::Unary)) } else { value.loose() };
        self.effect(format!("{}({}, {value});", helper.name(), place(&address, memory.offset)))
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
                self.lines.push(format!("{text};"));
                Ok(())
            }
            [result] => {
                let imported = (number as usize) < self.module.imports.len();
                let text = if imported { format!("(u32) {text}") } else { text };
                self.now(Expression::new(text, Level::Unary, kind(*result)?))
            }
            _ => bail!("several results are not understood"),
        }
    }

    fn enter(&mut self, form: Form, end: usize, result: Option<Kind>) {
        self.labels += 1;
        self.frames.push(Frame {
            form,
            end,
            height: self.stack.len(),
            result,
            label: self.labels,
            start: self.lines.lines.len(),
            labelled: false,
            targeted: false,
            passed: false,
            condition: None,
        });
    }

    fn control(&mut self, operator: &Operator<'a>) -> Result<()> {
        match operator {
            Operator::Block { blockty } | Operator::Loop { blockty } | Operator::If { blockty } => self.block(*blockty),
            Operator::Else => self.otherwise(),
            Operator::End => self.end(true),
            Operator::Br { relative_depth } => {
                for statement in self.jump(*relative_depth, false) {
                    self.lines.push(statement);
                }
                self.skip()
            }
            Operator::BrIf { relative_depth } => self.branch_if(*relative_depth),
            Operator::BrTable { targets } => {
                let index = self.pop();
                let depths = targets.targets().collect::<Result<Vec<_>, _>>()?;
                self.lines.open(format!("switch ({}) {{", index.operand(Level::Choice)));
                for (number, depth) in depths.iter().enumerate() {
                    // Cases that go where the next one goes, or the default, need no jump of their own.
                    if *depth == targets.default() {
                        continue;
                    }
                    let jump = match depths.get(number + 1) {
                        Some(next) if next == depth => String::new(),
                        _ => self.jump(*depth, true).join(" "),
                    };
                    self.lines.push(format!("case {number}: {jump}").trim_end().to_string());
                }
                let jump = self.jump(targets.default(), true).join(" ");
                self.lines.push(format!("default: {jump}"));
                self.lines.close("}");
                self.skip()
            }
            Operator::Return => {
                for statement in self.jump(self.frames.len() as u32 - 1, false) {
                    self.lines.push(statement);
                }
                self.skip()
            }
            other => bail!("the instruction {other:?} is not understood"),
        }
    }

    fn block(&mut self, kind_of_block: BlockType) -> Result<()> {
        let result = match kind_of_block {
            BlockType::Empty => None,
            BlockType::Type(result) => Some(kind(result)?),
            BlockType::FuncType(_) => bail!("blocks with parameters or several results are not understood"),
        };
        let block = self.blocks[self.at];
        let form = control::form(&self.operators, self.at, block, result.is_some());
        let condition = (form == Form::If).then(|| self.pop());
        // A value that waits must not be worked out inside, where perhaps nobody comes by.
        self.settle(|waiting| waiting.constant.is_none());
        self.enter(form, block.end, result);
        match form {
            Form::If => {
                let condition = condition.as_ref().map(Expression::loose).unwrap_or_default();
                self.lines.open(format!("if ({condition}) {{"));
            }
            Form::Loop | Form::Until => {
                self.lines.push("");
                self.lines.open(if form == Form::Loop { "for (;;) {" } else { "do {" });
            }
            Form::Once => self.lines.open("do {"),
            Form::Bare | Form::Function => {}
        }
        Ok(())
    }

    fn branch_if(&mut self, depth: u32) -> Result<()> {
        let condition = self.pop();
        let innermost = self.frames.last_mut().expect("the function's frame is there");
        if innermost.form == Form::Until && depth == 0 {
            innermost.condition = Some(condition.loose());
            return Ok(());
        }
        let jump = self.jump(depth, false);
        match &jump[..] {
            [one] => self.lines.push(format!("if ({}) {one}", condition.loose())),
            _ => self.lines.push(format!("if ({}) {{ {} }}", condition.loose(), jump.join(" "))),
        }
        Ok(())
    }

    /// The statements that go `depth` frames out, with the value on top if one is wanted there. It stays on the stack.
    fn jump(&mut self, depth: u32, in_switch: bool) -> Vec<String> {
        let target = self.frames.len() - 1 - depth as usize;
        let frame = &self.frames[target];
        let value = frame.result.filter(|_| !matches!(frame.form, Form::Loop | Form::Until)).map(|result| {
            (Variable::at(frame.height, result), self.stack.last().expect("a valid branch has its value").clone())
        });
        if frame.form == Form::Function {
            let value = value.map(|(_, value)| format!(" {}", value.loose())).unwrap_or_default();
            return vec![format!("return{value};")];
        }
        let mut statements = Vec::new();
        if let Some((variable, value)) = value {
            self.used.insert(variable);
            if value.text != variable.name() {
                statements.push(format!("{} = {};", variable.name(), value.loose()));
            }
        }
        statements.push(control::branch(&mut self.frames, &self.operators, depth as usize, in_switch));
        statements
    }

    /// Passes over what cannot be reached, up to the end of the block or its `else`.
    fn skip(&mut self) -> Result<()> {
        let mut depth = 0;
        loop {
            self.at += 1;
            match self.operators[self.at] {
                Operator::Block { .. } | Operator::Loop { .. } | Operator::If { .. } => depth += 1,
                Operator::End if depth == 0 => return self.end(false),
                Operator::End => depth -= 1,
                Operator::Else if depth == 0 => {
                    let frame = self.frames.last().expect("an else is in an if");
                    self.stack.truncate(frame.height);
                    self.lines.close("} else {");
                    self.lines.depth += 1;
                    return Ok(());
                }
                _ => {}
            }
        }
    }

    fn otherwise(&mut self) -> Result<()> {
        self.keep_result();
        let frame = self.frames.last_mut().expect("an else is in an if");
        frame.targeted = true;
        self.stack.truncate(frame.height);
        self.lines.close("} else {");
        self.lines.depth += 1;
        Ok(())
    }

    /// Puts the result of the innermost block where it is looked for.
    fn keep_result(&mut self) {
        let frame = self.frames.last().expect("a block is open");
        if let Some(result) = frame.result {
            let variable = Variable::at(frame.height, result);
            let value = self.pop();
            self.assign(variable, &value);
        }
    }

    /// Ends the innermost block; `reached` says whether its end can be come to from inside.
    fn end(&mut self, reached: bool) -> Result<()> {
        let innermost = self.frames.last().expect("a block is open");
        if innermost.form == Form::Function {
            if let (true, Some(_)) = (reached, innermost.result) {
                let value = self.pop();
                self.lines.push(format!("return {};", value.loose()));
            }
            return Ok(());
        }
        if reached {
            self.keep_result();
        }
        let frame = self.frames.pop().expect("a block is open");
        let loops = matches!(frame.form, Form::Loop | Form::Until);
        match frame.form {
            Form::Bare | Form::Function => {}
            Form::If => self.lines.close("}"),
            Form::Once => self.lines.close("} while (0);"),
            Form::Loop => {
                if reached {
                    self.lines.push("break;");
                }
                self.lines.close("}");
            }
            Form::Until => {
                let condition = frame.condition.as_deref().unwrap_or("0");
                self.lines.close(format!("}} while ({condition});"));
            }
        }
        if frame.labelled {
            let (place, depth) = if loops { (frame.start, 0) } else { (self.lines.lines.len(), 0) };
            if !loops {
                self.lines.push("");
            }
            self.lines.lines[place] = (depth, format!("L{}:;", frame.label));
        }
        self.stack.truncate(frame.height);
        let without_else = frame.form == Form::If && !self.has_else(frame.end);
        if reached || without_else || frame.passed || (frame.targeted && !loops) {
            if let Some(result) = frame.result {
                self.stack.push(Expression::variable(Variable::at(frame.height, result), result));
            }
            return Ok(());
        }
        self.skip()
    }

    /// Whether the `if` that ends here has an `else`.
    fn has_else(&self, end: usize) -> bool {
        let mut depth = 0;
        for operator in self.operators[..end].iter().rev() {
            match operator {
                Operator::End => depth += 1,
                Operator::Else if depth == 0 => return true,
                Operator::Block { .. } | Operator::Loop { .. } | Operator::If { .. } if depth == 0 => return false,
                Operator::Block { .. } | Operator::Loop { .. } | Operator::If { .. } => depth -= 1,
                _ => {}
            }
        }
        false
    }
}

/// A condition in front of `?`.
fn bracketed(condition: &Expression) -> String {
    if condition.level < Level::Or {
        format!("({})", condition.text)
    } else {
        condition.text.clone()
    }
}

/// The number of a place in memory.
fn place(address: &Expression, offset: u64) -> String {
    match (address.constant, offset) {
        (Some(constant), _) => Expression::word((constant + offset) as u32).loose(),
        (None, 0) => address.loose(),
        (None, _) => format!("{} + {offset}", address.operand(Level::Sum)),
    }
}

/// A place in memory for a function of the C library.
fn pointer(address: &Expression) -> String {
    match address.constant {
        Some(_) => format!("m + {}", address.loose()),
        None => format!("m + {}", address.operand(Level::Unary)),
    }
}

/// How memory is read or written.
enum Access {
    /// By a helper, whose result is cast.
    Load(Helper, &'static str),
    Store(Helper),
}

fn access(operator: &Operator<'_>) -> Option<(Access, MemArg)> {
    use Access::{Load, Store};
    Some(match *operator {
        Operator::I32Load { memarg } => (Load(Helper::Load32, ""), memarg),
        Operator::I32Load8U { memarg } => (Load(Helper::Load8, ""), memarg),
        Operator::I32Load8S { memarg } => (Load(Helper::Load8, "(u32) (signed char) "), memarg),
        Operator::I32Load16U { memarg } => (Load(Helper::Load16, ""), memarg),
        Operator::I32Load16S { memarg } => (Load(Helper::Load16, "(u32) (short) "), memarg),
        Operator::I64Load { memarg } => (Load(Helper::Load64, ""), memarg),
        Operator::I64Load8U { memarg } => (Load(Helper::Load8, "(u64) "), memarg),
        Operator::I64Load8S { memarg } => (Load(Helper::Load8, "(u64) (i64) (signed char) "), memarg),
        Operator::I64Load16U { memarg } => (Load(Helper::Load16, "(u64) "), memarg),
        Operator::I64Load16S { memarg } => (Load(Helper::Load16, "(u64) (i64) (short) "), memarg),
        Operator::I64Load32U { memarg } => (Load(Helper::Load32, "(u64) "), memarg),
        Operator::I64Load32S { memarg } => (Load(Helper::Load32, "(u64) (i64) (i32) "), memarg),
        Operator::I32Store { memarg } | Operator::I64Store32 { memarg } => (Store(Helper::Store32), memarg),
        Operator::I32Store8 { memarg } | Operator::I64Store8 { memarg } => (Store(Helper::Store8), memarg),
        Operator::I32Store16 { memarg } | Operator::I64Store16 { memarg } => (Store(Helper::Store16), memarg),
        Operator::I64Store { memarg } => (Store(Helper::Store64), memarg),
        _ => return None,
    })
}
