//! Which instructions were in what was run.

use std::collections::BTreeMap;
use wasmparser::{Parser, Payload};

/// All that the emitter takes, but for what traps.
const INSTRUCTIONS: &str = "
    Unreachable Nop Block Loop If Else End Br BrIf BrTable Return Call Drop Select LocalGet LocalSet LocalTee GlobalGet
    GlobalSet MemorySize MemoryGrow MemoryCopy MemoryFill I32Const I64Const
    I32Load I32Load8S I32Load8U I32Load16S I32Load16U I32Store I32Store8 I32Store16
    I64Load I64Load8S I64Load8U I64Load16S I64Load16U I64Load32S I64Load32U I64Store I64Store8 I64Store16 I64Store32
    I32Eqz I32Eq I32Ne I32LtS I32LtU I32GtS I32GtU I32LeS I32LeU I32GeS I32GeU
    I64Eqz I64Eq I64Ne I64LtS I64LtU I64GtS I64GtU I64LeS I64LeU I64GeS I64GeU
    I32Clz I32Ctz I32Popcnt I32Add I32Sub I32Mul I32DivS I32DivU I32RemS I32RemU I32And I32Or I32Xor
    I32Shl I32ShrS I32ShrU I32Rotl I32Rotr I32WrapI64 I32Extend8S I32Extend16S
    I64Clz I64Ctz I64Popcnt I64Add I64Sub I64Mul I64DivS I64DivU I64RemS I64RemU I64And I64Or I64Xor
    I64Shl I64ShrS I64ShrU I64Rotl I64Rotr I64ExtendI32S I64ExtendI32U I64Extend8S I64Extend16S I64Extend32S";

/// How often each instruction stands in the functions of modules, by its name.
#[derive(Default)]
pub(crate) struct Coverage(BTreeMap<String, usize>);

impl Coverage {
    pub(crate) fn add(&mut self, wasm: &[u8]) {
        for payload in Parser::new(0).parse_all(wasm) {
            let Payload::CodeSectionEntry(body) = payload.expect("a valid module") else { continue };
            for operator in body.get_operators_reader().expect("a valid function") {
                let name = format!("{:?}", operator.expect("a valid instruction"));
                let name = name.split([' ', '{']).next().unwrap_or_default();
                *self.0.entry(name.to_string()).or_default() += 1;
            }
        }
    }

    /// Panics unless every instruction was there so often.
    pub(crate) fn check(&self, least: usize) {
        let count = |name: &str| self.0.get(name).copied().unwrap_or_default();
        let rare: Vec<_> = INSTRUCTIONS.split_whitespace().filter(|name| count(name) < least).collect();
        assert!(rare.is_empty(), "not run {least} times: {rare:?}");
    }
}
