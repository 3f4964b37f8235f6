//! Reading and writing as streams: each case is answered as it comes, whatever else the input may bring later.

mod input_error;
mod read;
mod write;

pub use input_error::{Found, InputError, Place};

/// What joins a [`Text`] to the outside: where its bytes come from and go to. If that fails, it ends the program.
pub trait Stream {
    /// Reads some bytes into `buffer` and returns how many, 0 at the end of the input.
    fn read(&mut self, buffer: &mut [u8]) -> usize;

    /// Writes all of `bytes`.
    fn write(&mut self, bytes: &[u8]);
}

const BUFFER: usize = 1 << 16;

/// An input read symbol by symbol and an output written line by line, through buffers.
pub struct Text<S> {
    stream: S,
    input: [u8; BUFFER],
    /// How much of `input` has been read, and how much of that has been taken.
    end: usize,
    next: usize,
    ended: bool,
    /// How many line feeds have been taken.
    line_feeds: u64,
    /// Where the line at hand begins in `input`; below zero if that was before what is there now.
    line_start: i64,
    output: [u8; BUFFER],
    written: usize,
}

impl<S> Text<S> {
    /// The text of a stream of which nothing has been read or written. All zero but for the stream.
    pub const fn new(stream: S) -> Self {
        Text {
            stream,
            input: [0; BUFFER],
            end: 0,
            next: 0,
            ended: false,
            line_feeds: 0,
            line_start: 0,
            output: [0; BUFFER],
            written: 0,
        }
    }

    /// The stream.
    pub fn stream(&mut self) -> &mut S {
        &mut self.stream
    }
}
