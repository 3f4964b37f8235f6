//! Makes a tree of statements simpler: fewer jumps, fewer blocks, less depth.
//!
//! | before | after |
//! |---|---|
//! | a jump to where only another jump stands | that jump; none, if the program comes there anyway |
//! | a block that no jump leaves | its statements |
//! | a block that is left once, by `if (a) leave; b` | `if (!a) { b }` |
//! | a block with a `switch` of which one case goes on to what follows | what follows is in that case |
//! | `if (a) { b; jump } else { c }` | `if (a) { b; jump } c` |
//! | `if (a) { b; c; jump } other jump` | `if (!a) other jump; b; c; jump` |
//! | `if (a) jump; if (b) the same jump` | `if (a \|\| b) jump` |

use crate::expression::Expression;
use crate::statement::{exit_condition, goes_on, jumps, Jump, Statement};
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
    /// The jump behind each block around, where that is all there is.
    behind: BTreeMap<usize, Jump>,
    /// The same for the loops around, the innermost last.
    loops: Vec<(usize, Option<Jump>)>,
}

impl Simplifier {
    /// Statements, the last one first: what one becomes depends on the rest, which stands behind it and is simple by
    /// then. `after` is the jump behind the last one, and `next` the one behind the statement at hand, if that is all
    /// there is.
    fn list(&mut self, body: Vec<Statement>, after: Option<&Jump>) -> Vec<Statement> {
        let mut rest = Vec::new();
        for statement in body.into_iter().rev() {
            let next = match rest.first() {
                None => after.cloned(),
                Some(Statement::Jump(jump)) => Some(jump.clone()).filter(is_short),
                Some(_) => None,
            };
            rest = match statement {
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
                plain => join(vec![plain], rest),
            };
        }
        rest
    }

    /// Where a jump leads in the end, as a `break` of the innermost loop if that leads there too.
    fn shortened(&self, mut jump: Jump) -> Jump {
        while let Jump::Leave(label) = jump {
            match self.behind.get(&label) {
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

    /// A block and the rest of its list.
    fn block(
        &mut self,
        label: usize,
        body: Vec<Statement>,
        next: Option<Jump>,
        rest: Vec<Statement>,
    ) -> Vec<Statement> {
        let leave = Jump::Leave(label);
        if let Some(next) = &next {
            self.behind.insert(label, next.clone());
        }
        let mut body = self.list(body, Some(next.as_ref().unwrap_or(&leave)));
        let exit = body.iter().enumerate().find_map(|(at, statement)| Some((at, exit_condition(statement, &leave)?)));
        match (jumps(&body, &leave), exit) {
            (0, _) => match body.last_mut().and_then(only_case) {
                Some(case) => {
                    case.extend(rest);
                    body
                }
                None => join(body, rest),
            },
            (1, Some((at, condition))) => {
                let condition = condition.clone().opposite();
                let inside = body.split_off(at + 1);
                body[at] = Statement::If(condition, inside, Vec::new());
                join(body, rest)
            }
            _ => join(vec![Statement::Block(label, body)], rest),
        }
    }
}

/// If this is a `switch` and only one case of it goes on to what follows: that case.
fn only_case(statement: &mut Statement) -> Option<&mut Vec<Statement>> {
    let Statement::Switch(_, cases) = statement else { return None };
    let mut going_on = cases.iter_mut().map(|(_, case)| case).filter(|case| goes_on(case));
    going_on.next().filter(|_| going_on.next().is_none())
}

/// Whether a jump may be written in several places: a `return` of more than a name or a small number is written once.
fn is_short(jump: &Jump) -> bool {
    match jump {
        Jump::Return(Some(Expression::Constant(_, value))) => *value < 100,
        Jump::Return(Some(value)) => matches!(value, Expression::Variable(_)),
        _ => true,
    }
}

/// Statements one after the other, as far as the program comes.
fn join(mut first: Vec<Statement>, second: Vec<Statement>) -> Vec<Statement> {
    if goes_on(&first) {
        first.extend(second);
    }
    first
}

/// An `if` and the rest of its list; `after` is the jump behind that.
fn choice(
    condition: Expression,
    mut then: Vec<Statement>,
    otherwise: Vec<Statement>,
    mut rest: Vec<Statement>,
    after: Option<&Jump>,
) -> Vec<Statement> {
    if then.is_empty() && otherwise.is_empty() {
        // A load may trap where accesses are checked; elsewhere a condition that does nothing is rare.
        if condition.effects(true).needed() {
            rest.insert(0, Statement::Do(condition));
        }
        return rest;
    }
    if then.is_empty() || (goes_on(&then) && !goes_on(&otherwise)) {
        return choice(condition.opposite(), otherwise, then, rest, after);
    }
    // Where a way out is the last thing inside and another one is the rest, both stand inside: there they may become
    // one, and then what is inside may do without depth.
    if let (Some(Statement::If(_, last, _)), [Statement::Jump(jump)]) = (then.last(), &rest[..]) {
        if matches!(last[..], [Statement::Jump(_)]) && otherwise.is_empty() && is_short(jump) {
            then.push(Statement::Jump(jump.clone()));
        }
    }
    if goes_on(&then) {
        rest.insert(0, Statement::If(condition, then, otherwise));
        return rest;
    }
    let mut following = join(otherwise, rest);
    if let [Statement::Jump(jump)] = &then[..] {
        if let Some(other) = following.first().and_then(|second| exit_condition(second, jump)) {
            following[0] = Statement::If(condition.or(other.clone()), then, Vec::new());
            return following;
        }
    }
    let next = match (following.first(), after) {
        (Some(Statement::Jump(jump)), _) | (None, Some(jump)) => Some(jump.clone()),
        _ => None,
    };
    match (&then[..], next) {
        // The shorter way comes first: the longer one needs no depth, and a jump to what follows anyway no words.
        ([Statement::Jump(jump)], Some(next)) if Some(jump) == after => exit(condition.opposite(), next, Vec::new()),
        ([_, _, ..], Some(next)) => exit(condition.opposite(), next, then),
        _ => {
            following.insert(0, Statement::If(condition, then, Vec::new()));
            following
        }
    }
}

/// A jump under a condition, and what is done otherwise.
fn exit(condition: Expression, jump: Jump, mut otherwise: Vec<Statement>) -> Vec<Statement> {
    otherwise.insert(0, Statement::If(condition, vec![Statement::Jump(jump)], Vec::new()));
    otherwise
}
