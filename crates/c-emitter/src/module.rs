//! What the sections of a module say.

use anyhow::{bail, ensure, Context, Result};
use std::collections::BTreeMap;
use wasmparser::{
    ConstExpr, DataKind, ExternalKind, FuncType, FunctionBody, KnownCustom, Name, Operator, Parser, Payload, TypeRef,
    ValType, Validator, WasmFeatures,
};

/// What is understood beyond the first version of wasm.
const FEATURES: WasmFeatures = WasmFeatures::WASM1
    .union(WasmFeatures::MUTABLE_GLOBAL)
    .union(WasmFeatures::SIGN_EXTENSION)
    .union(WasmFeatures::BULK_MEMORY)
    .union(WasmFeatures::MULTI_VALUE);

/// A valid module.
#[derive(Default)]
pub(crate) struct Module<'a> {
    pub(crate) types: Vec<FuncType>,
    /// The names of the imported functions, which come first among all functions.
    pub(crate) imports: Vec<&'a str>,
    /// The number of each function's type, the imported ones included.
    pub(crate) functions: Vec<u32>,
    /// Of the functions that are not imported.
    pub(crate) bodies: Vec<FunctionBody<'a>>,
    /// The types of the globals and what they begin with.
    pub(crate) globals: Vec<(ValType, u64)>,
    /// In pages of 64 KiB.
    pub(crate) pages: u64,
    /// What memory begins with, by place.
    pub(crate) data: Vec<(u64, &'a [u8])>,
    /// The number of the exported function.
    pub(crate) export: u32,
    /// What the functions are called in the source, as far as the module says.
    pub(crate) names: BTreeMap<u32, &'a str>,
}

impl<'a> Module<'a> {
    pub(crate) fn read(wasm: &'a [u8]) -> Result<Module<'a>> {
        Validator::new_with_features(FEATURES).validate_all(wasm).context("not a valid module of integers")?;
        let mut module = Module { export: u32::MAX, ..Module::default() };
        for payload in Parser::new(0).parse_all(wasm) {
            module.section(payload?)?;
        }
        ensure!(module.export != u32::MAX, "the module exports no function");
        let exported = module.signature(module.export);
        ensure!(
            exported.params().is_empty() && exported.results().is_empty(),
            "the exported function must have no parameters and no results"
        );
        Ok(module)
    }

    /// The type of a function.
    pub(crate) fn signature(&self, function: u32) -> &FuncType {
        &self.types[self.functions[function as usize] as usize]
    }

    fn section(&mut self, payload: Payload<'a>) -> Result<()> {
        match payload {
            Payload::TypeSection(types) => {
                for signature in types.into_iter_err_on_gc_types() {
                    self.types.push(signature?);
                }
            }
            Payload::ImportSection(imports) => {
                for import in imports.into_imports() {
                    let import = import?;
                    let TypeRef::Func(signature) = import.ty else {
                        bail!("import of {}, which is no function", import.name)
                    };
                    ensure!(import.module == "env", "import from {}, expected env", import.module);
                    self.imports.push(import.name);
                    self.functions.push(signature);
                }
            }
            Payload::FunctionSection(functions) => {
                for signature in functions {
                    self.functions.push(signature?);
                }
            }
            Payload::MemorySection(memories) => {
                for memory in memories {
                    self.pages = memory?.initial;
                }
            }
            Payload::GlobalSection(globals) => {
                for global in globals {
                    let global = global?;
                    self.globals.push((global.ty.content_type, constant(&global.init_expr)?));
                }
            }
            Payload::DataSection(segments) => {
                for segment in segments {
                    let segment = segment?;
                    let DataKind::Active { offset_expr, .. } = segment.kind else { bail!("passive data") };
                    self.data.push((constant(&offset_expr)?, segment.data));
                }
            }
            Payload::ExportSection(exports) => {
                for export in exports {
                    let export = export?;
                    if export.kind == ExternalKind::Func {
                        ensure!(self.export == u32::MAX, "{} is a second exported function", export.name);
                        self.export = export.index;
                    }
                }
            }
            Payload::CodeSectionEntry(body) => self.bodies.push(body),
            Payload::CustomSection(custom) => {
                if let KnownCustom::Name(names) = custom.as_known() {
                    for name in names {
                        if let Name::Function(functions) = name? {
                            for function in functions {
                                let function = function?;
                                self.names.insert(function.index, function.name);
                            }
                        }
                    }
                }
            }
            Payload::StartSection { .. } => bail!("a start function"),
            _ => {}
        }
        Ok(())
    }
}

/// What an expression in a section is worth.
fn constant(expression: &ConstExpr<'_>) -> Result<u64> {
    match expression.get_operators_reader().read()? {
        Operator::I32Const { value } => Ok(u64::from(value as u32)),
        Operator::I64Const { value } => Ok(value as u64),
        other => bail!("{other:?} where a constant is expected"),
    }
}
