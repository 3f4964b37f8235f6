//! Input and output as streams: each case is answered as soon as it has been read.

mod input_error;
mod read;
mod write;

pub use input_error::{Found, InputError, Place};

/// Where the bytes of a [`Text`] come from and go to. A stream that fails ends the program.
pub trait Stream {
    /// Reads some bytes into `buffer` and returns how many, 0 at the end of the input.
    fn read(&mut self, buffer: &mut [u8]) -> usize;

    /// Writes all of `bytes`.
    fn write(&mut self, bytes: &[u8]);
}

const BUFFER: usize = 1 << 16;

/// A buffered input, read symbol by symbol, and a buffered output.
pub struct Text<S> {
    stream: S,
    input: [u8; BUFFER],
    /// The number of bytes of `input` that are filled, and of those that are consumed.
    end: usize,
    next: usize,
    ended: bool,
    /// The number of line feeds consumed.
    line_feeds: u64,
    /// The offset in `input` at which the current line begins; negative if it began in an earlier buffer.
    line_start: i64,
    output: [u8; BUFFER],
    written: usize,
}

impl<S> Text<S> {
    /// Creates a text with empty buffers, all zero except for the stream.
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
