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
use crate::puzzle_core::text::{Fault, Stream, Text};

pub struct Solver;

impl Solver {
    pub const fn new() -> Self {
        Solver
    }

    pub fn solve<S: Stream>(&mut self, text: &mut Text<S>) -> Result<(), Fault> {
        let board = text.expect_board(&TILES, "a board")?;
        // An odd order is known at once; searching for a way would never end.
        if slide::state(&board).is_some() {
            text.write(shortest_way(&board, &SIDES).letters());
        } else {
            text.write(b"unsolvable");
        }
        text.write(b"\n");
        text.end()
    }
}
}

mod console {
use crate::puzzle_core::text::{Fault, Stream, Text};
use std::fmt::Display;
use std::io::{self, ErrorKind, Read, Write};
use std::process::{exit, ExitCode};
use std::sync::Mutex;

pub struct Console {
    program: Option<&'static str>,
}

impl Stream for Console {
    fn read(&mut self, buffer: &mut [u8]) -> usize {
        loop {
            match io::stdin().lock().read(buffer) {
                Ok(count) => return count,
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => self.give_up("read the input", error),
            }
        }
    }

    fn write(&mut self, bytes: &[u8]) {
        let mut stdout = io::stdout().lock();
        if let Err(error) = stdout.write_all(bytes).and_then(|()| stdout.flush()) {
            self.give_up("write the output", error)
        }
    }
}

impl Console {
    fn give_up(&self, what: &str, error: io::Error) -> ! {
        if error.kind() == ErrorKind::BrokenPipe {
            exit(0)
        }
        complain(format_args!("{}: cannot {}: {}", self.program.unwrap_or_default(), what, error));
        exit(1)
    }
}

pub fn run(program: &'static str, solve: impl FnOnce(&mut Text<Console>) -> Result<(), Fault>) -> ExitCode {
    // Not on the stack: its buffers are larger than some judges' stacks have room for.
    static TEXT: Mutex<Text<Console>> = Mutex::new(Text::new(Console { program: None }));
    if std::env::args_os().len() > 1 {
        complain(format_args!("usage: {} < INPUT (it takes no arguments)", program));
        return ExitCode::from(2);
    }
    let mut text = TEXT.lock().expect("one run in a process");
    text.stream().program = Some(program);
    let solved = solve(&mut text);
    text.flush();
    match solved {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            complain(format_args!("{}: {}", program, fault));
            ExitCode::FAILURE
        }
    }
}

fn complain(line: impl Display) {
    let _ = writeln!(io::stderr(), "{}", line);
}
}

mod puzzle_core {
pub mod board {
use crate::puzzle_core::lanes::each;

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

    #[inline]
    pub fn numbers(&self, bytes: u64) -> u64 {
        let low = each(0x7f);
        let letters = (bytes | each(0x20)) ^ each(self.letter);
        // The highest bit of each byte that is not zero there, and then all its bits.
        let digits = (letters | ((letters & low) + low)) & !low;
        (bytes ^ each(b'0')) & ((digits >> 7) * 0xff)
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
        Some(value(&code) / 2)
    } else {
        None
    }
}

#[inline]
pub fn value<const N: usize>(code: &[u8; N]) -> usize {
    let mut value = 0;
    for (place, &digit) in code.iter().enumerate() {
        value = value * (N - place) + digit as usize;
    }
    value
}
}

pub mod deepen {
use crate::puzzle_core::board::{blank, Board};
use crate::puzzle_core::slide::{Side, FARTHEST};

pub struct Way {
    letters: [u8; FARTHEST],
    length: usize,
}

impl Way {
    pub fn letters(&self) -> &[u8] {
        &self.letters[..self.length]
    }
}

pub fn shortest_way(board: &Board, sides: &[Side; 4]) -> Way {
    let estimate = board.iter().enumerate().map(|(cell, &tile)| walk(cell, tile)).sum();
    let mut search = Search { board: *board, sides, way: Way { letters: [0; FARTHEST], length: estimate } };
    while !search.within(0, blank(board), estimate, None) {
        // Every move changes the estimate by one, so the right length is even or odd as the estimate is.
        search.way.length += 2;
        assert!(search.way.length <= FARTHEST, "no moves put an odd order of the tiles in order");
    }
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
    fn within(&mut self, made: usize, cell: usize, estimate: usize, last: Option<Side>) -> bool {
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
            if made + nearer >= self.way.length {
                continue;
            }
            self.board.swap(cell, to);
            self.way.letters[made] = side.letter();
            if self.within(made + 1, to, nearer, Some(side)) {
                return true;
            }
            self.board.swap(cell, to);
        }
        false
    }
}
}

