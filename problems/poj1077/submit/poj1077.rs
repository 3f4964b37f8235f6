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
use crate::puzzle_core::ida_star::shortest_path;
use crate::puzzle_core::slide::{self, DIRECTIONS};
use crate::puzzle_core::text::{InputError, Stream, Text};

pub struct Solver;

impl Solver {
    pub const fn new() -> Self {
        Solver
    }

    pub fn solve<S: Stream>(&mut self, text: &mut Text<S>) -> Result<(), InputError> {
        let board = text.expect_board(&TILES, "a board")?;
        // An odd permutation cannot be solved, and the search would not end.
        if slide::state(&board).is_some() {
            text.write(shortest_path(&board, &DIRECTIONS).letters());
        } else {
            text.write(b"unsolvable");
        }
        text.write(b"\n");
        text.end()
    }
}
}

mod console {
use crate::puzzle_core::text::{InputError, Stream, Text};
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
        report(format_args!("{}: cannot {}: {}", self.program.unwrap_or_default(), what, error));
        exit(1)
    }
}

pub fn run(program: &'static str, solve: impl FnOnce(&mut Text<Console>) -> Result<(), InputError>) -> ExitCode {
    // Not on the stack: its buffers are too large for the stacks of some judges.
    static TEXT: Mutex<Text<Console>> = Mutex::new(Text::new(Console { program: None }));
    if std::env::args_os().len() > 1 {
        report(format_args!("usage: {} < INPUT (it takes no arguments)", program));
        return ExitCode::from(2);
    }
    let mut text = TEXT.lock().expect("one run in a process");
    text.stream().program = Some(program);
    let solved = solve(&mut text);
    text.flush();
    match solved {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            report(format_args!("{}: {}", program, error));
            ExitCode::FAILURE
        }
    }
}

fn report(line: impl Display) {
    let _ = writeln!(io::stderr(), "{}", line);
}
}

mod puzzle_core {
pub mod board {
use crate::puzzle_core::swar::splat;

pub type Board = [u8; 9];

pub struct Symbols {
    letter: u8,
    first: u8,
    pub expected: &'static str,
}

pub const TILES: Symbols = Symbols { letter: b'x', first: b'0', expected: "a tile 1 to 8 or the blank x" };

impl Symbols {
    #[inline]
    pub fn number(&self, byte: u8) -> u8 {
        if byte | 0x20 == self.letter {
            0
        } else {
            byte.wrapping_sub(self.first)
        }
    }

