use crate::Answer;
use puzzle_core::text::{InputError, Stream, Text};

/// An input in memory, read in pieces, and the output so far.
pub struct Memory<'a> {
    input: &'a [u8],
    piece: usize,
    output: Vec<u8>,
}

impl Stream for Memory<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> usize {
        let (piece, rest) = self.input.split_at(self.piece.min(self.input.len()).min(buffer.len()));
        buffer[..piece.len()].copy_from_slice(piece);
        self.input = rest;
        piece.len()
    }

    fn write(&mut self, bytes: &[u8]) {
        self.output.extend_from_slice(bytes);
    }
}

/// Runs `solve` in this process, with reads of at most `piece` bytes. Returns what the program would return.
pub fn answer_in_memory<'a>(
    program: &str,
    solve: impl FnOnce(&mut Text<Memory<'a>>) -> Result<(), InputError>,
    input: &'a [u8],
    piece: usize,
) -> Answer {
    let mut text = Text::new(Memory { input, piece, output: Vec::new() });
    let solved = solve(&mut text);
    text.flush();
    let stdout = std::mem::take(&mut text.stream().output);
    match solved {
        Ok(()) => Answer { stdout, stderr: String::new(), status: Some(0) },
        Err(error) => Answer { stdout, stderr: format!("{program}: {error}\n"), status: Some(1) },
    }
}
