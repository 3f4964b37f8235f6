//! Blocks, loops and branches.

use crate::builder::{slots, Builder, Frame, Opening};
use crate::expression::{Expression, Variable};
use crate::kind::Kind;
use crate::statement::{Jump, Statement};
use crate::values::assignments;
use anyhow::{bail, Result};
use std::mem;
use wasmparser::{BlockType, BrTable, Operator};

impl<'a> Builder<'a> {
    /// Begins the whole function.
    pub(crate) fn begin(&mut self, results: Vec<Kind>) {
        self.enter(Opening::Function, Vec::new(), results);
    }

    /// Begins a block, whose parameters are on the stack.
    fn enter(&mut self, opening: Opening, params: Vec<Kind>, results: Vec<Kind>) {
        let height = self.stack.len() - params.len();
        let variables = slots(height, &params);
        self.place(&variables);
        self.stack.extend(variables.into_iter().map(Expression::Variable));
        self.labels += 1;
        let (label, outside) = (self.labels, mem::take(&mut self.statements));
        self.frames.push(Frame { opening, label, height, params, results, targeted: false, outside });
    }

    pub(crate) fn control(&mut self, operator: &Operator<'a>) -> Result<()> {
        match operator {
            Operator::Block { blockty } => self.block(Opening::Block, *blockty)?,
            Operator::Loop { blockty } => self.block(Opening::Loop, *blockty)?,
            Operator::If { blockty } => {
                let condition = self.pop();
                self.block(Opening::If(condition), *blockty)?;
            }
            Operator::Else => {
                self.keep_results();
                self.innermost().targeted = true;
                self.otherwise();
            }
            Operator::End => self.end(true),
            Operator::Br { relative_depth } => self.leave(*relative_depth),
            Operator::BrIf { relative_depth } => {
                let condition = self.pop();
                self.settle_effects(false);
                let jump = self.jump(*relative_depth);
                self.statements.push(Statement::If(condition, jump, Vec::new()));
            }
            Operator::BrTable { targets } => self.table(targets)?,
            Operator::Return => self.leave(self.frames.len() as u32 - 1),
            Operator::Unreachable => {
                self.settle_effects(false);
                self.go(vec![Statement::Jump(Jump::Trap)]);
            }
            other => bail!("the instruction {} is not supported", name(other)),
        }
        Ok(())
    }

    fn innermost(&mut self) -> &mut Frame {
        self.frames.last_mut().expect("a block is open")
    }

    fn block(&mut self, opening: Opening, block_type: BlockType) -> Result<()> {
        let (params, results) = match block_type {
            BlockType::Empty => (Vec::new(), Vec::new()),
            BlockType::Type(result) => (Vec::new(), vec![Kind::of(result)?]),
            BlockType::FuncType(signature) => Kind::of_signature(&self.module.types[signature as usize])?,
        };
        // A value that waits must not be evaluated inside, where perhaps the program never comes.
        let opening = self.settle_around(opening);
        self.enter(opening, params, results);
        Ok(())
    }

    /// Evaluates all values on the stack. A condition that was popped reads what they are about to set, at worst.
    fn settle_around(&mut self, opening: Opening) -> Opening {
        let waits = |value: &Expression| value.constant().is_none();
        match opening {
            Opening::If(condition) => {
                self.stack.push(condition);
                self.settle_below_top(waits);
                Opening::If(self.pop())
            }
            other => {
                self.settle(waits);
                other
            }
        }
    }

    /// Evaluates the values below the topmost one, which is evaluated too if one of the variables set is part of it.
    fn settle_below_top(&mut self, waits: impl Fn(&Expression) -> bool) {
        let before = self.statements.len();
        let top = self.pop();
        self.settle(waits);
        let set = |variable: Variable| {
            self.statements[before..]
                .iter()
                .any(|set| matches!(set, Statement::Set(changed, _) if *changed == variable))
        };
        let mut clash = false;
        top.visit(&mut |part| clash |= matches!(part, Expression::Variable(variable) if set(*variable)));
        assert!(!clash, "a value on top is made of what stood at its own depth or above it");
        self.stack.push(top);
    }

    fn table(&mut self, targets: &BrTable<'_>) -> Result<()> {
        let index = self.pop();
        self.settle_effects(false);
        // Numbers that lead to one place are one case, and those that lead where all others do are none.
        let mut places = Vec::<(u32, Vec<usize>)>::new();
        for (number, depth) in targets.targets().enumerate() {
            let depth = depth?;
            match places.iter_mut().find(|(place, _)| *place == depth) {
                _ if depth == targets.default() => {}
                Some((_, numbers)) => numbers.push(number),
                None => places.push((depth, vec![number])),
            }
        }
        let mut cases: Vec<_> = places.into_iter().map(|(depth, numbers)| (numbers, self.jump(depth))).collect();
        cases.push((Vec::new(), self.jump(targets.default())));
        self.go(vec![Statement::Switch(index, cases)]);
        Ok(())
    }

