// aoj-alds1-13-c 0.1.0 in one file, for `rustc --edition 2021 -O`.
// Made by `bundle aoj-alds1-13-c` from the packages aoj-alds1-13-c, console, puzzle-core: change them, not this.
// Licence: MIT OR Apache-2.0.

use std::process::ExitCode;
use std::sync::Mutex;

static SOLVER: Mutex<crate::aoj_alds1_13_c::Solver> = Mutex::new(crate::aoj_alds1_13_c::Solver::new());

fn main() -> ExitCode {
    crate::console::run("aoj-alds1-13-c", |text| SOLVER.lock().expect("one thread").solve(text))
}

mod aoj_alds1_13_c {
use crate::puzzle_core::fifteen::{distance, WalkingDistances};
use crate::puzzle_core::text::{Found, InputError, Stream, Text};

pub struct Solver {
    walking: WalkingDistances,
}

impl Solver {
    pub const fn new() -> Self {
        Solver { walking: WalkingDistances::new() }
    }

    pub fn solve<S: Stream>(&mut self, text: &mut Text<S>) -> Result<(), InputError> {
        let place = text.next_place();
        let board = text.expect_number_board("a number 0 to 15", "a board")?;
        let distance = distance(&mut self.walking, &board).ok_or(InputError {
            place,
            found: Found::Other("found a board with no path to the goal"),
            expected: "a solvable board",
        })?;
        text.write_number(distance as u64);
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
pub mod fifteen {
mod walking_distance {
use super::Board;

const STATES: usize = 24_964;

const SLOTS: usize = 1 << 16;

const GOAL: u64 = 0x3000_0400_0040_0004;

pub struct WalkingDistances {
    counts: [u64; STATES],
    distances: [u8; STATES],
    after: [[[u16; 4]; 2]; STATES],
    found: usize,
    slots: [u16; SLOTS],
}

impl WalkingDistances {
    pub const fn new() -> Self {
        WalkingDistances {
            counts: [0; STATES],
            distances: [0; STATES],
            after: [[[0; 4]; 2]; STATES],
            found: 0,
            slots: [0; SLOTS],
        }
    }

    pub(super) fn fill(&mut self) {
        if self.found > 0 {
            return;
        }
        self.number(GOAL, 0);
        let mut state = 0;
        while state < self.found {
            let counts = self.counts[state];
            let blank = short_line(counts);
            for (direction, from) in [blank.wrapping_sub(1), blank + 1].iter().copied().enumerate() {
                for home in 0..4 {
                    if from < 4 && count(counts, from, home) > 0 {
                        let after = counts - tile(from, home) + tile(blank, home);
                        self.after[state][direction][home] = self.number(after, self.distances[state] + 1) as u16;
                    }
                }
            }
            state += 1;
        }
    }

    fn number(&mut self, counts: u64, distance: u8) -> usize {
        let mut slot = hash(counts);
        while self.slots[slot] > 0 {
            let state = usize::from(self.slots[slot]) - 1;
            if self.counts[state] == counts {
                return state;
            }
            slot = (slot + 1) % SLOTS;
        }
        let state = self.found;
        self.counts[state] = counts;
        self.distances[state] = distance;
        self.found += 1;
        self.slots[slot] = self.found as u16;
        state
    }

    pub(super) fn state(&mut self, board: &Board, line: impl Fn(usize) -> usize) -> usize {
        let tiles = board.iter().enumerate().filter(|&(_, &number)| number > 0);
        let counts = tiles.map(|(cell, &number)| tile(line(cell), line(usize::from(number) - 1))).sum();
        self.number(counts, 0)
    }

    #[inline]
    pub(super) fn of(&self, state: usize) -> usize {
        self.distances[state].into()
    }

    #[inline]
    pub(super) fn after(&self, state: usize, direction: usize, home: usize) -> usize {
        self.after[state][direction][home].into()
    }
}

fn tile(line: usize, home: usize) -> u64 {
    1 << (16 * line + 4 * home)
}

fn count(counts: u64, line: usize, home: usize) -> u64 {
    counts / tile(line, home) % 16
}

fn short_line(counts: u64) -> usize {
    let tiles = |line| (0..4).map(|home| count(counts, line, home)).sum::<u64>();
    (0..3).find(|&line| tiles(line) == 3).unwrap_or(3)
}

fn hash(counts: u64) -> usize {
    (counts.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 48) as usize
}
}

pub(crate) use walking_distance::WalkingDistances;

pub type Board = [u8; 16];

pub fn is_solvable(board: &Board) -> bool {
    let mut odd = false;
    for (cell, &tile) in board.iter().enumerate() {
        // The blank counts as the largest number, since it is last in the goal.
        let size = |tile: u8| tile.wrapping_sub(1);
        odd ^= board[..cell].iter().filter(|&&before| size(before) > size(tile)).count() % 2 == 1;
        odd ^= tile == 0 && (cell / 4 + cell % 4) % 2 == 1;
    }
    !odd
}

pub fn distance(walking: &mut WalkingDistances, board: &Board) -> Option<usize> {
    if !is_solvable(board) {
        return None;
    }
    walking.fill();
    let states = [walking.state(board, |cell| cell / 4), walking.state(board, |cell| cell % 4)];
    let blank = board.iter().position(|&tile| tile == 0)?;
    let mut search = Search { walking, board: *board };
    let mut limit = search.estimate(states);
    while !search.reaches(limit, blank, states, None) {
        // Every move changes the heuristic by one, so all paths have even lengths or all have odd ones.
        limit += 2;
    }
    Some(limit)
}

type Move = (usize, usize);

struct Search<'a> {
    walking: &'a WalkingDistances,
    board: Board,
}

impl Search<'_> {
    #[inline]
    fn estimate(&self, states: [usize; 2]) -> usize {
        self.walking.of(states[0]) + self.walking.of(states[1])
    }

    fn reaches(&mut self, left: usize, blank: usize, states: [usize; 2], last: Option<Move>) -> bool {
        if left == 0 {
            return true;
        }
        for axis in 0..2 {
            let (line, step) = [(blank / 4, 4), (blank % 4, 1)][axis];
            for direction in 0..2 {
                if last == Some((axis, 1 - direction)) || line == 3 * direction {
                    continue;
                }
                let to = blank + step * 2 * direction - step;
                let home = usize::from(self.board[to]) - 1;
                let mut after = states;
                after[axis] = self.walking.after(states[axis], direction, [home / 4, home % 4][axis]);
                if self.estimate(after) < left {
                    self.board.swap(blank, to);
                    if self.reaches(left - 1, to, after, Some((axis, direction))) {
                        return true;
                    }
                    self.board.swap(blank, to);
                }
            }
        }
        false
    }
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

impl<S: Stream> Text<S> {
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

    pub fn end(&mut self) -> Result<(), InputError> {
        match self.symbol() {
            Some(byte) => Err(self.error(Found::Byte(byte), "the end of the input")),
            None => Ok(()),
        }
    }

    pub fn next_place(&mut self) -> Place {
        self.symbol();
        self.place()
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

    pub fn write_number(&mut self, number: u64) {
        if number > 9 {
            self.write_number(number / 10);
        }
        self.write(&[b'0' + (number % 10) as u8]);
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
}