pub mod lanes {
#[inline]
pub fn each(byte: u8) -> u64 {
    u64::from(byte) * 0x0101_0101_0101_0101
}

#[inline]
pub fn word(bytes: &[u8]) -> u64 {
    let mut word = [0; 8];
    word.copy_from_slice(&bytes[..8]);
    u64::from_le_bytes(word)
}

#[inline]
pub fn every_other(word: u64) -> u64 {
    let twos = word & 0x00ff_00ff_00ff_00ff;
    let fours = (twos | twos >> 8) & 0x0000_ffff_0000_ffff;
    (fours | fours >> 16) & 0xffff_ffff
}
}

pub mod order {
const HIGHS: usize = 8 * 7 * 6;
const LOWS: usize = 60;
const LOW_BITS: usize = 6;

pub const ORDERS: usize = HIGHS << LOW_BITS;

#[inline]
pub fn number(rank: usize) -> usize {
    ((rank / LOWS) << LOW_BITS) + rank % LOWS
}
}

pub mod slide {
use crate::puzzle_core::board::Board;
use crate::puzzle_core::cantor::rank_even;
use crate::puzzle_core::lanes::{each, word};
use crate::puzzle_core::order::{self, ORDERS};

pub const FARTHEST: usize = 31;

#[derive(Clone, Copy, PartialEq)]
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
        SIDES[self as usize ^ 1]
    }

    pub fn letter(self) -> u8 {
        b"udlr"[self as usize]
    }
}

#[inline]
pub fn state(board: &Board) -> Option<usize> {
    let (cell, order) = split(board);
    Some(cell * ORDERS + order::number(rank_even(&order.to_le_bytes())?))
}

#[inline]
fn split(board: &Board) -> (usize, u64) {
    let tiles = word(board);
    // The lowest bit of this stands in the blank's byte; there is none if the blank is the ninth.
    let zeros = tiles.wrapping_sub(each(1)) & !tiles & each(0x80);
    let cell = zeros.trailing_zeros() as usize / 8;
    // The tiles behind the blank move up.
    let before = ((zeros & zeros.wrapping_neg()) >> 7).wrapping_sub(1);
    let behind = (tiles >> 8) | (u64::from(board[8]) << 56);
    (cell, ((tiles & before) | (behind & !before)) - each(1))
}
}

pub mod text {
mod fault {
use core::fmt;

pub struct Fault {
    pub place: Place,
    pub found: Found,
    pub expected: &'static str,
}

pub struct Place {
    pub line: u64,
    pub column: u64,
}

#[allow(dead_code)]
pub enum Found {
    Byte(u8),
    Twice(u8),
    EndInside(usize),
    Unjoined(u64),
    Other(&'static str),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Place { line, column } = self.place;
        write!(f, "line {}, column {}: {}, expected {}", line, column, self.found, self.expected)
    }
}

impl fmt::Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Found::Byte(byte @ b'!'..=b'~') => write!(f, "found `{}`", byte as char),
            Found::Byte(byte) => write!(f, "found byte 0x{:02x}", byte),
            Found::Twice(byte) => write!(f, "found `{}` a second time", byte as char),
            Found::EndInside(read) => write!(f, "the input ends after {} of 9 symbols", read),
            Found::Unjoined(case) => write!(f, "found boards that no moves join in case {}", case),
            Found::Other(words) => f.write_str(words),
        }
    }
}
}

mod read {
use super::{Fault, Found, Place, Stream, Text};
use crate::puzzle_core::board::{Board, Symbols};
use crate::puzzle_core::lanes::{each, every_other, word};

impl<S: Stream> Text<S> {
    #[inline]
    pub fn board(&mut self, symbols: &Symbols) -> Result<Option<Board>, Fault> {
        if self.symbol().is_none() {
            return Ok(None);
        }
        match self.regular_board(symbols) {
            Some(board) => Ok(Some(board)),
            None => self.any_board(symbols).map(Some),
        }
    }