    /// Goes `depth` frames out.
    fn leave(&mut self, depth: u32) {
        let target = &self.frames[self.frames.len() - 1 - depth as usize];
        let count = if matches!(target.opening, Opening::Loop) { target.params.len() } else { target.results.len() };
        // Of the values that are lost, some have effects. Those that are taken along are evaluated last.
        let taken = self.pop_all(count);
        self.settle_effects(false);
        self.stack.extend(taken);
        let jump = self.jump(depth);
        self.go(jump);
    }

    /// Goes on elsewhere, by these statements.
    fn go(&mut self, statements: Vec<Statement>) {
        self.statements.extend(statements);
        self.skip();
    }

    /// The statements that go `depth` frames out, with the values on top that are needed there. They stay on the stack.
    fn jump(&mut self, depth: u32) -> Vec<Statement> {
        let target = self.frames.len() - 1 - depth as usize;
        let frame = &mut self.frames[target];
        let (kinds, jump) = match frame.opening {
            Opening::Function => {
                let values = self.stack[self.stack.len() - frame.results.len()..].to_vec();
                return returning(values);
            }
            Opening::Loop => (&frame.params, Jump::Again(frame.label)),
            _ => {
                frame.targeted = true;
                (&frame.results, Jump::Leave(frame.label))
            }
        };
        // Other values that read these variables are safe: they are lost by the jump, and without it nothing is set.
        let values = self.stack[self.stack.len() - kinds.len()..].to_vec();
        let mut statements = assignments(&slots(frame.height, kinds), values);
        statements.push(Statement::Jump(jump));
        statements
    }

    /// Passes over what cannot be reached, up to the end of the block or its `else`.
    fn skip(&mut self) {
        let mut depth = 0;
        loop {
            self.at += 1;
            match self.operators[self.at] {
                Operator::Block { .. } | Operator::Loop { .. } | Operator::If { .. } => depth += 1,
                Operator::End if depth == 0 => return self.end(false),
                Operator::End => depth -= 1,
                Operator::Else if depth == 0 => return self.otherwise(),
                _ => {}
            }
        }
    }

    /// Begins the `else` of the innermost block.
    fn otherwise(&mut self) {
        let then = mem::take(&mut self.statements);
        let Frame { height, params, .. } = self.innermost();
        let (height, variables) = (*height, slots(*height, params));
        self.stack.truncate(height);
        self.stack.extend(variables.into_iter().map(Expression::Variable));
        let opening = &mut self.innermost().opening;
        if let Opening::If(condition) = opening {
            *opening = Opening::Else(condition.clone(), then);
        }
    }

    /// Puts the results of the innermost block where they are looked for.
    fn keep_results(&mut self) {
        let Frame { height, results, .. } = self.innermost();
        let variables = slots(*height, results);
        self.place(&variables);
    }

    /// Ends the innermost block; `reached` says whether the program comes to its end from inside.
    fn end(&mut self, reached: bool) {
        if let [Frame { opening: Opening::Function, .. }] = self.frames[..] {
            if reached {
                let jump = self.jump(0);
                self.statements.extend(jump);
            }
            return;
        }
        if reached {
            self.keep_results();
        }
        let frame = self.frames.pop().expect("a block is open");
        let mut body = mem::replace(&mut self.statements, frame.outside);
        let without_else = matches!(frame.opening, Opening::If(_));
        self.statements.push(match frame.opening {
            Opening::Function | Opening::Block => Statement::Block(frame.label, body),
            Opening::Loop => {
                // wasm repeats a loop by a jump only, a `Statement::Loop` always.
                body.extend(reached.then_some(Statement::Jump(Jump::Leave(frame.label))));
                Statement::Loop(frame.label, body)
            }
            Opening::If(condition) => Statement::Block(frame.label, vec![Statement::If(condition, body, Vec::new())]),
            Opening::Else(condition, then) => Statement::Block(frame.label, vec![Statement::If(condition, then, body)]),
        });
        self.stack.truncate(frame.height);
        if !reached && !frame.targeted && !without_else {
            self.skip();
        } else {
            self.stack.extend(slots(frame.height, &frame.results).into_iter().map(Expression::Variable));
        }
    }
}

/// A `return` of the first value. The others go to variables of the file.
fn returning(values: Vec<Expression>) -> Vec<Statement> {
    let mut values = values.into_iter();
    let first = values.next();
    let mut statements = Vec::new();
    let mut first = first;
    if values.len() > 0 {
        // A later value may be a call, which sets these variables too: all are evaluated before one is set.
        let all: Vec<Expression> = first.into_iter().chain(values).collect();
        let scratch: Vec<_> =
            all.iter().enumerate().map(|(at, value)| Variable::Slot(usize::MAX - at, value.kind())).collect();
        statements.extend(scratch.iter().zip(all).map(|(variable, value)| Statement::Set(*variable, value)));
        let rest = scratch.iter().enumerate().skip(1);
        statements.extend(rest.map(|(at, variable)| Statement::SetResult(at, Expression::Variable(*variable))));
        first = Some(Expression::Variable(scratch[0]));
    }
    statements.push(Statement::Jump(Jump::Return(first)));
    statements
}

/// An instruction's name.
pub(crate) fn name(operator: &Operator<'_>) -> String {
    let text = format!("{operator:?}");
    text.split([' ', '{']).next().unwrap_or_default().to_string()
}
