//! Makes a tree of statements simpler: fewer jumps, fewer blocks, less depth.

use crate::statement::{ends, jumps, Condition, Jump, Statement};
use std::collections::BTreeMap;

/// The same, as simple as it gets; `after` is what follows, if it is nothing but a jump.
pub(crate) fn simplify(mut body: Vec<Statement>, after: Option<&Jump>) -> Vec<Statement> {
    loop {
        let simpler = Simplifier::default().list(body.clone(), after);
        if simpler == body {
            return body;
        }
        body = simpler;
    }
}

#[derive(Default)]
struct Simplifier {
    /// The blocks behind whose end stands nothing but a jump.
    ends: BTreeMap<usize, Jump>,
    /// The loops around, with the jump behind their end, if that is all there is.
    loops: Vec<(usize, Option<Jump>)>,
}

impl Simplifier {
    fn list(&mut self, body: Vec<Statement>, after: Option<&Jump>) -> Vec<Statement> {
        let mut rest = Vec::new();
        for statement in body.into_iter().rev() {
            let next = match rest.first() {
                None => after.cloned(),
                Some(Statement::Jump(jump)) => Some(jump.clone()).filter(is_short),
                Some(_) => None,
            };
            rest = match statement {
                Statement::Plain(_) => join(vec![statement], rest),
                Statement::Jump(jump) => {
                    let jump = self.shortened(jump);
                    if Some(&jump) == after {
                        Vec::new()
                    } else {
                        vec![Statement::Jump(jump)]
                    }
                }
                Statement::Block(label, body) => self.block(label, body, next, rest),
                Statement::Loop(label, body) => {
                    self.loops.push((label, next));
                    let body = self.list(body, Some(&Jump::Again(label)));
                    self.loops.pop();
                    join(vec![Statement::Loop(label, body)], rest)
                }
                Statement::If(condition, then, otherwise) => {
                    let (then, otherwise) = (self.list(then, next.as_ref()), self.list(otherwise, next.as_ref()));
                    choice(condition, then, otherwise, rest, after)
                }
                Statement::Switch(index, cases) => {
                    let cases = cases.into_iter().map(|(numbers, body)| (numbers, self.list(body, next.as_ref())));
                    join(vec![Statement::Switch(index, cases.collect())], rest)
                }
            };
        }
        rest
    }

    /// Where a jump leads in the end, by the shortest name of that.
    fn shortened(&self, mut jump: Jump) -> Jump {
        while let Jump::Leave(label) = jump {
            match self.ends.get(&label) {
                Some(next) => jump = next.clone(),
                None => break,
            }
        }
        match self.loops.last() {
            Some((label, Some(next))) if *next == jump && matches!(jump, Jump::Leave(_) | Jump::Again(_)) => {
                Jump::Leave(*label)
            }
            _ => jump,
        }
    }

    fn block(
        &mut self,
        label: usize,
        body: Vec<Statement>,
        next: Option<Jump>,
        rest: Vec<Statement>,
    ) -> Vec<Statement> {
        let leave = Jump::Leave(label);
        if let Some(next) = &next {
            self.ends.insert(label, next.clone());
        }
        let mut body = self.list(body, Some(next.as_ref().unwrap_or(&leave)));
        match jumps(&body, &leave) {
            0 => {
                if let Some(Statement::Switch(_, cases)) = body.last_mut() {
                    // What follows a switch for one of its cases belongs into that case.
                    let mut going_on = cases.iter_mut().filter(|(_, case)| ends(case));
                    if let (Some((_, case)), None) = (going_on.next(), going_on.next()) {
                        case.extend(rest);
                        return body;
                    }
                }
                join(body, rest)
            }
            1 => match body.iter().position(|statement| is_exit(statement, &leave)) {
                Some(place) => {
                    let inside = body.split_off(place + 1);
                    if let Some(Statement::If(condition, ..)) = body.pop() {
                        body.push(Statement::If(condition.opposite(), inside, Vec::new()));
                    }
                    join(body, rest)
                }
                None => join(vec![Statement::Block(label, body)], rest),
            },
            _ => join(vec![Statement::Block(label, body)], rest),
        }
    }
}

/// Whether a jump may be written in several places.
fn is_short(jump: &Jump) -> bool {
    !matches!(jump, Jump::Return(value) if value.len() > 3)
}

/// Whether this is a jump there under a condition.
fn is_exit(statement: &Statement, there: &Jump) -> bool {
    matches!(statement, Statement::If(_, then, otherwise)
        if otherwise.is_empty() && matches!(&then[..], [Statement::Jump(jump)] if jump == there))
}

/// Statements one after the other, as far as the program comes.
fn join(mut first: Vec<Statement>, second: Vec<Statement>) -> Vec<Statement> {
    if ends(&first) {
        first.extend(second);
    }
    first
}

/// An `if` and what follows it, without an `else` that is not needed; `after` is what follows all of it.
fn choice(
    condition: Condition,
    mut then: Vec<Statement>,
    otherwise: Vec<Statement>,
    mut rest: Vec<Statement>,
    after: Option<&Jump>,
) -> Vec<Statement> {
    if then.is_empty() && otherwise.is_empty() {
        return rest;
    }
    if then.is_empty() || (ends(&then) && !ends(&otherwise)) {
        return choice(condition.opposite(), otherwise, then, rest, after);
    }
    // What follows comes first if it is only a jump, and the longer part needs no depth.
    if let ([Statement::Jump(jump)], Some(Statement::If(_, last, _))) = (&rest[..], then.last()) {
        if matches!(last[..], [Statement::Jump(_)]) && otherwise.is_empty() && is_short(jump) {
            then.push(rest[0].clone());
        }
    }
    if ends(&then) {
        rest.insert(0, Statement::If(condition, then, otherwise));
        return rest;
    }
    let mut following = join(otherwise, rest);
    let next = match (following.first(), after) {
        (Some(Statement::Jump(jump)), _) | (None, Some(jump)) => Some(jump.clone()),
        _ => None,
    };
    match (&then[..], next) {
        ([Statement::Jump(jump)], None) if following.first().is_some_and(|second| is_exit(second, jump)) => {
            if let Statement::If(other, ..) = &mut following[0] {
                *other = condition.or(other);
            }
        }
        ([Statement::Jump(jump)], Some(next)) if Some(jump) == after => {
            following = vec![Statement::If(condition.opposite(), vec![Statement::Jump(next)], Vec::new())];
        }
        ([_, _, ..], Some(next)) => {
            following = then;
            following.insert(0, Statement::If(condition.opposite(), vec![Statement::Jump(next)], Vec::new()));
        }
        _ => following.insert(0, Statement::If(condition, then, Vec::new())),
    }
    following
}
