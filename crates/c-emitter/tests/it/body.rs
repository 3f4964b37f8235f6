//! Random functions: values of any depth, and between them statements, so that values wait on the stack meanwhile.

use fastrand::Rng;
use wasm_encoder::{Function, Instruction, ValType};

const TYPES: [ValType; 2] = [ValType::I32, ValType::I64];

pub(crate) struct Signature {
    pub(crate) params: Vec<ValType>,
    pub(crate) result: Option<ValType>,
}

impl Signature {
    pub(crate) fn random(random: &mut Rng) -> Signature {
        let params = (0..random.usize(..5)).map(|_| any_type(random)).collect();
        Signature { params, result: (random.u8(..4) > 0).then(|| any_type(random)) }
    }
}

pub(crate) fn any_type(random: &mut Rng) -> ValType {
    TYPES[random.usize(..2)]
}

/// A number, mostly one at which something changes.
pub(crate) fn constant(random: &mut Rng, kind: ValType) -> i64 {
    let bits = if kind == ValType::I64 { 64 } else { 32 };
    match random.u8(..6) {
        0 => random.i64(..),
        1 => random.i64(-3..4),
        2 => bits * random.i64(0..3) + random.i64(-1..2),
        _ => (1i64 << random.i64(0..bits)).wrapping_add(random.i64(-1..2)).wrapping_mul(random.i64(-1..2)),
    }
}

/// A constant of the type, as an instruction.
pub(crate) fn constant_instruction(random: &mut Rng, kind: ValType) -> Instruction<'static> {
    match kind {
        ValType::I64 => Instruction::I64Const(constant(random, kind)),
        _ => Instruction::I32Const(constant(random, kind) as i32),
    }
}

/// Where a branch may go.
pub(crate) struct Label {
    /// What a branch there takes along.
    pub(crate) takes: Option<ValType>,
    /// Whether it may be gone to whenever one likes: not to a loop whose rounds nothing counts at its start.
    pub(crate) free: bool,
}

/// A function that is being written. What is behind a branch is written as if it were reached: that is valid, too.
pub(crate) struct Body<'a> {
    pub(crate) random: &'a mut Rng,
    /// The functions that it may call. They come before it, so that there is no recursion.
    pub(crate) before: &'a [Signature],
    pub(crate) result: Option<ValType>,
    pub(crate) locals: Vec<ValType>,
    pub(crate) labels: Vec<Label>,
    pub(crate) code: Vec<Instruction<'static>>,
    /// How much may still be written. At 0 it comes to its end.
    pub(crate) budget: i32,
}

impl<'a> Body<'a> {
    pub(crate) fn random(random: &'a mut Rng, signature: &Signature, before: &'a [Signature]) -> Function {
        let extra: Vec<_> = (0..random.usize(..5)).map(|_| any_type(random)).chain(TYPES).collect();
        let (alone, budget) = (random.u8(..3) == 0, random.i32(10..150));
        let mut body = Body {
            before: if alone { &[] } else { before },
            result: signature.result,
            locals: [&signature.params[..], &extra].concat(),
            labels: Vec::new(),
            code: Vec::new(),
            budget,
            random,
        };
        body.inside(signature.result, true, |body| {
            if !alone {
                body.count();
            }
            body.statements(4);
            body.leave(body.result);
        });
        body.push([Instruction::End]);
        let mut function = Function::new_with_locals_types(extra);
        body.code.iter().for_each(|instruction| {
            function.instruction(instruction);
        });
        function
    }

    pub(crate) fn push(&mut self, instructions: impl IntoIterator<Item = Instruction<'static>>) {
        self.code.extend(instructions);
    }

    pub(crate) fn one_in(&mut self, chances: u32) -> bool {
        self.random.u32(..chances) == 0
    }

    pub(crate) fn pick<T: Clone>(&mut self, from: &[T]) -> T {
        self.random.choice(from).expect("there is one").clone()
    }

    /// The numbers of those that have the type.
    pub(crate) fn numbers(&self, types: &[ValType], kind: ValType) -> Vec<u32> {
        (0..types.len() as u32).filter(|&number| types[number as usize] == kind).collect()
    }
}
