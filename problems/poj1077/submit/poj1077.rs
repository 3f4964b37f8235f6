// poj1077 0.1.0 in one file, for `rustc --edition 2021 -O`.
// Made by `bundle poj1077` from the packages poj1077, console, puzzle-core: change them, not this.
// Licence: MIT OR Apache-2.0.

use std::process::ExitCode;
use std::sync::Mutex;

static SOLVER: Mutex<crate::poj1077::Solver> = Mutex::new(crate::poj1077::Solver::new());

fn main() -> ExitCode {
    crate::console::run("poj1077", |text| SOLVER.lock().expect("one thread").solve(text))
}

mod poj1077 {
    use crate::puzzle_core::board::TILES;
    use crate::puzzle_core::deepen::shortest_way;
    use crate::puzzle_core::slide::{self, SIDES};
    use crate::puzzle_core::text::{Halt, Stream, Text};

    pub struct Solver;

    impl Solver {
        pub const fn new() -> Self {
            Solver
        }

        pub fn solve<S: Stream>(&mut self, text: &mut Text<S>) -> Result<(), Halt> {
            let board = text.expect_board(&TILES, "a board")?;
            // An odd order is known at once; searching for a way would never end.
            if slide::state(&board).is_some() {
                text.write(shortest_way(&board, &SIDES).letters())?;
            } else {
                text.write(b"unsolvable")?;
            }
            text.write(b"\n")?;
            text.end()
        }
    }
}

mod console {
    use crate::puzzle_core::text::{Halt, Stream, Text};
    use std::fmt::Display;
    use std::io::{self, ErrorKind, Read, Write};
    use std::process::ExitCode;
    use std::sync::Mutex;

    pub struct Console {
        failure: Option<Failure>,
    }

    type Failure = (&'static str, io::Error);

    impl Stream for Console {
        fn read(&mut self, buffer: &mut [u8]) -> Result<usize, Halt> {
            loop {
                match io::stdin().lock().read(buffer) {
                    Ok(count) => return Ok(count),
                    Err(error) if error.kind() == ErrorKind::Interrupted => {}
                    Err(error) => {
                        self.failure = Some(("read the input", error));
                        return Err(Halt::Stream);
                    }
                }
            }
        }

        fn write(&mut self, bytes: &[u8]) -> Result<(), Halt> {
            let mut stdout = io::stdout().lock();
            stdout.write_all(bytes).and_then(|()| stdout.flush()).map_err(|error| {
                self.failure = Some(("write the output", error));
                Halt::Stream
            })
        }
    }

    pub fn run(program: &str, solve: impl FnOnce(&mut Text<Console>) -> Result<(), Halt>) -> ExitCode {
        // Not on the stack: its buffers are larger than some judges' stacks have room for.
        static TEXT: Mutex<Text<Console>> = Mutex::new(Text::new(Console { failure: None }));
        if std::env::args_os().len() > 1 {
            complain(format_args!("usage: {} < INPUT (it takes no arguments)", program));
            return ExitCode::from(2);
        }
        let mut text = TEXT.lock().expect("one run in a process");
        let solved = solve(&mut text);
        let sent = text.flush();
        match (sent.and(solved), text.stream().failure.take()) {
            (Ok(()), _) => return ExitCode::SUCCESS,
            (Err(Halt::Fault(fault)), _) => complain(format_args!("{}: {}", program, fault)),
            (_, Some((_, error))) if error.kind() == ErrorKind::BrokenPipe => return ExitCode::SUCCESS,
            (_, Some((what, error))) => complain(format_args!("{}: cannot {}: {}", program, what, error)),
            (_, None) => {}
        }
        ExitCode::FAILURE
    }

    fn complain(line: impl Display) {
        let _ = writeln!(io::stderr(), "{}", line);
    }
}

mod puzzle_core {
    pub mod board {
        pub type Board = [u8; 9];

        pub struct Symbols {
            letter: u8,
            pub expected: &'static str,
        }

        pub const TILES: Symbols = Symbols { letter: b'x', expected: "a tile 1 to 8 or the blank x" };

        impl Symbols {
            #[inline]
            pub fn number(&self, byte: u8) -> u8 {
                if byte | 0x20 == self.letter {
                    0
                } else {
                    byte.wrapping_sub(b'0')
                }
            }
        }

        #[inline]
        pub fn blank(board: &Board) -> usize {
            // Without a branch at the cell, which no processor could foresee.
            board.iter().enumerate().map(|(cell, &tile)| if tile == 0 { cell } else { 0 }).sum()
        }
    }

    pub mod cantor {
        const IN_ORDER: u64 = 0xfedc_ba98_7654_3210;