    #[inline]
    pub fn numbers(&self, bytes: u64) -> u64 {
        let low = splat(0x7f);
        let letters = (bytes | splat(0x20)) ^ splat(self.letter);
        // The highest bit of each byte that is not zero in `letters`. Below, it is widened to the whole byte.
        let digits = (letters | ((letters & low) + low)) & !low;
        (bytes ^ splat(b'0')) & ((digits >> 7) * 0xff)
    }
}

#[inline]
pub fn blank(board: &Board) -> usize {
    // Branch-free, since no processor can predict the cell.
    board.iter().enumerate().map(|(cell, &tile)| if tile == 0 { cell } else { 0 }).sum()
}
}

pub mod cantor {
const IN_ORDER: u64 = 0xfedc_ba98_7654_3210;

#[inline]
pub fn lehmer<const N: usize>(symbols: &[u8; N]) -> [u8; N] {
    // Four bits for each symbol: the number of smaller symbols that have not been read yet.
    let mut smaller = IN_ORDER;
    let mut code = [0; N];
    for (digit, &symbol) in code.iter_mut().zip(symbols) {
        *digit = (smaller >> (4 * symbol)) as u8 & 15;
        // Subtract one for each larger symbol. No field underflows: it starts at its symbol, and only the smaller symbols
        // subtract from it, each once.
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

pub mod even_permutation {
const HIGHS: usize = 8 * 7 * 6;
const LOWS: usize = 60;
const LOW_BITS: usize = 6;

pub const INDICES: usize = HIGHS << LOW_BITS;

#[inline]
pub fn index(rank: usize) -> usize {
    ((rank / LOWS) << LOW_BITS) + rank % LOWS
}
}

pub mod ida_star {
use crate::puzzle_core::board::{blank, Board};
use crate::puzzle_core::slide::{Direction, GODS_NUMBER};
use crate::puzzle_core::walking_distance::{Lines, WalkingDistance};

pub struct Path {
    letters: [u8; GODS_NUMBER],
    length: usize,
}

impl Path {
    pub fn letters(&self) -> &[u8] {
        &self.letters[..self.length]
    }
}

pub fn shortest_path(board: &Board, directions: &[Direction; 4]) -> Path {
    let cell = blank(board);
    let tiles = || board.iter().enumerate().filter(|&(_, &tile)| tile > 0).map(|(cell, &tile)| (cell, home(tile)));
    let rows = Lines::new(cell / 3, tiles().map(|(cell, home)| (cell / 3, home / 3)));
    let columns = Lines::new(cell % 3, tiles().map(|(cell, home)| (cell % 3, home % 3)));
    let mut search = Search {
        walking: WalkingDistance::new(),
        board: *board,
        directions,
        path: Path { letters: [0; GODS_NUMBER], length: 0 },
    };
    search.path.length = search.walking.of(rows) + search.walking.of(columns);
    while !search.extend(0, cell, rows, columns, None) {
        // Each move changes the heuristic by one, so the length of a path is even if the heuristic is, and odd otherwise.
        search.path.length += 2;
        assert!(search.path.length <= GODS_NUMBER, "an odd permutation of the tiles cannot be solved");
    }
    search.path
}

#[inline]
fn home(tile: u8) -> usize {
    usize::from(tile) - 1
}

struct Search<'a> {
    walking: WalkingDistance,
    board: Board,
    directions: &'a [Direction; 4],
    path: Path,
}

impl Search<'_> {
    fn extend(&mut self, made: usize, cell: usize, rows: Lines, columns: Lines, last: Option<Direction>) -> bool {
        if made == self.path.length {
            return true;
        }
        for &direction in self.directions {
            let to = match direction.neighbour(cell) {
                Some(to) if last != Some(direction.inverse()) => to,
                _ => continue,
            };
            let home = home(self.board[to]);
            let (rows, columns) = match direction {
                Direction::Up | Direction::Down => (rows.moved(home / 3, to / 3, cell / 3), columns),
                Direction::Left | Direction::Right => (rows, columns.moved(home % 3, to % 3, cell % 3)),
            };
            if made + 1 + self.walking.of(rows) + self.walking.of(columns) > self.path.length {
                continue;
            }
            self.board.swap(cell, to);
            self.path.letters[made] = direction.letter();
            if self.extend(made + 1, to, rows, columns, Some(direction)) {
                return true;
            }
            self.board.swap(cell, to);
        }
        false
    }
}
}

pub mod slide {
use crate::puzzle_core::board::Board;
use crate::puzzle_core::cantor::rank_even;
use crate::puzzle_core::even_permutation::{self, INDICES};
use crate::puzzle_core::swar::{splat, word};

pub const GODS_NUMBER: usize = 31;

#[derive(Clone, Copy, PartialEq)]
pub enum Direction {
    Up,
    Down,
    Left,
    Right,
}

pub const DIRECTIONS: [Direction; 4] = [Direction::Up, Direction::Down, Direction::Left, Direction::Right];

impl Direction {
    #[inline]
    pub fn neighbour(self, cell: usize) -> Option<usize> {
        match self {
            Direction::Up if cell >= 3 => Some(cell - 3),
            Direction::Down if cell < 6 => Some(cell + 3),
            Direction::Left if cell % 3 > 0 => Some(cell - 1),
            Direction::Right if cell % 3 < 2 => Some(cell + 1),
            _ => None,
        }
    }

    pub fn inverse(self) -> Direction {
        DIRECTIONS[self as usize ^ 1]
    }

