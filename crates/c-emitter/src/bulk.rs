//! The instructions on memory, tables and segments as a whole.

use crate::builder::Builder;
use crate::expression::Expression;
use crate::helpers::Helper;
use crate::kind::Kind;
use crate::statement::Statement;
use wasmparser::Operator;

impl Builder<'_> {
    /// The instruction, if it is one of these.
    pub(crate) fn bulk(&mut self, operator: &Operator<'_>) -> bool {
        let checked = self.options.checked;
        let word = Some(Kind::Word);
        let (helper, operands, numbers, result) = match *operator {
            Operator::MemorySize { .. } => (Helper::Pages, 0, vec![], word),
            Operator::MemoryGrow { .. } => (Helper::Grow, 1, vec![], word),
            Operator::MemoryCopy { .. } if checked => (Helper::CopyChecked, 3, vec![], None),
            Operator::MemoryCopy { .. } => (Helper::Copy, 3, vec![], None),
            Operator::MemoryFill { .. } if checked => (Helper::FillChecked, 3, vec![], None),
            Operator::MemoryFill { .. } => (Helper::Fill, 3, vec![], None),
            Operator::MemoryInit { data_index, .. } => (Helper::Segment, 3, vec![data_index], None),
            Operator::DataDrop { data_index } => (Helper::DropSegment, 0, vec![data_index], None),
            Operator::TableGet { table } => (Helper::TableGet, 1, vec![table], word),
            Operator::TableSet { table } => (Helper::TableSet, 2, vec![table], None),
            Operator::TableSize { table } => (Helper::TableSize, 0, vec![table], word),
            Operator::TableGrow { table } => (Helper::TableGrow, 2, vec![table], word),
            Operator::TableFill { table } => (Helper::TableFill, 3, vec![table], None),
            Operator::TableInit { elem_index, table } => (Helper::TableInit, 3, vec![elem_index, table], None),
            Operator::TableCopy { dst_table, src_table } => (Helper::TableCopy, 3, vec![dst_table, src_table], None),
            Operator::ElemDrop { elem_index } => (Helper::DropElement, 0, vec![elem_index], None),
            _ => return false,
        };
        // The numbers of tables and segments follow the operands.
        let mut arguments = self.pop_all(operands);
        arguments.extend(numbers.into_iter().map(Expression::word));
        let call = Expression::call(helper, arguments, result);
        match result {
            Some(_) => self.push(call),
            None => self.write(Statement::Do(call)),
        }
        true
    }
}
