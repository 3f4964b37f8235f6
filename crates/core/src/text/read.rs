use super::{Fault, Halt, Place, Problem, Stream, Text};
use crate::board::{Board, Symbols};

impl<S: Stream> Text<S> {
    /// The next board, or `None` if only white space is left.
    ///
    /// # Errors
    /// A fault at the first byte that is no symbol of such a board or stands on it twice, or at the end of the
    /// input inside it.
    #[inline]
    pub fn board(&mut self, symbols: &Symbols) -> Result<Option<Board>, Halt> {
        let mut board = [0; 9];
        let mut seen = 0u16;
        for cell in 0..9 {
            let byte = match self.symbol()? {
                Some(byte) => byte,
                None if cell == 0 => return Ok(None),
                None => return Err(self.fault(Problem::EndInside { read: cell }, symbols.expected)),
            };
            let number = match symbols.number(byte) {
                Some(number) => number,
                None => return Err(self.fault(Problem::Byte(byte), symbols.expected)),
            };
            if seen >> number & 1 == 1 {
                return Err(self.fault(Problem::Twice(byte), "each symbol once on a board"));
            }
            seen |= 1 << number;
            board[cell as usize] = number;
            self.next += 1;
        }
        Ok(Some(board))
    }

    /// The next board, which must come.
    ///
    /// # Errors
    /// As [`Text::board`], and a fault at the end of the input if only white space is left; `expected` says what
    /// should have come.
    pub fn expect_board(&mut self, symbols: &Symbols, expected: &'static str) -> Result<Board, Halt> {
        let board = self.board(symbols)?;
        board.ok_or_else(|| self.fault(Problem::End, expected))
    }

    /// The next number: digits up to white space or the end.
    ///
    /// # Errors
    /// A fault if there is none, at a byte that is no digit, or at its first digit if it is above `u64::MAX`.
    pub fn number(&mut self, expected: &'static str) -> Result<u64, Halt> {
        let mut byte = self.symbol()?;
        let place = self.place();
        let mut number: Option<u64> = None;
        while let Some(digit) = byte.filter(|byte| !is_white(*byte)) {
            if !digit.is_ascii_digit() {
                let expected = number.map_or(expected, |_| "a digit or white space");
                return Err(self.fault(Problem::Byte(digit), expected));
            }
            number =
                u64::checked_mul(number.unwrap_or(0), 10).and_then(|tens| tens.checked_add(u64::from(digit - b'0')));
            if number.is_none() {
                return Err(Fault::new(place, Problem::TooLarge, expected).into());
            }
            self.next += 1;
            byte = self.peek()?;
        }
        number.ok_or_else(|| self.fault(Problem::End, expected))
    }

    /// Makes sure that only white space is left.
    ///
    /// # Errors
    /// A fault at the first other byte.
    pub fn end(&mut self) -> Result<(), Halt> {
        match self.symbol()? {
            Some(byte) => Err(self.fault(Problem::Byte(byte), "the end of the input")),
            None => Ok(()),
        }
    }

    /// The place of the next symbol, or one past the end of the input.
    ///
    /// # Errors
    /// Those of the stream.
    pub fn next_place(&mut self) -> Result<Place, Halt> {
        self.symbol()?;
        Ok(self.place())
    }

    /// Skips white space, and returns the byte behind it, not taken yet; `None` at the end.
    #[inline]
    fn symbol(&mut self) -> Result<Option<u8>, Halt> {
        while let Some(byte) = self.peek()? {
            if !is_white(byte) {
                return Ok(Some(byte));
            }
            self.next += 1;
            if byte == b'\n' {
                self.line_feeds += 1;
                self.line_start = self.passed + self.next as u64;
            }
        }
        Ok(None)
    }

    /// The next byte, not taken yet; `None` at the end.
    #[inline]
    fn peek(&mut self) -> Result<Option<u8>, Halt> {
        if self.next == self.end && !self.refill()? {
            return Ok(None);
        }
        Ok(Some(self.input[self.next]))
    }

    /// Reads on when all has been taken. False at the end.
    #[cold]
    fn refill(&mut self) -> Result<bool, Halt> {
        // Whoever waits for an answer before going on with the input must have it.
        self.flush()?;
        if !self.ended {
            self.passed += self.end as u64;
            self.next = 0;
            self.end = 0;
            self.end = self.stream.read(&mut self.input)?;
            self.ended = self.end == 0;
        }
        Ok(!self.ended)
    }

    fn place(&self) -> Place {
        Place { line: self.line_feeds + 1, column: self.passed + self.next as u64 - self.line_start + 1 }
    }

    /// A fault at the next byte.
    #[cold]
    fn fault(&self, problem: Problem, expected: &'static str) -> Halt {
        Fault::new(self.place(), problem, expected).into()
    }
}

fn is_white(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\r' | b'\n')
}
