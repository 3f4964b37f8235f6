//! The memory that JavaScript and this module share.

use crate::question;
use std::sync::Mutex;

static QUESTION: Mutex<Vec<u8>> = Mutex::new(Vec::new());
static ANSWER: Mutex<Vec<u8>> = Mutex::new(Vec::new());

#[cfg(target_arch = "wasm32")]
#[link(wasm_import_module = "page")]
extern "C" {
    fn progress(share: f64);
}

/// Makes room for a question of `length` bytes; returns where to write it.
#[no_mangle]
pub extern "C" fn room(length: usize) -> *mut u8 {
    let mut question = QUESTION.lock().expect("one thread");
    *question = vec![0; length];
    question.as_mut_ptr()
}

/// Answers the question; returns where the answer stands: its length in four bytes, the lowest first, then its text.
#[no_mangle]
pub extern "C" fn answer() -> *const u8 {
    let question = std::mem::take(&mut *QUESTION.lock().expect("one thread"));
    let text = question::answer(&question);
    let mut answer = ANSWER.lock().expect("one thread");
    *answer = (text.len() as u32).to_le_bytes().to_vec();
    answer.extend(text.bytes());
    answer.as_ptr()
}

/// Tells the page which share of the work is done, from 0 to 1.
pub fn tell_progress(share: f64) {
    // SAFETY: the import only reads a number.
    #[cfg(target_arch = "wasm32")]
    unsafe {
        progress(share)
    };
    #[cfg(not(target_arch = "wasm32"))]
    let _ = share;
}
