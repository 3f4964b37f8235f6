//! Turns a wasm module into one C file that old compilers take: C89 but for 64-bit integers, and C++98.
//!
//! ```text
//! wasm --decode--> Module --read--> statements and expressions --simplify--> fewer jumps --write--> C --minify--> short C
//! ```
//!
//! | step | module | what it holds |
//! |---|---|---|
//! | decode | `module` | what the sections of a module say |
//! | | `kind`, `operation`, `operators` | types of values, operations, and the instructions that are one |
//! | | `wasi` | the functions that a module may import |
//! | read | `builder`, `values` | a function while it is read; what waits on the value stack |
//! | | `instruction`, `bulk`, `control` | instructions; those on whole memories and tables; blocks and branches |
//! | | `expression`, `statement` | the trees that they become |
//! | simplify | `simplify`, `locals` | fewer jumps and blocks; variables that need not begin with zero |
//! | name | `names`, `uses`, `program` | names; what a function uses; the functions that are reachable |
//! | write | `writer`, `text`, `printer`, `layout` | expressions, statements, lines |
//! | | `helpers`, `data`, `head`, `file` | C functions for instructions; literals; the whole file |
//! | minify | `minify` | short names and no blanks |

mod builder;
mod bulk;
mod control;
mod data;
mod expression;
mod file;
mod function;
mod head;
mod helpers;
mod instruction;
mod kind;
mod layout;
mod locals;
mod minify;
mod module;
mod names;
mod operation;
mod operators;
mod options;
mod printer;
mod program;
mod simplify;
mod statement;
mod text;
mod uses;
mod values;
mod wasi;
mod writer;

pub use options::Options;

use anyhow::Result;

/// A C file and what is known about it.
#[derive(Clone, Debug)]
pub struct Translation {
    /// The text.
    pub c: String,
    /// The functions in it.
    pub functions: Vec<FunctionSize>,
    /// The exported functions and globals, by the names of their exports, with their names in the text unless that is compact.
    pub exports: Vec<(String, String)>,
}

/// How long a function is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FunctionSize {
    /// Its path in the source, such as `core::fmt::write`, or its number.
    pub name: String,
    /// The length of its instructions.
    pub wasm_bytes: usize,
    /// The length of its C text.
    pub c_bytes: usize,
}

/// Makes the C file of a module.
///
/// The file's `main` calls the exported function `_start`, or the module's only exported function. The module may import
/// system calls of WASI (`wasi_snapshot_preview1`) as far as they make sense on a judge, and `read(pointer, length) ->
/// length` and `write(pointer, length)` from `env`: standard input and output.
///
/// # Errors
/// If the module is invalid, or has something that is not supported, such as vectors, threads, exceptions or other
/// system calls. The message names the function, or the offset of what is invalid.
pub fn translate(wasm: &[u8], options: &Options) -> Result<Translation> {
    file::write(&module::Module::read(wasm)?, options)
}

/// The C file of a module with the default options, below a comment of these lines.
///
/// # Errors
/// See [`translate`].
pub fn emit(wasm: &[u8], comment: &[String]) -> Result<String> {
    Ok(translate(wasm, &Options { comment: comment.to_vec(), ..Options::default() })?.c)
}
