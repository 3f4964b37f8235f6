//! Where branches go: `break`, `continue`, `goto`, `return`.

use crate::expression::Kind;
use std::collections::BTreeSet;
use wasmparser::Operator;

/// How a block of wasm is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// The whole function.
    Function,
    /// Nothing but its contents.
    Bare,
    /// `do { ... } while (0)`, so that `break` leaves it.
    Once,
    /// `for (;;) { ... }`, with a `break` at its end.
    Loop,
    /// A loop whose only branch to its start is the last thing in it: `do { ... } while (condition)`.
    Until,
    If,
}

/// A block that is being written.
pub(crate) struct Frame {
    pub(crate) form: Form,
    /// Where its `end` is among the instructions.
    pub(crate) end: usize,
    /// How many values wait below it.
    pub(crate) height: usize,
    pub(crate) result: Option<Kind>,
    /// Its number in labels.
    pub(crate) label: usize,
    /// The line of a loop's label.
    pub(crate) start: usize,
    /// Whether a `goto` leads to it, and whether any branch.
    pub(crate) labelled: bool,
    pub(crate) targeted: bool,
    /// Whether a `break` that goes further out comes by its end.
    pub(crate) passed: bool,
    /// At its end: the condition of [`Form::Until`].
    pub(crate) condition: Option<String>,
}

/// What is known of a block before it is written.
#[derive(Clone, Copy, Default)]
pub(crate) struct Block {
    pub(crate) end: usize,
    branches: usize,
    /// Whether a branch leaves it from nowhere deeper than an `if`.
    broken: bool,
}

/// The blocks of a function, by the place where they begin.
pub(crate) fn blocks(operators: &[Operator<'_>]) -> Vec<Block> {
    let mut blocks = vec![Block::default(); operators.len()];
    let mut open: Vec<usize> = Vec::new();
    for (at, operator) in operators.iter().enumerate() {
        match operator {
            Operator::Block { .. } | Operator::Loop { .. } | Operator::If { .. } => open.push(at),
            Operator::End => {
                if let Some(start) = open.pop() {
                    blocks[start].end = at;
                }
            }
            Operator::Br { relative_depth } | Operator::BrIf { relative_depth } => {
                let depth = *relative_depth as usize;
                if let Some(index) = open.len().checked_sub(depth + 1) {
                    let inside = &open[index + 1..];
                    blocks[open[index]].branches += 1;
                    blocks[open[index]].broken |=
                        inside.iter().all(|&start| matches!(operators[start], Operator::If { .. }));
                }
            }
            Operator::BrTable { targets } => {
                for depth in targets.targets().flatten().chain([targets.default()]) {
                    if let Some(index) = open.len().checked_sub(depth as usize + 1) {
                        blocks[open[index]].branches += 1;
                    }
                }
            }
            _ => {}
        }
    }
    blocks
}

/// The locals that are set before they are read: the first instruction that names one sets it, and all others that name
/// it stand behind that, in the same block or in blocks inside it.
pub(crate) fn set_first(operators: &[Operator<'_>]) -> BTreeSet<u32> {
    // For each local, the number of blocks open where it is set first, until one of these is closed.
    let (mut known, mut seen) = (Vec::<(u32, usize)>::new(), BTreeSet::new());
    let (mut late, mut depth) = (BTreeSet::new(), 0);
    for operator in operators {
        match *operator {
            Operator::Block { .. } | Operator::Loop { .. } | Operator::If { .. } => depth += 1,
            Operator::Else => known.retain(|&(_, set)| set < depth),
            Operator::End => {
                known.retain(|&(_, set)| set < depth || depth == 0);
                depth = depth.saturating_sub(1);
            }
            Operator::LocalSet { local_index } | Operator::LocalTee { local_index } if seen.insert(local_index) => {
                known.push((local_index, depth));
            }
            Operator::LocalGet { local_index }
            | Operator::LocalSet { local_index }
            | Operator::LocalTee { local_index } => {
                seen.insert(local_index);
                if !known.iter().any(|&(known, _)| known == local_index) {
                    late.insert(local_index);
                }
            }
            _ => {}
        }
    }
    &seen - &late
}

/// How the block that begins here is written.
pub(crate) fn form(operators: &[Operator<'_>], at: usize, block: Block, result: bool) -> Form {
    match operators[at] {
        Operator::If { .. } => Form::If,
        Operator::Loop { .. } => match operators[block.end - 1] {
            Operator::BrIf { relative_depth: 0 } if block.branches == 1 && !result => Form::Until,
            _ => Form::Loop,
        },
        _ if block.broken => Form::Once,
        _ => Form::Bare,
    }
}

impl Frame {
    /// Whether `break` and `continue` inside mean this.
    fn catches(&self) -> bool {
        matches!(self.form, Form::Once | Form::Loop | Form::Until)
    }
}

/// The statement that goes to the frame `depth` frames out, `result` being what the function returns.
pub(crate) fn branch(frames: &mut [Frame], operators: &[Operator<'_>], depth: usize, in_switch: bool) -> String {
    let target = frames.len() - 1 - depth;
    let catching = frames.iter().rposition(Frame::catches);
    frames[target].targeted = true;
    let (form, end) = (frames[target].form, frames[target].end);
    match catching {
        Some(index) if index == target && form == Form::Loop => return "continue;".into(),
        Some(index) if form != Form::Loop && form != Form::Until && !in_switch => {
            let catching = &frames[index];
            // What is between the two ends is nothing but ends.
            let meets = catching.end <= end
                && frames[target].result.is_none()
                && operators[catching.end..=end].iter().all(|operator| matches!(operator, Operator::End));
            if index == target || (index > target && meets) {
                frames[index].passed |= index != target;
                return "break;".into();
            }
        }
        _ => {}
    }
    frames[target].labelled = true;
    format!("goto L{};", frames[target].label)
}
