//! What a random function works out.

use crate::body::{any_type, constant, constant_instruction, Body};
use crate::generator::{GLOBALS, NOTES, WRITE};
use crate::instructions::{binary, comparisons, divisions, loads, unary};
use wasm_encoder::Instruction::*;
use wasm_encoder::{MemArg, MemArgTarget, ValType};

/// Random functions read and write from 0 to one of these, the bytes of an offset more: often where others do.
const PLACES: [i32; 4] = [7, 15, 63, 1023];
/// A number that is odd and has its bits everywhere.
const SPREAD: i64 = 0x5851_F42D_4C95_7F2D;

impl Body<'_> {
    /// A value of this type.
    pub(crate) fn value(&mut self, kind: ValType) {
        self.budget -= 1;
        if self.budget < 0 || self.one_in(4) {
            return self.leaf(kind);
        }
        self.inner(kind);
        if self.one_in(4) {
            self.note(kind);
        }
    }

    /// A value made of others.
    fn inner(&mut self, kind: ValType) {
        match self.random.u32(..24) {
            0..=5 => self.operation(kind),
            6 | 7 => self.division(kind),
            8..=10 => {
                let (operand, instruction) = self.pick(unary(kind));
                self.value(operand);
                self.push([instruction]);
            }
            11 | 12 if kind == ValType::I32 => {
                let operands = any_type(self.random);
                let instruction = self.pick(comparisons(operands));
                self.value(operands);
                self.value(operands);
                self.push([instruction]);
            }
            13 | 14 => {
                let (load, width) = self.pick(loads(kind));
                self.place();
                let place = self.offset(width);
                self.push([load(place)]);
            }
            15 => {
                self.value(kind);
                self.value(kind);
                self.value(ValType::I32);
                self.push([Select]);
            }
            16 => self.tee(kind),
            17 => self.call(Some(kind)),
            18 => self.branch_if(Some(kind)),
            19 if kind == ValType::I32 => {
                self.value(kind);
                self.push([I32Const(1), I32Or, MemoryGrow(0)]);
            }
            20 | 21 => self.nested(Some(kind)),
            _ => {
                self.value(kind);
                self.statement();
            }
        }
    }

    /// Mixes the value on top into what is written at the end, so that it matters even where nobody wants it.
    fn note(&mut self, kind: ValType) {
        let local = self.pick(&self.numbers(&self.locals, kind));
        self.push([LocalTee(local), GlobalGet(NOTES), I64Const(SPREAD), I64Mul, LocalGet(local)]);
        if kind == ValType::I32 {
            self.push([I64ExtendI32U]);
        }
        self.push([I64Add, GlobalSet(NOTES)]);
    }

    /// A value if one is needed.
    pub(crate) fn optional(&mut self, kind: Option<ValType>) {
        if let Some(kind) = kind {
            self.value(kind);
        }
    }

    fn leaf(&mut self, kind: ValType) {
        let locals = self.numbers(&self.locals, kind);
        let globals = self.numbers(&GLOBALS, kind);
        match self.random.u32(..8) {
            0 => {
                let global = self.pick(&globals);
                self.push([GlobalGet(global)]);
            }
            1 if kind == ValType::I32 => self.push([MemorySize(0)]),
            2..=5 => {
                let local = self.pick(&locals);
                self.push([LocalGet(local)]);
            }
            _ => {
                let constant = constant_instruction(self.random, kind);
                self.push([constant]);
            }
        }
    }

    fn operation(&mut self, kind: ValType) {
        let instruction = self.pick(binary(kind));
        self.value(kind);
        if self.one_in(3) {
            self.statement();
        }
        self.value(kind);
        self.push([instruction]);
    }

    /// With a divisor that does not trap: an odd one, and a positive or constant one where -1 might.
    fn division(&mut self, kind: ValType) {
        let which = self.random.usize(..4);
        let instruction = divisions(kind)[which].clone();
        self.value(kind);
        let long = kind == ValType::I64;
        if self.one_in(3) {
            let constant = match constant(self.random, kind) {
                value if value as i32 == 0 || value as i32 == -1 => 7,
                value => value,
            };
            self.push([if long { I64Const(constant) } else { I32Const(constant as i32) }]);
        } else {
            self.value(kind);
            self.push(if long { [I64Const(1), I64Or] } else { [I32Const(1), I32Or] });
            if which == 3 {
                self.push(if long { [I64Const(i64::MAX), I64And] } else { [I32Const(i32::MAX), I32And] });
            }
        }
        self.push([instruction]);
    }

    pub(crate) fn place(&mut self) {
        self.value(ValType::I32);
        let places = self.pick(&PLACES);
        self.push([I32Const(places), I32And]);
    }

    pub(crate) fn offset(&mut self, width: u32) -> MemArg {
        let most = self.pick(&[1, 1, 8, 1000]);
        let offset = self.random.u64(..most);
        MemArg { offset, align: self.random.u32(..=width), target: MemArgTarget::Memory(0), ordering: None }
    }

    fn tee(&mut self, kind: ValType) {
        self.value(kind);
        let local = self.pick(&self.numbers(&self.locals, kind));
        self.push([LocalTee(local)]);
    }

    /// Calls a function with such a result, if there is one.
    pub(crate) fn call(&mut self, result: Option<ValType>) {
        let before = self.before;
        let fitting: Vec<_> = (0..before.len()).filter(|&number| before[number].result == result).collect();
        if fitting.is_empty() {
            if let Some(kind) = result {
                self.leaf(kind);
            }
            return;
        }
        let number = self.pick(&fitting);
        before[number].params.iter().for_each(|&param| self.value(param));
        self.push([Call(number as u32 + WRITE + 1)]);
    }
}
