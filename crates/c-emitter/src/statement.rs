//! The statements of a function, as a tree that can be made simpler before it is written.

/// Something to be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Statement {
    /// An assignment or a call, with its semicolon.
    Plain(String),
    Jump(Jump),
    /// Statements that a jump may leave.
    Block(usize, Vec<Statement>),
    /// Statements that begin anew at their end.
    Loop(usize, Vec<Statement>),
    If(Condition, Vec<Statement>, Vec<Statement>),
    /// The last case is the one for all other numbers. No case goes on into the next one.
    Switch(String, Vec<(Vec<usize>, Vec<Statement>)>),
}

/// Where the program goes on instead of at what follows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Jump {
    /// Behind the block or loop with this number.
    Leave(usize),
    /// To the start of the loop with this number.
    Again(usize),
    /// With this value, if any.
    Return(String),
    Abort,
}

/// A condition and its opposite, each as C text that needs no brackets beside `&&` or `||`, unless `link` says so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Condition {
    pub(crate) yes: String,
    pub(crate) no: String,
    /// Of the parts of `yes`. Those of `no` have the other one.
    link: Link,
}

/// What stands between the parts of a condition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Link {
    None,
    Or,
    And,
}

impl Condition {
    pub(crate) fn new(yes: String, no: String) -> Condition {
        Condition { yes, no, link: Link::None }
    }

    pub(crate) fn opposite(self) -> Condition {
        let link = match self.link {
            Link::None => Link::None,
            Link::Or => Link::And,
            Link::And => Link::Or,
        };
        Condition { yes: self.no, no: self.yes, link }
    }

    /// Whether this or else another one holds.
    pub(crate) fn or(&self, other: &Condition) -> Condition {
        let part = |condition: &Condition, text: &str| match condition.link {
            Link::And => format!("({text})"),
            Link::None | Link::Or => text.to_string(),
        };
        Condition {
            yes: format!("{}||{}", part(self, &self.yes), part(other, &other.yes)),
            no: format!("{}&&{}", part(self, &self.no), part(other, &other.no)),
            link: Link::Or,
        }
    }
}

/// How often these statements jump there.
pub(crate) fn jumps(statements: &[Statement], there: &Jump) -> usize {
    let inside = |statement: &Statement| match statement {
        Statement::Plain(_) => 0,
        Statement::Jump(jump) => usize::from(jump == there),
        Statement::Block(_, body) | Statement::Loop(_, body) => jumps(body, there),
        Statement::If(_, then, otherwise) => jumps(then, there) + jumps(otherwise, there),
        Statement::Switch(_, cases) => cases.iter().map(|(_, body)| jumps(body, there)).sum(),
    };
    statements.iter().map(inside).sum()
}

/// The condition, if this statement does nothing but jump there under one.
pub(crate) fn exit_condition<'a>(statement: &'a Statement, there: &Jump) -> Option<&'a Condition> {
    match statement {
        Statement::If(condition, then, otherwise) if otherwise.is_empty() => {
            matches!(&then[..], [Statement::Jump(jump)] if jump == there).then_some(condition)
        }
        _ => None,
    }
}

/// Whether the program goes on to what follows these statements.
pub(crate) fn goes_on(statements: &[Statement]) -> bool {
    match statements.last() {
        None | Some(Statement::Plain(_)) => true,
        Some(Statement::Jump(_)) => false,
        Some(Statement::Block(label, body)) => goes_on(body) || jumps(body, &Jump::Leave(*label)) > 0,
        Some(Statement::Loop(label, body)) => jumps(body, &Jump::Leave(*label)) > 0,
        Some(Statement::If(_, then, otherwise)) => goes_on(then) || goes_on(otherwise),
        Some(Statement::Switch(_, cases)) => cases.iter().any(|(_, body)| goes_on(body)),
    }
}
