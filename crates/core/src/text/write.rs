use super::{Stream, Text, BUFFER};

impl<S: Stream> Text<S> {
    /// Writes `bytes` to the buffer. It is sent when it is full, before more input is read, and by [`Text::flush`].
    ///
    /// # Panics
    /// If there are more than 65,536.
    #[inline]
    pub fn write(&mut self, bytes: &[u8]) {
        if bytes.len() > BUFFER - self.written {
            self.flush();
        }
        self.output[self.written..self.written + bytes.len()].copy_from_slice(bytes);
        self.written += bytes.len();
    }

    /// Room for `N` bytes (at most 65,536) to write in place. Then call [`Text::wrote`].
    #[inline]
    pub fn room<const N: usize>(&mut self) -> &mut [u8] {
        if N > BUFFER - self.written {
            self.flush();
        }
        &mut self.output[self.written..self.written + N]
    }

    /// Keeps the first `length` bytes of [`Text::room`].
    #[inline]
    pub fn wrote(&mut self, length: usize) {
        self.written += length;
    }

    /// Writes a number in decimal digits.
    pub fn write_number(&mut self, number: u64) {
        if number > 9 {
            self.write_number(number / 10);
        }
        self.write(&[b'0' + (number % 10) as u8]);
    }

    /// Sends the buffer.
    pub fn flush(&mut self) {
        if self.written > 0 {
            self.stream.write(&self.output[..self.written]);
            self.written = 0;
        }
    }
}
