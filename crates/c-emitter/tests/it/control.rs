//! Where a random function goes.

use crate::body::{constant_instruction, Body, Label};
use wasm_encoder::BlockType;
use wasm_encoder::Instruction::*;
use wasm_encoder::ValType;

impl<'a> Body<'a> {
    /// The depths of what may be branched to with such a value.
    fn depths(&self, takes: Option<ValType>) -> Vec<u32> {
        let fitting = |label: &Label| label.free && label.takes == takes;
        (0..).zip(self.labels.iter().rev()).filter(|(_, label)| fitting(label)).map(|(depth, _)| depth).collect()
    }

    /// Branches perhaps, with this value, which stays if not.
    pub(crate) fn branch_if(&mut self, takes: Option<ValType>) {
        self.optional(takes);
        let depths = self.depths(takes);
        if !depths.is_empty() {
            let depth = self.pick(&depths);
            self.value(ValType::I32);
            self.push([BrIf(depth)]);
        }
    }

    /// A block of some form with such a result.
    pub(crate) fn nested(&mut self, result: Option<ValType>) {
        let form = result.map_or(BlockType::Empty, BlockType::Result);
        match self.random.u32(..6) {
            0 | 1 => {
                self.push([Block(form)]);
                self.arm(result);
                self.push([End]);
            }
            2 | 3 => {
                self.value(ValType::I32);
                self.push([If(form)]);
                let alone = result.is_none() && self.one_in(2);
                self.arm(result);
                if !alone {
                    self.push([Else]);
                    self.arm(result);
                }
                self.push([End]);
            }
            4 => {
                self.push([Loop(form)]);
                self.inside(None, true, |body| {
                    body.count();
                    body.statements(3);
                    body.leave(result);
                });
                self.push([End]);
            }
            _ => self.repeated(form, result),
        }
    }

    /// A loop whose only branch to its start is at its end, behind which there may be a result.
    fn repeated(&mut self, form: BlockType, result: Option<ValType>) {
        self.push([Loop(form)]);
        self.inside(None, false, |body| {
            body.statements(3);
            body.push([GlobalGet(0), I32Const(1), I32Sub, GlobalSet(0)]);
            body.value(ValType::I32);
            body.push([GlobalGet(0), I32Const(0), I32GtS, I32And, BrIf(0)]);
            body.optional(result);
        });
        self.push([End]);
    }

    /// The inside of a block or of one side of an `if`.
    fn arm(&mut self, result: Option<ValType>) {
        self.inside(result, true, |body| {
            body.statements(3);
            body.leave(result);
        });
    }

    /// Writes what is inside a block, whose branches take this.
    pub(crate) fn inside(&mut self, takes: Option<ValType>, free: bool, write: impl FnOnce(&mut Self)) {
        self.labels.push(Label { takes, free });
        write(self);
        self.labels.pop();
    }

    /// Comes to a block's end with its result, or goes somewhere else.
    pub(crate) fn leave(&mut self, result: Option<ValType>) {
        if self.one_in(4) {
            self.go();
            if self.one_in(2) {
                return;
            }
            self.statements(2);
        }
        self.optional(result);
    }

    /// Goes somewhere else in any case.
    fn go(&mut self) {
        let free: Vec<_> = self.labels.iter().filter(|label| label.free).map(|label| label.takes).collect();
        let takes = self.pick(&free);
        let depths = self.depths(takes);
        let depth = self.pick(&depths);
        match self.random.u32(..3) {
            0 => {
                self.optional(self.result);
                self.push([Return]);
            }
            1 => {
                self.optional(takes);
                self.push([Br(depth)]);
            }
            _ => {
                self.optional(takes);
                self.value(ValType::I32);
                let (length, mask) = (self.random.usize(..6), self.pick(&[3, 7, -1]));
                let table: Vec<u32> = (0..length).map(|_| self.pick(&depths)).collect();
                self.push([I32Const(mask), I32And, BrTable(table.into(), depth)]);
            }
        }
    }

    /// Takes one from what may still be done; if that was all, returns.
    pub(crate) fn count(&mut self) {
        self.push([GlobalGet(0), I32Const(1), I32Sub, GlobalSet(0)]);
        let over = [GlobalGet(0), I32Const(0), I32LtS];
        let result = self.result.map(|kind| constant_instruction(self.random, kind));
        if self.one_in(2) {
            self.push(over);
            self.push([If(BlockType::Empty)]);
            self.push(result);
            self.push([Return, End]);
        } else {
            self.push(result.clone());
            self.push(over);
            self.push([BrIf(self.labels.len() as u32 - 1)]);
            self.push(result.map(|_| Drop));
        }
    }
}
