//! What a program does when it traps, before it ends. Linked into each program as a crate of its own, since it needs std.

use std::io::Write;
use std::sync::atomic::{AtomicBool, Ordering};

/// Sends what was printed without an end of line. Does nothing if it traps itself, as it does where the trap came while
/// standard output was in use.
#[no_mangle]
pub extern "C" fn at_trap() {
    static TRAPPED: AtomicBool = AtomicBool::new(false);
    if !TRAPPED.swap(true, Ordering::Relaxed) {
        let _ = std::io::stdout().flush();
    }
}
