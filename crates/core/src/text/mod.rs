//! Reading and writing as streams: each case is answered as it comes, whatever else the input may bring later.

mod fault;
mod read;
mod write;

use read::Position;

pub use fault::{Fault, Halt, Place, Problem};

/// What joins a [`Text`] to the outside: where its bytes come from and go to.
pub trait Stream {
    /// Reads some bytes into `buffer` and returns how many, 0 at the end of the input.
    ///
    /// # Errors
    /// [`Halt::Stream`] if that fails; the stream itself knows why.
    fn read(&mut self, buffer: &mut [u8]) -> Result<usize, Halt>;

    /// Writes all of `bytes`.
    ///
    /// # Errors
    /// [`Halt::Stream`] if that fails; the stream itself knows why.
    fn write(&mut self, bytes: &[u8]) -> Result<(), Halt>;
}

const BUFFER: usize = 1 << 16;

/// An input read symbol by symbol and an output written line by line, through buffers.
pub struct Text<S> {
    stream: S,
    input: [u8; BUFFER],
    /// How much of `input` has been read.
    end: usize,
    ended: bool,
    at: Position,
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
            ended: false,
            at: Position { next: 0, passed: 0, line_feeds: 0, line_start: 0 },
            output: [0; BUFFER],
            written: 0,
        }
    }

    /// The stream.
    pub fn stream(&mut self) -> &mut S {
        &mut self.stream
    }
}
