use super::{Found, InputError, Place, Stream, Text};
use crate::board::Symbols;
use crate::swar::{every_other, splat, word};

impl<S: Stream> Text<S> {
    /// The next board, or `None` if only white space is left.
    ///
    /// # Errors
    /// At the first byte that is not a symbol of such a board, at a symbol that comes twice, and if the input ends inside the
    /// board.
    #[inline]
    pub fn board<const N: usize>(&mut self, symbols: &Symbols) -> Result<Option<[u8; N]>, InputError> {
        if self.symbol().is_none() {
            return Ok(None);
        }
        match self.regular_board(symbols) {
            Some(board) => Ok(Some(board)),
            None => self.any_board(symbols).map(Some),
        }
    }

    /// The next 3x3 board, if it is valid and its symbols are separated by nothing or by single spaces. Most boards are, and
    /// this is three times as fast as [`Text::any_board`].
    #[inline]
    fn regular_board<const N: usize>(&mut self, symbols: &Symbols) -> Option<[u8; N]> {
        if N != 9 {
            return None;
        }
        let bytes = &self.input[self.next..self.end];
        let spaced = bytes.get(1) == Some(&b' ');
        let length = if spaced { 17 } else { 9 };
        let bytes = bytes.get(..length)?;
        let mut eight = word(bytes);
        if spaced {
            let (left, right) = (eight, word(&bytes[8..]));
            let wrong = (left ^ splat(b' ')) | (right ^ splat(b' '));
            if wrong & 0xff00_ff00_ff00_ff00 != 0 {
                return None;
            }
            eight = every_other(left) | (every_other(right) << 32);
        }
        let mut board = [0; N];
        board[..8].copy_from_slice(&symbols.numbers(eight).to_le_bytes());
        board[8] = symbols.number(bytes[length - 1]);
        let seen = board.iter().fold(0u32, |seen, &number| seen | 1u32.wrapping_shl(number.into()));
        let bits = board.iter().fold(0, |bits, &number| bits | number);
        // Exactly the nine lowest bits of `seen` are set if the numbers modulo 32 are 0 to 8; `bits` rules out numbers above 15.
        if seen != 0x1ff || bits > 15 {
            return None;
        }
        self.next += length;
        Some(board)
    }

    /// The next board, symbol by symbol.
    fn any_board<const N: usize>(&mut self, symbols: &Symbols) -> Result<[u8; N], InputError> {
        let mut board = [0; N];
        let mut seen = 0u32;
        for (cell, place) in board.iter_mut().enumerate() {
            let byte = match self.symbol() {
                Some(byte) => byte,
                None => return Err(self.error(Found::EndInside { read: cell, of: N }, symbols.expected)),
            };
            let number = symbols.number(byte);
            if usize::from(number) >= N {
                return Err(self.error(Found::Byte(byte), symbols.expected));
            }
            if seen >> number & 1 == 1 {
                return Err(self.error(Found::Twice(byte), "each symbol once on a board"));
            }
            *place = number;
            seen |= 1 << number;
            self.next += 1;
        }
        Ok(board)
    }

    /// The next board, which is required.
    ///
    /// # Errors
    /// As [`Text::board`], and at the end of the input if only white space is left: `expected` names what is missing.
    pub fn expect_board<const N: usize>(
        &mut self,
        symbols: &Symbols,
        expected: &'static str,
    ) -> Result<[u8; N], InputError> {
        let board = self.board(symbols)?;
        board.ok_or_else(|| self.error(END, expected))
    }

