//! Blocks, loops and branches.

use crate::expression::{Expression, Kind, Level, Variable};
use crate::function::Function;
use crate::statement::{Condition, Jump, Statement};
use crate::values::assignment;
use anyhow::{bail, Result};
use std::mem;
use wasmparser::{BlockType, BrTable, Operator};

/// A block of wasm that is being read.
pub(crate) struct Frame {
    opening: Opening,
    /// Its number in jumps.
    label: usize,
    /// How many values wait below it.
    height: usize,
    result: Option<Kind>,
    /// Whether its end is reached from elsewhere than the last statement in it.
    targeted: bool,
    /// The statements in front of it.
    outside: Vec<Statement>,
}

enum Opening {
    Function,
    Block,
    Loop,
    If(Condition),
    /// With what is done under the condition.
    Else(Condition, Vec<Statement>),
}

impl<'a> Function<'a> {
    /// Begins the whole function.
    pub(crate) fn begin(&mut self, result: Option<Kind>) {
        self.enter(Opening::Function, result);
    }

    fn enter(&mut self, opening: Opening, result: Option<Kind>) {
        self.labels += 1;
        let (label, height, outside) = (self.labels, self.stack.len(), mem::take(&mut self.statements));
        self.frames.push(Frame { opening, label, height, result, targeted: false, outside });
    }

    pub(crate) fn control(&mut self, operator: &Operator<'a>) -> Result<()> {
        match operator {
            Operator::Block { blockty } => self.block(Opening::Block, *blockty)?,
            Operator::Loop { blockty } => self.block(Opening::Loop, *blockty)?,
            Operator::If { blockty } => {
                let condition = self.pop().condition();
                self.block(Opening::If(condition), *blockty)?;
            }
            Operator::Else => {
                self.keep_result();
                self.innermost().targeted = true;
                self.otherwise();
            }
            Operator::End => self.end(true),
            Operator::Br { relative_depth } => {
                let jump = self.jump(*relative_depth);
                self.go(jump);
            }
            Operator::BrIf { relative_depth } => {
                let condition = self.pop().condition();
                let jump = self.jump(*relative_depth);
                self.statements.push(Statement::If(condition, jump, Vec::new()));
            }
            Operator::BrTable { targets } => self.table(targets)?,
            Operator::Return => {
                let jump = self.jump(self.frames.len() as u32 - 1);
                self.go(jump);
            }
            Operator::Unreachable => self.go(vec![Statement::Jump(Jump::Abort)]),
            other => bail!("the instruction {other:?} is not understood"),
        }
        Ok(())
    }

    fn innermost(&mut self) -> &mut Frame {
        self.frames.last_mut().expect("a block is open")
    }

    fn block(&mut self, opening: Opening, kind_of_block: BlockType) -> Result<()> {
        let result = match kind_of_block {
            BlockType::Empty => None,
            BlockType::Type(result) => Some(Kind::of(result)?),
            BlockType::FuncType(_) => bail!("blocks with parameters or several results are not understood"),
        };
        // A value that waits must not be worked out inside, where perhaps nobody comes by.
        self.settle(|waiting| waiting.constant.is_none());
        self.enter(opening, result);
        Ok(())
    }

    fn table(&mut self, targets: &BrTable<'_>) -> Result<()> {
        let index = self.pop();
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
        self.go(vec![Statement::Switch(index.operand(Level::Choice), cases)]);
        Ok(())
    }

    /// Goes on elsewhere, by these statements.
    fn go(&mut self, statements: Vec<Statement>) {
        self.statements.extend(statements);
        self.skip();
    }

    /// The statements that go `depth` frames out, with the value on top if one is wanted there. It stays on the stack.
    fn jump(&mut self, depth: u32) -> Vec<Statement> {
        let target = self.frames.len() - 1 - depth as usize;
        let frame = &mut self.frames[target];
        let jump = match frame.opening {
            Opening::Loop => return vec![Statement::Jump(Jump::Again(frame.label))],
            Opening::Function => {
                let value = frame.result.and_then(|_| self.stack.last()).map(Expression::loose);
                return vec![Statement::Jump(Jump::Return(value.unwrap_or_default()))];
            }
            _ => Statement::Jump(Jump::Leave(frame.label)),
        };
        frame.targeted = true;
        let mut statements = Vec::new();
        if let Some(result) = frame.result {
            let variable = Variable::at(frame.height, result);
            let value = self.stack.last().expect("a valid branch has its value");
            self.used.insert(variable);
            // Other values that read the variable are safe: they are lost by the jump, and without it nothing is set.
            statements.extend(assignment(variable, value));
        }
        statements.push(jump);
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
        let height = self.innermost().height;
        self.stack.truncate(height);
        let opening = &mut self.innermost().opening;
        if let Opening::If(condition) = opening {
            *opening = Opening::Else(condition.clone(), then);
        }
    }

    /// Puts the result of the innermost block where it is looked for.
    fn keep_result(&mut self) {
        let Frame { height, result, .. } = *self.innermost();
        if let Some(result) = result {
            let variable = Variable::at(height, result);
            let value = self.pop();
            self.assign(variable, &value);
        }
    }

    /// Ends the innermost block; `reached` says whether its end can be come to from inside.
    fn end(&mut self, reached: bool) {
        if let [Frame { opening: Opening::Function, .. }] = self.frames[..] {
            if reached {
                let jump = self.jump(0);
                self.statements.extend(jump);
            }
            return;
        }
        if reached {
            self.keep_result();
        }
        let frame = self.frames.pop().expect("a block is open");
        let mut body = mem::replace(&mut self.statements, frame.outside);
        let without_else = matches!(frame.opening, Opening::If(_));
        self.statements.push(match frame.opening {
            Opening::Function | Opening::Block => Statement::Block(frame.label, body),
            Opening::Loop => {
                // wasm begins a loop anew by a jump only, a `Statement::Loop` always.
                body.extend(reached.then_some(Statement::Jump(Jump::Leave(frame.label))));
                Statement::Loop(frame.label, body)
            }
            Opening::If(condition) => Statement::Block(frame.label, vec![Statement::If(condition, body, Vec::new())]),
            Opening::Else(condition, then) => Statement::Block(frame.label, vec![Statement::If(condition, then, body)]),
        });
        self.stack.truncate(frame.height);
        if !reached && !frame.targeted && !without_else {
            self.skip();
        } else if let Some(result) = frame.result {
            self.stack.push(Expression::variable(Variable::at(frame.height, result), result));
        }
    }
}
