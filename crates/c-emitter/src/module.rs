//! What the sections of a module say.

use anyhow::{bail, ensure, Context, Result};
use std::collections::BTreeMap;
use wasmparser::{
    ConstExpr, Data, DataKind, Element, ElementItems, ElementKind, Export, ExternalKind, FuncType, FunctionBody,
    KnownCustom, Name, Operator, Parser, Payload, TableInit, TypeRef, ValType, Validator, WasmFeatures,
};

/// What is understood beyond the first version of wasm; and what is only read, so that an error can name the function.
const FEATURES: WasmFeatures = WasmFeatures::WASM1
    .union(WasmFeatures::MUTABLE_GLOBAL)
    .union(WasmFeatures::SIGN_EXTENSION)
    .union(WasmFeatures::SATURATING_FLOAT_TO_INT)
    .union(WasmFeatures::BULK_MEMORY)
    .union(WasmFeatures::REFERENCE_TYPES)
    .union(WasmFeatures::EXTENDED_CONST)
    .union(WasmFeatures::MULTI_VALUE)
    .union(WasmFeatures::SIMD)
    .union(WasmFeatures::THREADS)
    .union(WasmFeatures::EXCEPTIONS)
    .union(WasmFeatures::TAIL_CALL);

/// A valid module.
#[derive(Default)]
pub(crate) struct Module<'a> {
    pub(crate) types: Vec<FuncType>,
    /// The imported functions, which come first among all functions.
    pub(crate) imports: Vec<Import<'a>>,
    /// The number of each function's type, the imported ones included.
    pub(crate) functions: Vec<u32>,
    /// Of the functions that are not imported.
    pub(crate) bodies: Vec<FunctionBody<'a>>,
    pub(crate) globals: Vec<Global<'a>>,
    pub(crate) memory: Option<Memory>,
    pub(crate) data: Vec<Segment<&'a [u8]>>,
    pub(crate) tables: Vec<Table>,
    pub(crate) elements: Vec<Segment<Vec<Initial>>>,
    pub(crate) exports: Vec<Export<'a>>,
    pub(crate) start: Option<u32>,
    /// The names of functions and globals in the source, as far as the module has them.
    pub(crate) names: BTreeMap<u32, &'a str>,
    pub(crate) global_names: BTreeMap<u32, &'a str>,
}

/// An imported function.
pub(crate) struct Import<'a> {
    pub(crate) module: &'a str,
    pub(crate) name: &'a str,
}

pub(crate) struct Global<'a> {
    pub(crate) kind: ValType,
    /// If it is imported: from where.
    pub(crate) import: Option<Import<'a>>,
    pub(crate) value: Vec<Initial>,
}

/// Sizes in pages of 64 KiB.
#[derive(Clone, Copy)]
pub(crate) struct Memory {
    pub(crate) least: u64,
    pub(crate) most: Option<u64>,
}

pub(crate) struct Table {
    pub(crate) least: u64,
    pub(crate) most: Option<u64>,
    pub(crate) value: Vec<Initial>,
}

/// Bytes or references that memory or a table begins with, or that instructions put there.
pub(crate) struct Segment<T> {
    /// The number of the table, and where in it or in memory; `None` if only instructions use the segment.
    pub(crate) place: Option<(u32, Vec<Initial>)>,
    pub(crate) content: T,
}

/// An instruction of a constant expression.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Initial {
    Value(ValType, u64),
    Function(u32),
    Null,
    Global(u32),
    Add(ValType),
    Subtract(ValType),
    Multiply(ValType),
}