    pub fn letter(self) -> u8 {
        b"udlr"[self as usize]
    }
}

#[inline]
pub fn state(board: &Board) -> Option<usize> {
    let (cell, permutation) = split(board);
    Some(cell * INDICES + even_permutation::index(rank_even(&permutation.to_le_bytes())?))
}

#[inline]
fn split(board: &Board) -> (usize, u64) {
    let tiles = word(board);
    // The lowest bit of `zeros` marks the blank's byte. It has no bits if the blank is the ninth.
    let zeros = tiles.wrapping_sub(splat(1)) & !tiles & splat(0x80);
    let cell = zeros.trailing_zeros() as usize / 8;
    // Close the gap at the blank.
    let before = ((zeros & zeros.wrapping_neg()) >> 7).wrapping_sub(1);
    let after = (tiles >> 8) | (u64::from(board[8]) << 56);
    (cell, ((tiles & before) | (after & !before)) - splat(1))
}
}

pub mod swar {
#[inline]
pub fn splat(byte: u8) -> u64 {
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

pub mod text {
mod input_error {
use core::fmt;

pub struct InputError {
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
    EndInside {
        read: usize,
        of: usize,
    },
    Unreachable(u64),
    NumberTwice(u64),
    Above(u64),
    Other(&'static str),
}

impl fmt::Display for InputError {
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
            Found::EndInside { read, of } => write!(f, "the input ends after {} of {} symbols", read, of),
            Found::Unreachable(case) => write!(f, "found boards with no path between them in case {}", case),
            Found::NumberTwice(number) => write!(f, "found `{}` a second time", number),
            Found::Above(most) => write!(f, "found a number above {}", most),
            Found::Other(words) => f.write_str(words),
        }
    }
}
}

mod read {
use super::{Found, InputError, Place, Stream, Text};
use crate::puzzle_core::board::Symbols;
use crate::puzzle_core::swar::{every_other, splat, word};

impl<S: Stream> Text<S> {
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

    pub fn expect_board<const N: usize>(
        &mut self,
        symbols: &Symbols,
        expected: &'static str,
    ) -> Result<[u8; N], InputError> {
        let board = self.board(symbols)?;
        board.ok_or_else(|| self.error(END, expected))
    }

    pub fn end(&mut self) -> Result<(), InputError> {
        match self.symbol() {
            Some(byte) => Err(self.error(Found::Byte(byte), "the end of the input")),
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
        // The sender may wait for an answer before it sends more input.
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
    fn error(&self, found: Found, expected: &'static str) -> InputError {
        InputError { place: self.place(), found, expected }
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

pub(crate) use input_error::{Found, InputError, Place};

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

mod walking_distance {
const COUNTS: usize = 1 << 10;

pub(crate) struct WalkingDistance([u8; COUNTS]);

#[derive(Clone, Copy)]
pub(crate) struct Lines(usize);

#[inline]
fn tile(line: usize, home: usize) -> usize {
    const TILE: [[usize; 3]; 3] = [[1, 1 << 2, 0], [1 << 4, 1 << 6, 0], [0; 3]];
    TILE[line][home]
}

impl Lines {
    pub(crate) fn new(blank: usize, tiles: impl Iterator<Item = (usize, usize)>) -> Self {
        Lines(blank << 8 | tiles.map(|(line, home)| tile(line, home)).sum::<usize>())
    }

    #[inline]
    pub(crate) fn moved(self, home: usize, from: usize, to: usize) -> Self {
        Lines((self.0 + (from << 8) + tile(to, home)) - (to << 8) - tile(from, home))
    }

    fn blank(self) -> usize {
        self.0 >> 8
    }

    fn count(self, line: usize, home: usize) -> usize {
        let tiles = |line| 3 - usize::from(line == self.blank());
        match (line, home) {
            (2, 2) => 2 - self.count(0, 2) - self.count(1, 2),
            (2, home) => 3 - self.count(0, home) - self.count(1, home),
            (line, 2) => tiles(line) - self.count(line, 0) - self.count(line, 1),
            (line, home) => self.0 / tile(line, home) % 4,
        }
    }
}

impl WalkingDistance {
    pub(crate) fn new() -> Self {
        let goal = Lines::new(2, [0, 0, 0, 1, 1, 1, 2, 2].iter().map(|&line| (line, line)));
        let mut distances = [0; COUNTS];
        let mut queue = [goal; 105];
        let (mut read, mut end) = (0, 1);
        while read < end {
            let lines = queue[read];
            read += 1;
            let to = lines.blank();
            for (from, home) in (0..9usize).map(|pair| (pair / 3, pair % 3)) {
                if from.abs_diff(to) != 1 || lines.count(from, home) == 0 {
                    continue;
                }
                let next = lines.moved(home, from, to);
                if distances[next.0] == 0 && next.0 != goal.0 {
                    distances[next.0] = distances[lines.0] + 1;
                    queue[end] = next;
                    end += 1;
                }
            }
        }
        WalkingDistance(distances)
    }

    #[inline]
    pub(crate) fn of(&self, lines: Lines) -> usize {
        self.0[lines.0 % COUNTS].into()
    }
}
}
}
