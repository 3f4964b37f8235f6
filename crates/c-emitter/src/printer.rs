//! Statements as lines of C.

use crate::layout::Lines;
use crate::statement::{exit_condition, goes_on, jumps, Jump, Statement};
use std::collections::BTreeSet;

/// Writes statements.
pub(crate) fn print(statements: &[Statement], lines: &mut Lines) {
    Printer { lines, around: Vec::new(), labels: BTreeSet::new() }.list(statements);
}

struct Printer<'a> {
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
                Statement::Plain(text) => self.lines.statement(text),
                Statement::Jump(jump) => {
                    let text = self.jump(jump);
                    self.lines.statement(&text);
                }
                Statement::Block(label, body) => {
                    self.list(body);
                    self.label(format!("L{label}"), self.lines.count());
                }
                Statement::Loop(label, body) => self.repeat(*label, body),
                Statement::If(condition, then, otherwise) => self.choice(&condition.yes, then, otherwise),
                Statement::Switch(index, cases) => self.switch(index, cases),
            }
        }
    }

    fn jump(&mut self, jump: &Jump) -> String {
        let innermost = self.around.iter().rev().flatten().next();
        let label = match jump {
            Jump::Abort => return "abort();".into(),
            Jump::Return(value) if value.is_empty() => return "return;".into(),
            Jump::Return(value) => return format!("return {value};"),
            Jump::Leave(label) if self.around.last() == Some(&Some(*label)) => return "break;".into(),
            Jump::Again(label) if innermost == Some(label) => return "continue;".into(),
            Jump::Leave(label) => format!("L{label}"),
            Jump::Again(label) => format!("A{label}"),
        };
        let text = format!("goto {label};");
        self.labels.insert(label);
        text
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
        let stays = |statement| exit_condition(statement, &leave).map(|condition| condition.no.as_str());
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

    fn choice(&mut self, condition: &str, then: &[Statement], otherwise: &[Statement]) {
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
                Statement::Plain(text) => texts.push(text.clone()),
                Statement::Jump(jump) => texts.push(self.jump(jump)),
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
