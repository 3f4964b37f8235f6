//! Which variables of a function need not begin with zero.

use std::collections::BTreeSet;
use wasmparser::Operator;

/// The locals that are set before they are read: the first instruction that names one sets it, and all others that name
/// it stand behind that, in the same block or in blocks inside it.
pub(crate) fn set_first(operators: &[Operator<'_>]) -> BTreeSet<u32> {
    // Those whose first setting holds here, with the number of blocks open there, the function included.
    let mut set = Vec::<(u32, usize)>::new();
    let (mut seen, mut unset, mut depth) = (BTreeSet::new(), BTreeSet::new(), 1);
    for operator in operators {
        match *operator {
            Operator::Block { .. } | Operator::Loop { .. } | Operator::If { .. } => depth += 1,
            Operator::Else => set.retain(|&(_, at)| at < depth),
            Operator::End => {
                set.retain(|&(_, at)| at < depth);
                depth -= 1;
            }
            Operator::LocalSet { local_index } | Operator::LocalTee { local_index } if seen.insert(local_index) => {
                set.push((local_index, depth));
            }
            Operator::LocalGet { local_index }
            | Operator::LocalSet { local_index }
            | Operator::LocalTee { local_index } => {
                seen.insert(local_index);
                if !set.iter().any(|&(local, _)| local == local_index) {
                    unset.insert(local_index);
                }
            }
            _ => {}
        }
    }
    &seen - &unset
}
