//! Random modules: an exported function calls all others, and writes what they give and what they leave.

use crate::body::{constant, constant_instruction, Body, Signature};
use fastrand::Rng;
use wasm_encoder::{
    CodeSection, ConstExpr, DataSection, EntityType, ExportKind, ExportSection, Function, FunctionSection,
    GlobalSection, GlobalType, ImportSection, Instruction, MemArg, MemArgTarget, MemorySection, MemoryType, Module,
    TypeSection, ValType,
};

/// The functions of a module, beside the exported one.
pub(crate) const FUNCTIONS: usize = 40;
/// The numbers of the imported functions.
pub(crate) const WRITE: u32 = 1;
const IMPORTS: u32 = 2;
/// The types of the globals. The first one is what may still be done: calls and rounds of loops take one from it.
pub(crate) const GLOBALS: [ValType; 6] =
    [ValType::I32, ValType::I32, ValType::I32, ValType::I64, ValType::I64, ValType::I64];
/// The global into which values on the way are mixed.
pub(crate) const NOTES: u32 = 5;
/// Where the exported function keeps what it writes; random functions stay below.
const RESULTS: u32 = 2304;

/// The module of a seed. No instruction in it traps, and every function in it ends.
pub(crate) fn module(seed: u64) -> Vec<u8> {
    let mut random = Rng::with_seed(seed);
    let mut signatures = vec![
        Signature { params: vec![ValType::I32; 2], result: Some(ValType::I32) },
        Signature { params: vec![ValType::I32; 2], result: None },
    ];
    let (mut code, mut functions) = (CodeSection::new(), FunctionSection::new());
    for number in IMPORTS..IMPORTS + FUNCTIONS as u32 {
        let signature = Signature::random(&mut random);
        code.function(&Body::random(&mut random, &signature, &signatures[IMPORTS as usize..]));
        functions.function(number);
        signatures.push(signature);
    }
    code.function(&exported(&mut random, &signatures));
    functions.function(signatures.len() as u32);
    signatures.push(Signature { params: Vec::new(), result: None });

    let mut types = TypeSection::new();
    for Signature { params, result } in &signatures {
        types.ty().function(params.iter().copied(), *result);
    }
    let mut imports = ImportSection::new();
    for (number, name) in ["read", "write"].iter().enumerate() {
        imports.import("env", name, EntityType::Function(number as u32));
    }
    let mut memories = MemorySection::new();
    memories.memory(MemoryType { minimum: 1, maximum: Some(1), memory64: false, shared: false, page_size_log2: None });
    let mut exports = ExportSection::new();
    exports.export("memory", ExportKind::Memory, 0);
    exports.export("run", ExportKind::Func, signatures.len() as u32 - 1);
    let (globals, data) = (globals(&mut random), data(&mut random));
    let mut module = Module::new();
    module.section(&types).section(&imports).section(&functions).section(&memories).section(&globals);
    module.section(&exports).section(&code).section(&data);
    module.finish()
}

fn globals(random: &mut Rng) -> GlobalSection {
    let mut globals = GlobalSection::new();
    for val_type in GLOBALS {
        let value = constant(random, val_type);
        let value = match val_type {
            ValType::I64 => ConstExpr::i64_const(value),
            _ => ConstExpr::i32_const(value as i32),
        };
        globals.global(GlobalType { val_type, mutable: true, shared: false }, &value);
    }
    globals
}

/// Bytes with what means something in a literal of C, and with zeros between them.
fn data(random: &mut Rng) -> DataSection {
    let mut data = DataSection::new();
    for segment in 0..8 {
        let byte = |random: &mut Rng| match random.u8(..4) {
            0 => *random.choice(b"????/=()'\"\\01789nx\n").expect("there are some"),
            1 => 0,
            2 => random.u8(b' '..b'~'),
            _ => random.u8(..),
        };
        let length = random.usize(..120);
        let zeros = if random.bool() { random.usize(..20) } else { 0 };
        let bytes: Vec<u8> = (0..length).map(|_| byte(random)).collect();
        let bytes = [&bytes[..], &vec![0; zeros], &bytes[..length / 2]].concat();
        data.active(0, &ConstExpr::i32_const(segment * 200), bytes);
    }
    data
}

/// Calls each function a few times and writes its results, and what it left in memory and globals.
fn exported(random: &mut Rng, signatures: &[Signature]) -> Function {
    let mut code = Vec::new();
    for (number, Signature { params, result }) in signatures.iter().enumerate().skip(IMPORTS as usize) {
        for _ in 0..3 {
            code.extend([Instruction::I32Const(300), Instruction::GlobalSet(0), Instruction::I32Const(RESULTS as i32)]);
            code.extend(params.iter().map(|&param| constant_instruction(random, param)));
            code.push(Instruction::Call(number as u32));
            code.push(match result {
                None => Instruction::Drop,
                Some(ValType::I64) => Instruction::I64Store(at(0)),
                Some(_) => Instruction::I32Store(at(0)),
            });
            code.extend([Instruction::I32Const(RESULTS as i32), Instruction::I32Const(8), Instruction::Call(WRITE)]);
        }
        write_all(&mut code);
    }
    code.push(Instruction::End);
    let mut function = Function::new([]);
    code.iter().for_each(|instruction| {
        function.instruction(instruction);
    });
    function
}

/// Writes globals and memory.
fn write_all(code: &mut Vec<Instruction<'static>>) {
    for (number, kind) in GLOBALS.iter().enumerate() {
        let place = at(8 * number as u64);
        code.extend([Instruction::I32Const(RESULTS as i32), Instruction::GlobalGet(number as u32)]);
        code.push(if *kind == ValType::I64 { Instruction::I64Store(place) } else { Instruction::I32Store(place) });
    }
    let all = RESULTS as i32 + 8 * GLOBALS.len() as i32;
    code.extend([Instruction::I32Const(0), Instruction::I32Const(all), Instruction::Call(WRITE)]);
}

fn at(offset: u64) -> MemArg {
    MemArg { offset, align: 2, target: MemArgTarget::Memory(0), ordering: None }
}
