//! Statements as lines of C.

use crate::expression::Expression;
use crate::kind::Kind;
use crate::layout::Lines;
use crate::operation::Binary;
use crate::statement::{exit_condition, goes_on, jumps, Jump, Statement};
use crate::writer::Writer;
use std::collections::BTreeSet;

/// Writes statements.
pub(crate) fn print(statements: &[Statement], writer: &Writer<'_>, lines: &mut Lines) {
    Printer { writer, lines, around: Vec::new(), labels: BTreeSet::new() }.list(statements);
}

struct Printer<'a> {
    writer: &'a Writer<'a>,
    lines: &'a mut Lines,
    /// What `break` and `continue` may mean: the loops around, by their numbers, and the switches, which have none.
    around: Vec<Option<usize>>,
    /// The labels that `goto` leads to.
    labels: BTreeSet<String>,
}

impl Printer<'_> {
    fn list(&mut self, statements: &[Statement]) {
        for statement in statements {
            match statement {
                Statement::Jump(jump) => {
                    let text = self.jump(jump);
                    self.lines.statement(&text);
                }
                Statement::Block(label, body) => {
                    self.list(body);
                    self.label(format!("L{label}"), self.lines.count());
                }
                Statement::Loop(label, body) => self.repeat(*label, body),
                Statement::If(condition, then, otherwise) => self.choice(condition, then, otherwise),
                Statement::Switch(index, cases) => self.switch(&self.writer.natural(index).text, cases),
                plain => {
                    let text = self.plain(plain);
                    self.lines.statement(&text);
                }
            }
        }
    }

    fn jump(&mut self, jump: &Jump) -> String {
        let innermost = self.around.iter().rev().flatten().next();
        let label = match jump {
            Jump::Trap => return "trap();".into(),
            Jump::Return(None) => return "return;".into(),
            Jump::Return(Some(value)) => return format!("return {};", self.writer.loose(value)),
            Jump::Leave(label) if self.around.last() == Some(&Some(*label)) => return "break;".into(),
            Jump::Again(label) if innermost == Some(label) => return "continue;".into(),
            Jump::Leave(label) => format!("L{label}"),
            Jump::Again(label) => format!("A{label}"),
        };
        let text = format!("goto {label};");
        self.labels.insert(label);
        text
    }

    /// A statement that is an expression in C.
    fn plain(&self, statement: &Statement) -> String {
        let writer = self.writer;
        match statement {
            Statement::Set(variable, value) => {
                let name = writer.variables.name(*variable);
                self.assignment(name, variable.kind(), value, |part| *part == Expression::Variable(*variable))
            }
            Statement::SetGlobal(index, value) => {
                let is_this = |part: &Expression| matches!(part, Expression::Global(other, _) if other == index);
                self.assignment(writer.names.global(*index), value.kind(), value, is_this)
            }
            Statement::SetResult(at, value) => {
                format!("{}={};", crate::names::Names::result(*at, value.kind()), writer.loose(value))
            }
            Statement::Store(access, address, offset, value) => {
                let is_this = |part: &Expression| matches!(part, Expression::Load(other, from, by) if other == access && **from == *address && by == offset);
                let cell = writer.cell(access.cell, address, *offset);
                // What is computed with fewer bits than the instruction has must not depend on the others.
                let whole = access.cell.size() == if access.kind.is_long() { 8 } else { 4 };
                let same = matches!(value, Expression::Binary(operation, ..) if whole || (operation.is_modular() && !operation.is_shift()));
                self.assignment(&cell, access.kind, value, |part| same && is_this(part))
            }
            Statement::Do(value @ Expression::Call(..)) => format!("{};", writer.loose(value)),
            Statement::Do(value) => format!("(void)({});", writer.natural(value).text),
            other => unreachable!("{other:?} is more than an expression"),
        }
    }

    /// Sets what has this name, by `+=` and the like where the value is made of it.
    fn assignment(&self, name: &str, kind: Kind, value: &Expression, is_this: impl Fn(&Expression) -> bool) -> String {
        let writer = self.writer;
        if let Expression::Binary(operation, _, operands) = value {
            let right = match &**operands {
                [left, right] if is_this(left) => Some(right),
                [left, right] if is_this(right) && operation.commutes() => Some(left),
                _ => None,
            };
            let plain = !operation.traps(kind, &operands[1])
                && !matches!(operation, Binary::DivideSigned | Binary::RemainderSigned | Binary::ShiftRightSigned)
                && kind != Kind::Float;
            if let (Some(right), true) = (right, plain) {
                let sign = operation.sign();
                let one = kind.is_integer() && right.constant() == Some(1);
                return match operation {
                    Binary::Add | Binary::Subtract if one => format!("{name}{sign}{sign};"),
                    _ if operation.is_shift() => format!("{name}{sign}={};", writer.count(kind, right).text),
                    _ => format!("{name}{sign}={};", writer.natural(right).text),
                };
            }
        }
        format!("{name}={};", writer.loose(value))
    }

    /// Puts a label in front of a line if something leads to it. All that may is printed before.
    fn label(&mut self, label: String, line: usize) {
        if self.labels.contains(&label) {
            self.lines.insert(line, format!("{label}:;"));
        }
    }

    fn repeat(&mut self, label: usize, body: &[Statement]) {
        let start = self.lines.count();
        let leave = Jump::Leave(label);
        let stays = |statement| {
            let condition = exit_condition(statement, &leave)?.clone().opposite();
            Some(self.writer.condition(&condition).text)
        };
        self.around.push(Some(label));
        match (body.last().and_then(stays), body.first().and_then(stays)) {
            // In a `do`, `continue` would lead to the condition rather than to the start.
            (Some(condition), _) if jumps(body, &Jump::Again(label)) == 0 => {
                self.lines.open("do{");
                self.list(&body[..body.len() - 1]);
                self.lines.close(format!("}}while({condition});"));
            }
            (_, Some(condition)) => {
                self.lines.open(format!("while({condition}){{"));
                self.list(&body[1..]);
                self.lines.close("}");
            }
            _ => {
                self.lines.open("for(;;){");
                self.list(body);
                self.lines.close("}");
            }
        }
        self.around.pop();
        self.label(format!("A{label}"), start);
        self.label(format!("L{label}"), self.lines.count());
    }

    fn choice(&mut self, condition: &Expression, then: &[Statement], otherwise: &[Statement]) {
        let condition = self.writer.condition(condition).text;
        match (self.short(then), self.short(otherwise)) {
            (Some(then), Some(_)) if otherwise.is_empty() => self.lines.push(format!("if({condition}) {then}")),
            (Some(then), Some(otherwise)) => self.lines.push(format!("if({condition}) {then} else {otherwise}")),
            _ => {
                self.lines.open(format!("if({condition}){{"));
                self.list(then);
                if !otherwise.is_empty() {
                    self.lines.close_silently();
                    self.lines.open("}else{");
                    self.list(otherwise);
                }
                self.lines.close("}");
            }
        }
    }

    /// The text of statements that need no lines of their own: none or one, or several short ones in brackets.
    fn short(&mut self, statements: &[Statement]) -> Option<String> {
        /// How long several may be.
        const MOST: usize = 60;
        let mut texts = Vec::new();
        for statement in statements {
            match statement {
                Statement::Jump(jump) => texts.push(self.jump(jump)),
                plain if plain.is_plain() => texts.push(self.plain(plain)),
                _ => return None,
            }
        }
        let text = texts.join(" ");
        match texts.len() {
            0 | 1 => Some(text),
            _ => Some(format!("{{ {text} }}")).filter(|text| text.len() <= MOST),
        }
    }

    fn switch(&mut self, index: &str, cases: &[(Vec<usize>, Vec<Statement>)]) {
        self.lines.push(format!("switch({index}){{"));
        self.around.push(None);
        for (at, (numbers, body)) in cases.iter().enumerate() {
            let last = at + 1 == cases.len();
            if last && body.is_empty() {
                break;
            }
            let numbers: Vec<_> = numbers.iter().map(|number| format!("case {number}:")).collect();
            self.lines.open(if last { "default:".into() } else { numbers.join(" ") });
            self.list(body);
            if goes_on(body) && !last {
                self.lines.statement("break;");
            }
            self.lines.close_silently();
        }
        self.around.pop();
        self.lines.push("}");
    }
}
