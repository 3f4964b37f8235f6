//! What a Rust program becomes C with: its start, its allocator, and the functions of libc that it would find slow or large.
//!
//! `cargo single-file --lang c` compiles this for `wasm32-wasip1` and links it into each program, in front of wasi-libc.
#![no_std]

pub mod heap;
#[cfg(target_arch = "wasm32")]
mod wasm;