    /// The next board of numbers 0 to `N - 1` with white space between them, which is required; `missing` names it.
    ///
    /// # Errors
    /// At the first digit of a number that is too large or comes twice, at the first byte that cannot go on, and at the end
    /// of the input if it ends before the board does.
    pub fn expect_number_board<const N: usize>(
        &mut self,
        expected: &'static str,
        missing: &'static str,
    ) -> Result<[u8; N], InputError> {
        let mut board = [0; N];
        let mut seen = 0u32;
        for (cell, entry) in board.iter_mut().enumerate() {
            let place = self.next_place();
            if self.symbol().is_none() {
                let inside = Found::EndInside { read: cell, of: N };
                return Err(if cell == 0 { self.error(END, missing) } else { self.error(inside, expected) });
            }
            let number = self.number_up_to(N as u64 - 1, expected)?;
            if seen >> number & 1 == 1 {
                let expected = "each symbol once on a board";
                return Err(InputError { place, found: Found::NumberTwice(number), expected });
            }
            *entry = number as u8;
            seen |= 1 << number;
        }
        Ok(board)
    }

    /// The next number: digits up to white space or the end of the input.
    ///
    /// # Errors
    /// If the number is missing, at a byte that is not a digit, or at the first digit of a number above `u64::MAX`.
    pub fn number(&mut self, expected: &'static str) -> Result<u64, InputError> {
        self.number_up_to(u64::MAX, expected)
    }

    /// Like [`Text::number`], for numbers up to `most`.
    fn number_up_to(&mut self, most: u64, expected: &'static str) -> Result<u64, InputError> {
        self.symbol();
        let place = self.place();
        let mut number: Option<u64> = None;
        loop {
            let byte_expected = number.map_or(expected, |_| "a digit or white space");
            match (self.peek(), number) {
                (Some(digit @ b'0'..=b'9'), _) => {
                    let tens = number.unwrap_or(0).checked_mul(10);
                    number = tens.and_then(|tens| tens.checked_add(u64::from(digit - b'0')));
                    if !number.map_or(false, |number| number <= most) {
                        return Err(InputError { place, found: Found::Above(most), expected });
                    }
                    self.next += 1;
                }
                (Some(byte), Some(number)) if is_white(byte) => return Ok(number),
                (None, Some(number)) => return Ok(number),
                (Some(byte), _) => return Err(self.error(Found::Byte(byte), byte_expected)),
                (None, None) => return Err(self.error(END, expected)),
            }
        }
    }

    /// Checks that only white space is left.
    ///
    /// # Errors
    /// At the first other byte.
    pub fn end(&mut self) -> Result<(), InputError> {
        match self.symbol() {
            Some(byte) => Err(self.error(Found::Byte(byte), "the end of the input")),
            None => Ok(()),
        }
    }

    /// The place of the next symbol, or one past the end of the input.
    pub fn next_place(&mut self) -> Place {
        self.symbol();
        self.place()
    }

    /// Skips white space and returns the next byte without consuming it; `None` at the end.
    #[inline]
    fn symbol(&mut self) -> Option<u8> {
        loop {
            match self.peek() {
                Some(byte) if is_white(byte) => {
                    self.next += 1;
                    if byte == b'\n' {
                        self.line_feeds += 1;
                        self.line_start = self.next as i64;
                    }
                }
                other => return other,
            }
        }
    }

    /// The next byte, which is not consumed; `None` at the end.
    #[inline]
    fn peek(&mut self) -> Option<u8> {
        if self.next == self.end {
            self.refill();
        }
        self.input[..self.end].get(self.next).copied()
    }

    /// Refills the input when all of it is consumed, unless it has ended.
    #[cold]
    fn refill(&mut self) {
        // The sender may wait for an answer before it sends more input.
        self.flush();
        if !self.ended {
            self.line_start -= self.end as i64;
            self.next = 0;
            self.end = self.stream.read(&mut self.input);
            self.ended = self.end == 0;
        }
    }

    /// The place of the next byte.
    fn place(&self) -> Place {
        Place { line: self.line_feeds + 1, column: (self.next as i64 - self.line_start + 1) as u64 }
    }

    /// An error at the next byte.
    #[cold]
    fn error(&self, found: Found, expected: &'static str) -> InputError {
        InputError { place: self.place(), found, expected }
    }
}

/// What is found at the end of the input.
const END: Found = Found::Other("the input ends");

fn is_white(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\r' | b'\n')
}
