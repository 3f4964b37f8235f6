//! An input in memory, and an output that is discarded.

use puzzle_core::text::{InputError, Stream, Text};
use std::hint::black_box;

/// A stream over the bytes that are left of an input.
pub(crate) struct Memory<'a>(&'a [u8]);

impl Stream for Memory<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> usize {
        let (piece, rest) = self.0.split_at(buffer.len().min(self.0.len()));
        buffer[..piece.len()].copy_from_slice(piece);
        self.0 = rest;
        piece.len()
    }

    fn write(&mut self, bytes: &[u8]) {
        black_box(bytes);
    }
}

/// Solves an input that keeps its format.
pub(crate) fn solve<'a>(input: &'a str, solve: impl FnOnce(&mut Text<Memory<'a>>) -> Result<(), InputError>) {
    let mut text = Text::new(Memory(input.as_bytes()));
    solve(&mut text).expect("the input keeps its format");
    text.flush();
}