        #[inline]
        pub fn lehmer<const N: usize>(symbols: &[u8; N]) -> [u8; N] {
            // Four bits for each symbol: how many smaller ones have not come yet.
            let mut smaller = IN_ORDER;
            let mut code = [0; N];
            for (digit, &symbol) in code.iter_mut().zip(symbols) {
                *digit = (smaller >> (4 * symbol)) as u8 & 15;
                // One fewer for every larger symbol. No four bits fall below zero: a larger symbol that has
                // come already was counted down by the smaller ones before it only.
                smaller = smaller.wrapping_sub(0x1111_1111_1111_1110 << (4 * symbol));
            }
            code
        }

        #[inline]
        pub fn rank_even(symbols: &[u8; 8]) -> Option<usize> {
            let code = lehmer(symbols);
            let sum: u8 = code.iter().sum();
            if sum % 2 == 0 {
                Some(read(&code) / 2)
            } else {
                None
            }
        }

        #[inline]
        fn read<const N: usize>(code: &[u8; N]) -> usize {
            let mut value = 0;
            for (place, &digit) in code.iter().enumerate() {
                value = value * (N - place) + digit as usize;
            }
            value
        }
    }

    pub mod deepen {
        use crate::puzzle_core::board::{blank, Board};
        use crate::puzzle_core::slide::{Side, Way, FARTHEST};

        pub fn shortest_way(board: &Board, sides: &[Side; 4]) -> Way {
            let mut search = Search { board: *board, sides, way: Way::default() };
            let estimate = board.iter().enumerate().map(|(cell, &tile)| walk(cell, tile)).sum();
            // Every move changes the estimate by one, so the right length is even or odd as the estimate is.
            let found = (estimate..=FARTHEST).step_by(2).any(|limit| search.within(limit, blank(board), estimate, None));
            assert!(found, "no moves put an odd order of the tiles in order");
            search.way
        }

        fn walk(cell: usize, tile: u8) -> usize {
            if tile == 0 {
                return 0;
            }
            let home = usize::from(tile) - 1;
            (cell / 3).abs_diff(home / 3) + (cell % 3).abs_diff(home % 3)
        }

        struct Search<'a> {
            board: Board,
            sides: &'a [Side; 4],
            way: Way,
        }

