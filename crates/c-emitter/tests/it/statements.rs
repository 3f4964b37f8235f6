//! What a random function does.

use crate::body::{any_type, Body};
use crate::generator::{GLOBALS, NOTES, WRITE};
use crate::instructions::stores;
use wasm_encoder::Instruction::*;
use wasm_encoder::{BlockType, ValType};

impl Body<'_> {
    pub(crate) fn statements(&mut self, most: u32) {
        for _ in 0..=self.random.u32(..most) {
            self.statement();
        }
    }

    /// Something that leaves nothing on the stack.
    pub(crate) fn statement(&mut self) {
        self.budget -= 1;
        if self.budget < 0 {
            return;
        }
        let kind = any_type(self.random);
        match self.random.u32(..20) {
            0..=4 => {
                let local = self.pick(&self.numbers(&self.locals, kind));
                self.value(kind);
                self.push([LocalSet(local)]);
            }
            5 | 6 => {
                let mut globals = self.numbers(&GLOBALS, kind);
                globals.retain(|&global| global > 0 && global != NOTES);
                let global = self.pick(&globals);
                self.value(kind);
                self.push([GlobalSet(global)]);
            }
            7..=9 => {
                let (store, width) = self.pick(stores(kind));
                self.place();
                self.value(kind);
                let place = self.offset(width);
                self.push([store(place)]);
            }
            10 => self.call(None),
            11 => {
                self.value(kind);
                self.push([Drop]);
            }
            12 => self.branch_if(None),
            13 => self.whole_memory(),
            14 if self.one_in(2) => self.push([Nop]),
            // The first global never gets there.
            14 => self.push([GlobalGet(0), I32Const(i32::MIN), I32Eq, If(BlockType::Empty), Unreachable, End]),
            _ => self.nested(None),
        }
    }

    /// Copies, fills or writes some bytes.
    fn whole_memory(&mut self) {
        let what = self.random.u32(..3);
        self.place();
        match what {
            0 => self.place(),
            1 => self.value(ValType::I32),
            _ => {}
        }
        self.value(ValType::I32);
        self.push([I32Const(127), I32And]);
        self.push([match what {
            0 => MemoryCopy { src_mem: 0, dst_mem: 0 },
            1 => MemoryFill(0),
            _ => Call(WRITE),
        }]);
    }
}
