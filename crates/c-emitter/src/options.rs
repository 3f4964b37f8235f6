//! What may be chosen.

/// How a module becomes C.
#[derive(Clone, Debug)]
pub struct Options {
    /// Lines for the comment on top of the file.
    pub comment: Vec<String>,
    /// Whether names and layout are as short as possible, rather than readable.
    pub compact: bool,
    /// Whether each access to memory is checked. Programs in safe Rust make none outside it.
    pub checked: bool,
    /// Whether memory that is added by `memory.grow` is set to zero, as wasm has it. A program whose allocator does not
    /// rely on that uses less memory without.
    pub clear_grown_memory: bool,
    /// Whether a stack frame below the start of the stack ends the program. For that, the module must name its global
    /// `__stack_pointer`, and have its stack at the start of memory (`wasm-ld --stack-first`).
    pub check_stack: bool,
    /// The stack in bytes that the program asks for where the C file can do so: Visual C++.
    pub stack: Option<u32>,
    /// Instead of a program, makes a file without `main`, behind these lines: see [`Translation::exports`].
    ///
    /// [`Translation::exports`]: crate::Translation::exports
    pub library: Option<String>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            comment: Vec::new(),
            compact: false,
            checked: false,
            clear_grown_memory: true,
            check_stack: true,
            stack: None,
            library: None,
        }
    }
}