        impl Search<'_> {
            fn within(&mut self, limit: usize, cell: usize, estimate: usize, last: Option<Side>) -> bool {
                if estimate == 0 {
                    return true;
                }
                for &side in self.sides {
                    let to = match side.of(cell) {
                        Some(to) if last != Some(side.undo()) => to,
                        _ => continue,
                    };
                    let tile = self.board[to];
                    let nearer = estimate + walk(cell, tile) - walk(to, tile);
                    if nearer >= limit {
                        continue;
                    }
                    self.board.swap(cell, to);
                    self.way.push(side.letter());
                    if self.within(limit - 1, to, nearer, Some(side)) {
                        return true;
                    }
                    self.way.pop();
                    self.board.swap(cell, to);
                }
                false
            }
        }
    }

    pub mod slide {
        use crate::puzzle_core::board::{blank, Board};
        use crate::puzzle_core::cantor::rank_even;

        pub const ORDERS: usize = 20_160;

        pub const FARTHEST: usize = 31;

        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Side {
            Up,
            Down,
            Left,
            Right,
        }

        pub const SIDES: [Side; 4] = [Side::Up, Side::Down, Side::Left, Side::Right];

        impl Side {
            #[inline]
            pub fn of(self, cell: usize) -> Option<usize> {
                match self {
                    Side::Up if cell >= 3 => Some(cell - 3),
                    Side::Down if cell < 6 => Some(cell + 3),
                    Side::Left if cell % 3 > 0 => Some(cell - 1),
                    Side::Right if cell % 3 < 2 => Some(cell + 1),
                    _ => None,
                }
            }

            pub fn undo(self) -> Side {
                match self {
                    Side::Up => Side::Down,
                    Side::Down => Side::Up,
                    Side::Left => Side::Right,
                    Side::Right => Side::Left,
                }
            }

            pub fn letter(self) -> u8 {
                match self {
                    Side::Up => b'u',
                    Side::Down => b'd',
                    Side::Left => b'l',
                    Side::Right => b'r',
                }
            }
        }

        #[derive(Default)]
        pub struct Way {
            letters: [u8; FARTHEST],
            length: usize,
        }

        impl Way {
            pub fn letters(&self) -> &[u8] {
                &self.letters[..self.length]
            }

            #[inline]
            pub fn push(&mut self, letter: u8) {
                self.letters[self.length] = letter;
                self.length += 1;
            }

            pub fn pop(&mut self) {
                self.length = self.length.saturating_sub(1);
            }
        }

        #[inline]
        pub fn state(board: &Board) -> Option<usize> {
            let cell = blank(board);
            let mut order = [0; 8];
            for (place, tile) in order.iter_mut().enumerate() {
                *tile = board[place + usize::from(place >= cell)] - 1;
            }
            Some(cell * ORDERS + rank_even(&order)?)
        }
    }

    pub mod text {
        mod fault {
            use core::fmt;

            #[derive(Debug)]
            pub enum Halt {
                Fault(Fault),
                Stream,
            }

            impl From<Fault> for Halt {
                fn from(fault: Fault) -> Halt {
                    Halt::Fault(fault)
                }
            }

            #[derive(Debug)]
            pub struct Fault {
                place: Place,
                problem: Problem,
                expected: &'static str,
            }

            #[derive(Clone, Copy, Debug, PartialEq, Eq)]
            pub struct Place {
                pub line: u64,
                pub column: u64,
            }

            #[allow(dead_code)]
            #[derive(Debug)]
            pub enum Problem {
                Byte(u8),
                Twice(u8),
                End,
                EndInside {
                    read: usize,
                },
                TooLarge,
                Unsolvable,
                Unjoined {
                    case: u64,
                },
            }

            impl Fault {
                pub fn new(place: Place, problem: Problem, expected: &'static str) -> Fault {
                    Fault { place, problem, expected }
                }
            }

            impl fmt::Display for Fault {
                fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                    let Place { line, column } = self.place;
                    write!(f, "line {}, column {}: {}, expected {}", line, column, self.problem, self.expected)
                }
            }

            impl fmt::Display for Problem {
                fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                    match *self {
                        Problem::Byte(byte @ b'!'..=b'~') => write!(f, "found `{}`", byte as char),
                        Problem::Byte(byte) => write!(f, "found byte 0x{:02x}", byte),
                        Problem::Twice(byte) => write!(f, "found `{}` a second time", byte as char),
                        Problem::End => f.write_str("the input ends"),
                        Problem::EndInside { read } => write!(f, "the input ends after {} of 9 symbols", read),
                        Problem::TooLarge => f.write_str("found a number above 18446744073709551615"),
                        Problem::Unsolvable => f.write_str("found a board from which no moves lead to the goal"),
                        Problem::Unjoined { case } => write!(f, "found boards that no moves join in case {}", case),
                    }
                }
            }
        }

        mod read {
            use super::{Fault, Halt, Place, Problem, Stream, Text};
            use crate::puzzle_core::board::{Board, Symbols};

            #[derive(Clone, Copy)]
            pub(super) struct Position {
                pub(super) next: usize,
                pub(super) passed: u64,
                pub(super) line_feeds: u64,
                pub(super) line_start: u64,
            }

            impl Position {
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

                pub fn expect_board(&mut self, symbols: &Symbols, expected: &'static str) -> Result<Board, Halt> {
                    let board = self.board(symbols)?;
                    board.ok_or_else(|| self.fault(Problem::End, expected))
                }

                pub fn end(&mut self) -> Result<(), Halt> {
                    match self.symbol()? {
                        Some(byte) => Err(self.fault(Problem::Byte(byte), "the end of the input")),
                        None => Ok(()),
                    }
                }

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

                #[cold]
                fn fault(&self, problem: Problem, expected: &'static str) -> Halt {
                    Fault::new(self.at.place(), problem, expected).into()
                }
            }

            fn is_white(byte: u8) -> bool {
                matches!(byte, b' ' | b'\t' | b'\r' | b'\n')
            }
        }

        mod write {
            use super::{Halt, Stream, Text, BUFFER};

            impl<S: Stream> Text<S> {
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

                pub fn flush(&mut self) -> Result<(), Halt> {
                    let written = self.written;
                    self.written = 0;
                    if written > 0 {
                        self.stream.write(&self.output[..written])?;
                    }
                    Ok(())
                }
            }
        }

        use read::Position;

        pub(crate) use fault::{Fault, Halt, Place, Problem};

        pub trait Stream {
            fn read(&mut self, buffer: &mut [u8]) -> Result<usize, Halt>;

            fn write(&mut self, bytes: &[u8]) -> Result<(), Halt>;
        }

        const BUFFER: usize = 1 << 16;

        pub struct Text<S> {
            stream: S,
            input: [u8; BUFFER],
            end: usize,
            ended: bool,
            at: Position,
            output: [u8; BUFFER],
            written: usize,
        }

        impl<S> Text<S> {
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

            pub fn stream(&mut self) -> &mut S {
                &mut self.stream
            }
        }
    }
}
