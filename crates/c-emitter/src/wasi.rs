//! The functions that a module may import.

use crate::helpers::Helper;
use crate::module::Import;
use crate::operation::Cell;
use anyhow::{bail, Result};
use wasmparser::FuncType;
use wasmparser::ValType::{self, I32, I64};

/// The helper that an imported function becomes.
///
/// # Errors
/// If there is none: the message does not say yet who calls the function.
pub(crate) fn helper(import: &Import<'_>, signature: &FuncType) -> Result<Helper> {
    const WORDS: [ValType; 5] = [I32; 5];
    let (helper, params, results): (Helper, &[ValType], usize) = match (import.module, import.name) {
        ("env", "read") => (Helper::Input, &WORDS[..2], 1),
        ("env", "write") => (Helper::Output, &WORDS[..2], 0),
        ("wasi_snapshot_preview1", name) => match name {
            "fd_read" => (Helper::FdRead, &WORDS[..4], 1),
            "fd_write" => (Helper::FdWrite, &WORDS[..4], 1),
            "fd_close" => (Helper::FdClose, &WORDS[..1], 1),
            "fd_seek" => (Helper::FdSeek, &[I32, I64, I32, I32], 1),
            "fd_fdstat_get" => (Helper::FdStat, &WORDS[..2], 1),
            "fd_prestat_get" => (Helper::FdPrestat, &WORDS[..2], 1),
            "fd_prestat_dir_name" => (Helper::FdPrestatName, &WORDS[..3], 1),
            "proc_exit" => (Helper::ProcExit, &WORDS[..1], 0),
            "sched_yield" => (Helper::Yield, &[], 1),
            "random_get" => (Helper::RandomGet, &WORDS[..2], 1),
            "clock_time_get" => (Helper::ClockTime, &[I32, I64, I32], 1),
            "clock_res_get" => (Helper::ClockResolution, &WORDS[..2], 1),
            "args_sizes_get" | "environ_sizes_get" => (Helper::SizesGet, &WORDS[..2], 1),
            "args_get" | "environ_get" => (Helper::NoneGet, &WORDS[..2], 1),
            _ => bail!("the system call {name} is not available on a judge"),
        },
        (module, name) => bail!("import of {name} from {module}, expected a system call of wasi_snapshot_preview1"),
    };
    if signature.params() != params || signature.results() != &WORDS[..results] {
        bail!("import of {}: the parameters or results are not those of this system call", import.name);
    }
    Ok(helper)
}

/// The cells that the C text of a helper reads or writes by their macros.
pub(crate) fn cells(helper: Helper) -> &'static [Cell] {
    match helper {
        Helper::FdRead | Helper::FdWrite | Helper::SizesGet => &[Cell::Word],
        Helper::ClockTime | Helper::ClockResolution => &[Cell::Long],
        _ => &[],
    }
}

/// Whether a helper calls `read`, and the streams have to pass all bytes unchanged.
pub(crate) fn reads_bytes(helper: Helper) -> bool {
    helper == Helper::FdRead
}
