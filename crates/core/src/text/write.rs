use super::{Halt, Stream, Text, BUFFER};

impl<S: Stream> Text<S> {
    /// Writes `bytes`, sooner or later: what is written is sent before more input is waited for, and by [`Text::flush`].
    ///
    /// # Errors
    /// Those of the stream.
    #[inline]
    pub fn write(&mut self, bytes: &[u8]) -> Result<(), Halt> {
        for part in bytes.chunks(BUFFER) {
            if part.len() > BUFFER - self.written {
                self.flush()?;
            }
            self.output[self.written..self.written + part.len()].copy_from_slice(part);
            self.written += part.len();
        }
        Ok(())
    }

    /// Room for `N` bytes (at most 65,536), to be written in place; [`Text::wrote`] says how many of them count.
    ///
    /// # Errors
    /// Those of the stream.
    #[inline]
    pub fn room<const N: usize>(&mut self) -> Result<&mut [u8], Halt> {
        if N > BUFFER - self.written {
            self.flush()?;
        }
        Ok(&mut self.output[self.written..self.written + N])
    }

    /// Takes the first `length` bytes of [`Text::room`] as written.
    #[inline]
    pub fn wrote(&mut self, length: usize) {
        self.written += length;
    }

    /// Writes a number in decimal digits.
    ///
    /// # Errors
    /// Those of the stream.
    pub fn write_number(&mut self, number: u64) -> Result<(), Halt> {
        let mut digits = [0; 20];
        let mut first = digits.len();
        let mut rest = number;
        loop {
            first -= 1;
            digits[first] = b'0' + (rest % 10) as u8;
            rest /= 10;
            if rest == 0 {
                break;
            }
        }
        self.write(&digits[first..])
    }

    /// Sends all that is written.
    ///
    /// # Errors
    /// Those of the stream.
    pub fn flush(&mut self) -> Result<(), Halt> {
        let written = self.written;
        self.written = 0;
        if written > 0 {
            self.stream.write(&self.output[..written])?;
        }
        Ok(())
    }
}
