//! A problem of this repository without std: what `c-entry` in its `Cargo.toml` names. It stands in for `main` and `console`.
#![no_std]
#![no_main]

use core::panic::PanicInfo;
use problem::Solver;
use puzzle_core::text::{Stream, Text};

#[link(wasm_import_module = "env")]
extern "C" {
    /// Reads up to `length` bytes, less at the end of the input only.
    fn read(buffer: *mut u8, length: usize) -> usize;
    fn write(bytes: *const u8, length: usize);
}

struct Outside;

impl Stream for Outside {
    #[inline]
    fn read(&mut self, buffer: &mut [u8]) -> usize {
        // SAFETY: the slice is as long as is said.
        unsafe { read(buffer.as_mut_ptr(), buffer.len()) }
    }

    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        // SAFETY: as above.
        unsafe { write(bytes.as_ptr(), bytes.len()) }
    }
}

static mut SOLVER: Solver = Solver::new();
static mut TEXT: Text<Outside> = Text::new(Outside);

/// Answers the whole input, up to a fault in it: what comes behind means nothing to a judge.
#[no_mangle]
pub extern "C" fn __main_void() -> i32 {
    // SAFETY: there is one thread, and this is called once.
    unsafe {
        let text = &mut *core::ptr::addr_of_mut!(TEXT);
        let _ = (*core::ptr::addr_of_mut!(SOLVER)).solve(text);
        text.flush();
    }
    0
}

#[panic_handler]
fn panic(_: &PanicInfo<'_>) -> ! {
    core::arch::wasm32::unreachable()
}