impl<'a> Module<'a> {
    pub(crate) fn read(wasm: &'a [u8]) -> Result<Module<'a>> {
        Validator::new_with_features(FEATURES).validate_all(wasm).context("not a valid module of what is supported")?;
        let mut module = Module::default();
        for payload in Parser::new(0).parse_all(wasm) {
            module.section(payload?)?;
        }
        Ok(module)
    }

    /// The type of a function.
    pub(crate) fn signature(&self, function: u32) -> &FuncType {
        &self.types[self.functions[function as usize] as usize]
    }

    /// The lowest number of a type that is the same.
    pub(crate) fn canonical(&self, signature: u32) -> u32 {
        let same = |known: &FuncType| *known == self.types[signature as usize];
        self.types.iter().position(same).expect("the type itself is one") as u32
    }

    /// The exported functions.
    pub(crate) fn exported(&self) -> impl Iterator<Item = (&'a str, u32)> + '_ {
        let functions = self.exports.iter().filter(|export| export.kind == ExternalKind::Func);
        functions.map(|export| (export.name, export.index))
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
                    self.import(Import { module: import.module, name: import.name }, import.ty)?;
                }
            }
            Payload::FunctionSection(functions) => {
                for signature in functions {
                    self.functions.push(signature?);
                }
            }
            Payload::TableSection(tables) => {
                for table in tables {
                    let table = table?;
                    let value = match table.init {
                        TableInit::RefNull => vec![Initial::Null],
                        TableInit::Expr(value) => constant(&value)?,
                    };
                    self.tables.push(Table { least: table.ty.initial, most: table.ty.maximum, value });
                }
            }
            Payload::MemorySection(memories) => {
                for memory in memories {
                    let memory = memory?;
                    self.memory = Some(Memory { least: memory.initial, most: memory.maximum });
                }
            }
            Payload::GlobalSection(globals) => {
                for global in globals {
                    let global = global?;
                    let value = constant(&global.init_expr)?;
                    self.globals.push(Global { kind: global.ty.content_type, import: None, value });
                }
            }
            Payload::ExportSection(exports) => {
                for export in exports {
                    self.exports.push(export?);
                }
            }
            Payload::StartSection { func, .. } => self.start = Some(func),
            Payload::ElementSection(elements) => {
                for element in elements {
                    self.elements.push(element_segment(element?)?);
                }
            }
            Payload::DataSection(segments) => {
                for segment in segments {
                    self.data.push(data_segment(segment?)?);
                }
            }
            Payload::CodeSectionEntry(body) => self.bodies.push(body),
            Payload::CustomSection(custom) => {
                if let KnownCustom::Name(names) = custom.as_known() {
                    for name in names {
                        self.read_names(name?)?;
                    }
                }
            }
            _ => {}
        }
        Ok(())
    }

    fn import(&mut self, import: Import<'a>, imported: TypeRef) -> Result<()> {
        match imported {
            TypeRef::Func(signature) => {
                self.imports.push(import);
                self.functions.push(signature);
            }
            TypeRef::Global(global) if import.module == "spectest" => {
                self.globals.push(Global { kind: global.content_type, import: Some(import), value: Vec::new() });
            }
            TypeRef::Memory(memory) if import.module == "spectest" => {
                self.memory =
                    Some(Memory { least: memory.initial.max(1), most: Some(memory.maximum.unwrap_or(2).min(2)) });
            }
            TypeRef::Table(table) if import.module == "spectest" => {
                let most = Some(table.maximum.unwrap_or(20).min(20));
                self.tables.push(Table { least: table.initial.max(10), most, value: vec![Initial::Null] });
            }
            _ => bail!("import of {}, which is no function", import.name),
        }
        Ok(())
    }

    fn read_names(&mut self, name: Name<'a>) -> Result<()> {
        let (map, known) = match name {
            Name::Function(map) => (map, &mut self.names),
            Name::Global(map) => (map, &mut self.global_names),
            _ => return Ok(()),
        };
        for naming in map {
            let naming = naming?;
            known.insert(naming.index, naming.name);
        }
        Ok(())
    }
}

fn data_segment(segment: Data<'_>) -> Result<Segment<&[u8]>> {
    let place = match segment.kind {
        DataKind::Passive => None,
        DataKind::Active { offset_expr, .. } => Some((0, constant(&offset_expr)?)),
    };
    Ok(Segment { place, content: segment.data })
}

fn element_segment(element: Element<'_>) -> Result<Segment<Vec<Initial>>> {
    let mut content = Vec::new();
    match element.items {
        ElementItems::Functions(functions) => {
            for function in functions {
                content.push(Initial::Function(function?));
            }
        }
        ElementItems::Expressions(_, expressions) => {
            for expression in expressions {
                let [only] = &constant(&expression?)?[..] else { bail!("a computed reference") };
                content.push(only.clone());
            }
        }
    }
    let place = match element.kind {
        ElementKind::Passive => None,
        // It declares which functions have references, and has no content at run time.
        ElementKind::Declared => return Ok(Segment { place: None, content: Vec::new() }),
        ElementKind::Active { table_index, offset_expr } => Some((table_index.unwrap_or(0), constant(&offset_expr)?)),
    };
    Ok(Segment { place, content })
}

/// The instructions of a constant expression.
fn constant(expression: &ConstExpr<'_>) -> Result<Vec<Initial>> {
    use ValType::{F32, F64, I32, I64};
    let mut parts = Vec::new();
    for operator in expression.get_operators_reader() {
        parts.push(match operator? {
            Operator::I32Const { value } => Initial::Value(I32, u64::from(value as u32)),
            Operator::I64Const { value } => Initial::Value(I64, value as u64),
            Operator::F32Const { value } => Initial::Value(F32, value.bits().into()),
            Operator::F64Const { value } => Initial::Value(F64, value.bits()),
            Operator::RefNull { .. } => Initial::Null,
            Operator::RefFunc { function_index } => Initial::Function(function_index),
            Operator::GlobalGet { global_index } => Initial::Global(global_index),
            Operator::I32Add => Initial::Add(I32),
            Operator::I64Add => Initial::Add(I64),
            Operator::I32Sub => Initial::Subtract(I32),
            Operator::I64Sub => Initial::Subtract(I64),
            Operator::I32Mul => Initial::Multiply(I32),
            Operator::I64Mul => Initial::Multiply(I64),
            Operator::End => continue,
            other => bail!("{other:?} where a constant is expected"),
        });
    }
    ensure!(!parts.is_empty(), "an empty constant expression");
    Ok(parts)
}
