//! The functions that std, and libc's own, call by their C names.

use crate::heap::{Heap, Memory};
use core::arch::wasm32::{memory_grow, memory_size};

const PAGE: u32 = 1 << 16;

extern "C" {
    /// Behind the stack and the data; its address counts.
    static __heap_base: u8;
    fn __wasm_call_ctors();
    fn __main_void() -> i32;
}

#[link(wasm_import_module = "wasi_snapshot_preview1")]
extern "C" {
    fn proc_exit(code: i32) -> !;
}

struct Linear;

impl Memory for Linear {
    fn base(&self) -> u32 {
        core::ptr::addr_of!(__heap_base) as u32
    }

    /// Grows by a sixteenth at least: a C library may move all of the memory each time.
    fn grow(&mut self, end: u32) -> Option<u32> {
        let old = memory_size(0) as u32;
        let pages = (end - 1) / PAGE + 1;
        if pages > old {
            let least = pages - old;
            if least > old / 16 || memory_grow(0, (old / 16) as usize) == usize::MAX {
                if memory_grow(0, least as usize) == usize::MAX {
                    return None;
                }
            }
        }
        // The last page of all ends where 32 bits do.
        Some((memory_size(0) as u32).checked_mul(PAGE).unwrap_or(u32::MAX & !7))
    }

    // SAFETY, of all below: the heap only asks for what is inside its blocks and headers.
    fn load(&self, at: u32) -> u32 {
        unsafe { *(at as *const u32) }
    }

    fn store(&mut self, at: u32, word: u32) {
        unsafe { *(at as *mut u32) = word }
    }

    fn copy(&mut self, from: u32, to: u32, length: u32) {
        unsafe { core::ptr::copy_nonoverlapping(from as *const u8, to as *mut u8, length as usize) }
    }

    fn clear(&mut self, at: u32, length: u32) {
        unsafe { core::ptr::write_bytes(at as *mut u8, 0, length as usize) }
    }
}

static mut HEAP: Heap<Linear> = Heap::new(Linear);

fn heap() -> &'static mut Heap<Linear> {
    // SAFETY: there is one thread, and the heap calls nothing that would come back here.
    unsafe { &mut *core::ptr::addr_of_mut!(HEAP) }
}

#[no_mangle]
#[inline(never)]
extern "C" fn malloc(length: u32) -> u32 {
    heap().allocate(length)
}

#[no_mangle]
#[inline(never)]
extern "C" fn calloc(count: u32, length: u32) -> u32 {
    count.checked_mul(length).map_or(0, |length| heap().allocate_zeroed(length))
}

#[no_mangle]
#[inline(never)]
extern "C" fn realloc(block: u32, length: u32) -> u32 {
    match block {
        0 => malloc(length),
        _ => heap().reallocate(block, length),
    }
}

#[no_mangle]
#[inline(never)]
extern "C" fn posix_memalign(block: *mut u32, align: u32, length: u32) -> i32 {
    let aligned = heap().allocate_aligned(align, length);
    // SAFETY: the caller has room for the address.
    unsafe { *block = aligned };
    if aligned == 0 {
        12 // ENOMEM
    } else {
        0
    }
}

#[no_mangle]
#[inline(never)]
extern "C" fn free(block: u32) {
    if block != 0 {
        heap().free(block)
    }
}

// With bulk memory each of these three is one instruction. SAFETY: the caller says how long what it has is.

#[no_mangle]
unsafe extern "C" fn memcpy(to: *mut u8, from: *const u8, length: usize) -> *mut u8 {
    core::ptr::copy_nonoverlapping(from, to, length);
    to
}

#[no_mangle]
unsafe extern "C" fn memmove(to: *mut u8, from: *const u8, length: usize) -> *mut u8 {
    core::ptr::copy(from, to, length);
    to
}

#[no_mangle]
unsafe extern "C" fn memset(to: *mut u8, byte: i32, length: usize) -> *mut u8 {
    core::ptr::write_bytes(to, byte as u8, length);
    to
}

#[no_mangle]
unsafe extern "C" fn memcmp(left: *const u8, right: *const u8, length: usize) -> i32 {
    let mut at = 0;
    while at + 8 <= length {
        let (x, y) = (left.add(at).cast::<u64>().read_unaligned(), right.add(at).cast::<u64>().read_unaligned());
        if x != y {
            break;
        }
        at += 8;
    }
    while at < length {
        let (x, y) = (*left.add(at), *right.add(at));
        if x != y {
            return i32::from(x) - i32::from(y);
        }
        at += 1;
    }
    0
}

#[no_mangle]
unsafe extern "C" fn bcmp(left: *const u8, right: *const u8, length: usize) -> i32 {
    memcmp(left, right, length)
}

/// Starts the program.
#[no_mangle]
extern "C" fn _start() {
    // SAFETY: they are called once, before all else. To name the first also keeps the linker from calling it a second time.
    let code = unsafe {
        __wasm_call_ctors();
        __main_void()
    };
    if code != 0 {
        exit(code)
    }
}

#[no_mangle]
extern "C" fn exit(code: i32) -> ! {
    // SAFETY: it takes any number, and does not come back.
    unsafe { proc_exit(code) }
}

#[no_mangle]
extern "C" fn _Exit(code: i32) -> ! {
    exit(code)
}
