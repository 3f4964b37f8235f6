use super::{Fault, Halt, Place, Problem, Stream, Text};
use crate::board::{Board, Symbols};

/// Where the next byte to be taken is.
#[derive(Clone, Copy)]
pub(super) struct Position {
    /// In the buffer.
    pub(super) next: usize,
    /// How many bytes came before the buffer.
    pub(super) passed: u64,
    /// How many line feeds have been taken, and how many bytes up to the last of them.
    pub(super) line_feeds: u64,
    pub(super) line_start: u64,
}

impl Position {
    /// Takes a byte of white space.
    #[inline]
    fn pass(&mut self, byte: u8) {
        self.next += 1;
        if byte == b'\n' {
            self.line_feeds += 1;
            self.line_start = self.passed + self.next as u64;
        }
    }

    fn place(&self) -> Place {
        Place { line: self.line_feeds + 1, column: self.passed + self.next as u64 - self.line_start + 1 }
    }
}

impl<S: Stream> Text<S> {
    /// The next board, or `None` if only white space is left.
    ///
    /// # Errors
    /// A fault at the first byte that is no symbol of such a board or stands on it twice, or at the end of the
    /// input inside it.
    #[inline]
    pub fn board(&mut self, symbols: &Symbols) -> Result<Option<Board>, Halt> {
        if self.symbol()?.is_none() {
            return Ok(None);
        }
        let board = match self.input[self.at.next..self.end].get(1) {
            Some(b' ') => self.regular_board::<17>(symbols),
            _ => self.regular_board::<9>(symbols),
        };
        match board {
            Some(board) => Ok(Some(board)),
            None => self.any_board(symbols).map(Some),
        }
    }

    /// The next board, if it is right and its symbols stand in the next `N` bytes, either close together or one blank
    /// apart. Most boards do, and a million of them are read twice as fast as by [`Text::any_board`].
    #[inline]
    fn regular_board<const N: usize>(&mut self, symbols: &Symbols) -> Option<Board> {
        let bytes = self.input[self.at.next..self.end].get(..N)?;
        let mut board = [0; 9];
        let mut seen = 0u16;
        for (number, &byte) in board.iter_mut().zip(bytes.iter().step_by(N / 8)) {
            *number = symbols.number(byte);
            seen |= 1 << (*number).min(15);
        }
        let blanks = N == 9 || bytes.iter().skip(1).step_by(2).all(|&byte| byte == b' ');
        if seen != 0x1ff || !blanks {
            return None;
        }
        self.at.next += N;
        Some(board)
    }

    /// The next board, symbol by symbol.
    fn any_board(&mut self, symbols: &Symbols) -> Result<Board, Halt> {
        let mut board = [0; 9];
        for cell in 0..board.len() {
            let byte = match self.symbol()? {
                Some(byte) => byte,
                None => return Err(self.fault(Problem::EndInside { read: cell }, symbols.expected)),
            };
            let number = symbols.number(byte);
            if number > 8 {
                return Err(self.fault(Problem::Byte(byte), symbols.expected));
            }
            if board[..cell].contains(&number) {
                return Err(self.fault(Problem::Twice(byte), "each symbol once on a board"));
            }
            board[cell] = number;
            self.at.next += 1;
        }
        Ok(board)
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
        let place = self.at.place();
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
            self.at.next += 1;
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
        Ok(self.at.place())
    }

    /// Skips white space, and returns the byte behind it, not taken yet; `None` at the end.
    #[inline]
    fn symbol(&mut self) -> Result<Option<u8>, Halt> {
        loop {
            for &byte in &self.input[self.at.next..self.end] {
                if !is_white(byte) {
                    return Ok(Some(byte));
                }
                self.at.pass(byte);
            }
            if !self.refill()? {
                return Ok(None);
            }
        }
    }

    /// The next byte, not taken yet; `None` at the end.
    #[inline]
    fn peek(&mut self) -> Result<Option<u8>, Halt> {
        if self.at.next == self.end && !self.refill()? {
            return Ok(None);
        }
        Ok(Some(self.input[self.at.next]))
    }

    /// Reads on when all has been taken. False at the end.
    #[cold]
    fn refill(&mut self) -> Result<bool, Halt> {
        // Whoever waits for an answer before going on with the input must have it.
        self.flush()?;
        if !self.ended {
            self.at.passed += self.end as u64;
            self.at.next = 0;
            self.end = 0;
            self.end = self.stream.read(&mut self.input)?;
            self.ended = self.end == 0;
        }
        Ok(!self.ended)
    }

    /// A fault at the next byte.
    #[cold]
    fn fault(&self, problem: Problem, expected: &'static str) -> Halt {
        Fault::new(self.at.place(), problem, expected).into()
    }
}

fn is_white(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\r' | b'\n')
}
