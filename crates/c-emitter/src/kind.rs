//! The types of wasm's values.

use anyhow::{bail, Result};
use wasmparser::{FuncType, ValType};

/// The type of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Kind {
    /// `i32`, and references: the number of a function plus one, or 0 for null.
    Word,
    /// `i64`.
    Long,
    /// `f32`.
    Float,
    /// `f64`.
    Double,
}

impl Kind {
    pub(crate) const ALL: [Kind; 4] = [Kind::Word, Kind::Long, Kind::Float, Kind::Double];

    /// The kind of a wasm type.
    ///
    /// # Errors
    /// If the type is a vector or a reference to something other than a function or a value of the host.
    pub(crate) fn of(value: ValType) -> Result<Kind> {
        Ok(match value {
            ValType::I32 => Kind::Word,
            ValType::I64 => Kind::Long,
            ValType::F32 => Kind::Float,
            ValType::F64 => Kind::Double,
            ValType::Ref(reference) if reference.is_func_ref() || reference.is_extern_ref() => Kind::Word,
            other => bail!("values of type {other} are not supported"),
        })
    }

    /// The kinds of several wasm types.
    pub(crate) fn all(values: &[ValType]) -> Result<Vec<Kind>> {
        values.iter().map(|&value| Kind::of(value)).collect()
    }

    /// The kinds of a function's parameters and results.
    pub(crate) fn of_signature(signature: &FuncType) -> Result<(Vec<Kind>, Vec<Kind>)> {
        Ok((Kind::all(signature.params())?, Kind::all(signature.results())?))
    }

    /// The C type.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Kind::Word => "u32",
            Kind::Long => "u64",
            Kind::Float => "float",
            Kind::Double => "double",
        }
    }

    /// The C type of the same size with a sign.
    pub(crate) fn signed(self) -> &'static str {
        match self {
            Kind::Word => "i32",
            Kind::Long => "i64",
            Kind::Float | Kind::Double => self.name(),
        }
    }

    /// Whether it has 64 bits.
    pub(crate) fn is_long(self) -> bool {
        matches!(self, Kind::Long | Kind::Double)
    }

    pub(crate) fn is_integer(self) -> bool {
        matches!(self, Kind::Word | Kind::Long)
    }
}
