//! Turns a wasm module into one C file that old compilers take: C89 but for 64-bit integers, and C++98.
//!
//! | module | what it holds |
//! |---|---|
//! | `module` | what the sections of a module say |
//! | `function` | a function, from the first instruction to the last line |
//! | `instruction` | one instruction to statements and values, by `operators`, `memory` and `control` |
//! | `values` | what waits on the value stack, and what no longer can |
//! | `expression` | such a value as C text |
//! | `operators` | the arithmetic instructions, one by one |
//! | `memory` | the instructions that read and write memory |
//! | `control` | blocks, loops and branches |
//! | `locals` | which variables need not begin with zero |
//! | `statement` | the tree of statements |
//! | `simplify` | the same with fewer jumps, blocks and brackets |
//! | `printer` | statements as lines |
//! | `helpers` | the C functions that instructions without an operator in C become |
//! | `file` | the whole file: memory, data, globals, functions |
//! | `layout` | indentation and long lines |

mod control;
mod expression;
mod file;
mod function;
mod helpers;
mod instruction;
mod layout;
mod locals;
mod memory;
mod module;
mod operators;
mod printer;
mod simplify;
mod statement;
mod values;

use anyhow::Result;

/// The C file of a module, below a comment of these lines.
///
/// The file's `main` calls the module's one exported function. The module may import `read(pointer, length) -> length`
/// and `write(pointer, length)` from `env`: they become `fread` from standard input and `fwrite` to standard output.
/// Reads and writes of memory are not checked against its size: a module that leaves it has no meaning in C.
///
/// # Errors
/// If the module is invalid, or has something that is not understood: an instruction beyond integers, `call_indirect`,
/// other imports, blocks with parameters or several results. The message names the function, or
/// the offset of what is invalid.
pub fn emit(wasm: &[u8], comment: &[String]) -> Result<String> {
    file::write(&module::Module::read(wasm)?, comment)
}