    #[inline]
    fn regular_board(&mut self, symbols: &Symbols) -> Option<Board> {
        let bytes = &self.input[self.next..self.end];
        let spaced = bytes.get(1) == Some(&b' ');
        let length = if spaced { 17 } else { 9 };
        let bytes = bytes.get(..length)?;
        let mut eight = word(bytes);
        if spaced {
            let (left, right) = (eight, word(&bytes[8..]));
            let wrong = (left ^ each(b' ')) | (right ^ each(b' '));
            if wrong & 0xff00_ff00_ff00_ff00 != 0 {
                return None;
            }
            eight = every_other(left) | (every_other(right) << 32);
        }
        let mut board = [0; 9];
        board[..8].copy_from_slice(&symbols.numbers(eight).to_le_bytes());
        board[8] = symbols.number(bytes[length - 1]);
        let seen = board.iter().fold(0u32, |seen, &number| seen | 1u32.wrapping_shl(number.into()));
        let bits = board.iter().fold(0, |bits, &number| bits | number);
        // The nine lowest bits alone are seen if the numbers are 0 to 8 modulo 32, and none of them is above 15.
        if seen != 0x1ff || bits > 15 {
            return None;
        }
        self.next += length;
        Some(board)
    }

    fn any_board(&mut self, symbols: &Symbols) -> Result<Board, Fault> {
        let mut board = [0; 9];
        let mut seen = 0u16;
        for (cell, place) in board.iter_mut().enumerate() {
            let byte = match self.symbol() {
                Some(byte) => byte,
                None => return Err(self.fault(Found::EndInside(cell), symbols.expected)),
            };
            let number = symbols.number(byte);
            if number > 8 {
                return Err(self.fault(Found::Byte(byte), symbols.expected));
            }
            if seen >> number & 1 == 1 {
                return Err(self.fault(Found::Twice(byte), "each symbol once on a board"));
            }
            *place = number;
            seen |= 1 << number;
            self.next += 1;
        }
        Ok(board)
    }

    pub fn expect_board(&mut self, symbols: &Symbols, expected: &'static str) -> Result<Board, Fault> {
        let board = self.board(symbols)?;
        board.ok_or_else(|| self.fault(END, expected))
    }

    pub fn end(&mut self) -> Result<(), Fault> {
        match self.symbol() {
            Some(byte) => Err(self.fault(Found::Byte(byte), "the end of the input")),
            None => Ok(()),
        }
    }

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

    #[inline]
    fn peek(&mut self) -> Option<u8> {
        if self.next == self.end {
            self.refill();
        }
        self.input[..self.end].get(self.next).copied()
    }

    #[cold]
    fn refill(&mut self) {
        // Whoever waits for an answer before going on with the input must have it.
        self.flush();
        if !self.ended {
            self.line_start -= self.end as i64;
            self.next = 0;
            self.end = self.stream.read(&mut self.input);
            self.ended = self.end == 0;
        }
    }

    fn place(&self) -> Place {
        Place { line: self.line_feeds + 1, column: (self.next as i64 - self.line_start + 1) as u64 }
    }

    #[cold]
    fn fault(&self, found: Found, expected: &'static str) -> Fault {
        Fault { place: self.place(), found, expected }
    }
}

const END: Found = Found::Other("the input ends");

fn is_white(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\r' | b'\n')
}
}

mod write {
use super::{Stream, Text, BUFFER};

impl<S: Stream> Text<S> {
    #[inline]
    pub fn write(&mut self, bytes: &[u8]) {
        if bytes.len() > BUFFER - self.written {
            self.flush();
        }
        self.output[self.written..self.written + bytes.len()].copy_from_slice(bytes);
        self.written += bytes.len();
    }

    pub fn flush(&mut self) {
        if self.written > 0 {
            self.stream.write(&self.output[..self.written]);
            self.written = 0;
        }
    }
}
}

pub(crate) use fault::{Fault, Found, Place};

pub trait Stream {
    fn read(&mut self, buffer: &mut [u8]) -> usize;

    fn write(&mut self, bytes: &[u8]);
}

const BUFFER: usize = 1 << 16;

pub struct Text<S> {
    stream: S,
    input: [u8; BUFFER],
    end: usize,
    next: usize,
    ended: bool,
    line_feeds: u64,
    line_start: i64,
    output: [u8; BUFFER],
    written: usize,
}

impl<S> Text<S> {
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

    pub fn stream(&mut self) -> &mut S {
        &mut self.stream
    }
}
}
}
