//! Which variables of a function need not begin with zero.

use std::collections::BTreeSet;
use wasmparser::Operator;

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
