// nine-number 0.1.0 in one file, for `rustc --edition 2021 -O`.
// Made by `bundle nine-number` from the packages nine-number, console, puzzle-core: change them, not this.
// Licence: MIT OR Apache-2.0.

use std::process::ExitCode;
use std::sync::Mutex;

static SOLVER: Mutex<crate::nine_number::Solver> = Mutex::new(crate::nine_number::Solver::new());

fn main() -> ExitCode {
    crate::console::run("nine-number", |text| SOLVER.lock().expect("one thread").solve(text))
}

mod nine_number {
use crate::puzzle_core::board::{NUMBERS, NUMBERS_IN_ORDER};
use crate::puzzle_core::rotate::{self, RotateDistances, Rotations};
use crate::puzzle_core::text::{Fault, Stream, Text};

pub struct Solver {
    rotations: Rotations,
    distances: RotateDistances,
}

impl Solver {
    pub const fn new() -> Self {
        Solver { rotations: Rotations::new(), distances: RotateDistances::new() }
    }

    pub fn solve<S: Stream>(&mut self, text: &mut Text<S>) -> Result<(), Fault> {
        self.rotations.fill();
        self.distances.begin::<Rotations>(rotate::state(&NUMBERS_IN_ORDER));
        while let Some(board) = text.board(&NUMBERS)? {
            match self.distances.of(&self.rotations, rotate::state(&board)) {
                Some(moves) => text.write_number(moves as u64),
                None => text.write(b"UNSOLVABLE"),
            }
            text.write(b"\n");
        }
        Ok(())
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

pub const NUMBERS_IN_ORDER: Board = [0, 1, 2, 3, 4, 5, 6, 7, 8];

pub struct Symbols {
    letter: u8,
    pub expected: &'static str,
}

pub const NUMBERS: Symbols = Symbols { letter: 0, expected: "a number 0 to 8" };

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

pub fn unrank<const N: usize>(rank: usize) -> [u8; N] {
    let mut symbols = [0; N];
    let mut rest = rank;
    for place in (0..N).rev() {
        // What stands behind was numbered without this symbol.
        let symbol = (rest % (N - place)) as u8;
        rest /= N - place;
        symbols[place] = symbol;
        for later in &mut symbols[place + 1..] {
            *later += u8::from(*later >= symbol);
        }
    }
    symbols
}

pub fn next<const N: usize>(symbols: &mut [u8; N]) {
    // A falling run has no later order. The symbol before it gives way to the next larger one in it.
    let run = (1..N).rev().find(|&place| symbols[place - 1] < symbols[place]).unwrap_or(0);
    if run > 0 {
        let before = symbols[run - 1];
        let larger = (run..N).rev().find(|&place| symbols[place] > before).unwrap_or(run);
        symbols.swap(run - 1, larger);
    }
    symbols[run..].reverse();
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

pub mod rotate {
use crate::puzzle_core::board::Board;
use crate::puzzle_core::cantor::{lehmer, next, unrank};
use crate::puzzle_core::search::{Distances, Layer, Puzzle};
use core::ops::Range;

pub const BOUND: usize = 9 << RING_BITS;

pub type RotateDistances = Distances<BOUND, 49_056>;

const READING: [usize; 9] = [4, 3, 5, 0, 1, 2, 6, 7, 8];

const RING_BITS: usize = 16;
const RING: usize = (1 << RING_BITS) - 1;

const REST_BITS: usize = 7;
const REST: usize = (1 << REST_BITS) - 1;

const MIDDLES: usize = 8 * 7 * 6;
const RESTS: usize = 120;

const WEIGHTS: [usize; 9] = [1 << RING_BITS, 42 << REST_BITS, 6 << REST_BITS, 1 << REST_BITS, 24, 6, 2, 1, 0];

#[derive(Clone, Copy)]
pub enum Rotation {
    Turn,
    Shift,
}

#[inline]
pub fn state(board: &Board) -> usize {
    let mut numbers = [0; 9];
    for (number, &cell) in numbers.iter_mut().zip(&READING) {
        *number = board[cell];
    }
    lehmer(&numbers).iter().zip(&WEIGHTS).map(|(&digit, weight)| usize::from(digit) * weight).sum()
}

pub fn board(state: usize) -> Board {
    let row = (state >> RING_BITS) * MIDDLES + ((state & RING) >> REST_BITS);
    in_cells(&unrank(row * RESTS + (state & REST)))
}

fn in_cells(numbers: &[u8; 9]) -> Board {
    let mut board = [0; 9];
    for (&number, &cell) in numbers.iter().zip(&READING) {
        board[cell] = number;
    }
    board
}

pub fn rotated(board: &Board, rotation: Rotation) -> Board {
    let [a, b, c, d, e, f, g, h, i] = *board;
    match rotation {
        Rotation::Turn => [d, a, b, g, e, c, h, i, f],
        Rotation::Shift => [a, b, c, f, d, e, g, h, i],
    }
}

pub struct Rotations {
    before_turn: [u16; RING + 1],
    before_shift: [u16; BOUND >> REST_BITS],
}

impl Rotations {
    pub const fn new() -> Self {
        Rotations { before_turn: [0; RING + 1], before_shift: [0; BOUND >> REST_BITS] }
    }

    pub fn fill(&mut self) {
        // No turn leaves the numbers in order, so state 0 comes from another.
        if self.before_turn[0] > 0 {
            return;
        }
        // If two numbers v and v - 1 change places, the Lehmer code changes by one in one digit: that of the place which
        // is read first. So with 0 in the centre and 8 at the left end, each order of the others is ranked once, and then
        // the left end taken down to 1.
        let mut numbers = [0, 8, 1, 2, 3, 4, 5, 6, 7];
        for _ in 0..5040 {
            let cells = in_cells(&numbers);
            let turned = rotated(&cells, Rotation::Turn);
            let (mut before, mut after) = (state(&cells), state(&turned));
            self.before_turn[after] = before as u16;
            let mut places = [0; 9];
            for (place, &cell) in READING.iter().enumerate() {
                places[usize::from(turned[cell])] = place;
            }
            let end = places[8];
            for &place in places[1..8].iter().rev() {
                before -= WEIGHTS[1];
                after = if place < end { after + WEIGHTS[place] } else { after - WEIGHTS[end] };
                self.before_turn[after] = before as u16;
            }
            next(&mut numbers);
        }
        // The middle field holds a digit more than a shift changes.
        for centre in 0..9 {
            for others in (0..MIDDLES << REST_BITS).step_by(WEIGHTS[2]) {
                let before = centre << RING_BITS | others;
                let after = state(&rotated(&board(before), Rotation::Shift));
                for digit in 0..6 {
                    self.before_shift[(after >> REST_BITS) + digit] = ((before >> REST_BITS) + digit) as u16;
                }
            }
        }
    }

    #[inline]
    fn before_turn(&self, state: usize) -> usize {
        state & !RING | usize::from(self.before_turn[state & RING])
    }

    #[inline]
    fn before_shift(&self, state: usize) -> usize {
        usize::from(self.before_shift[state >> REST_BITS]) << REST_BITS | state & REST
    }
}

impl Puzzle for Rotations {
    type Move = Rotation;

    const MOVES: &'static [Rotation] = &[Rotation::Turn, Rotation::Shift];

    const PARITIES: usize = 1;

    const BLOCK: usize = 1 << RING_BITS;
    const USED: usize = MIDDLES << REST_BITS;

    const GROUPS: usize = 4;

    #[inline]
    fn parity(_: usize) -> usize {
        0
    }

    fn groups(_: usize) -> Range<usize> {
        0..1
    }

    #[inline]
    fn before<F: FnMut(usize)>(&self, group: usize, layer: Layer<'_>, mut visit: F) {
        match group {
            0 => layer.all().iter().for_each(|&state| visit(self.before_turn(state as usize))),
            1 => layer.group(0).iter().for_each(|&state| visit(self.before_shift(state as usize))),
            3 => layer.group(1).iter().for_each(|&state| visit(self.before_shift(state as usize))),
            _ => {}
        }
    }
}
}

pub mod search {
use core::ops::Range;

pub trait Puzzle {
    type Move: Copy + 'static;

    const MOVES: &'static [Self::Move];

    const PARITIES: usize;

    fn parity(state: usize) -> usize;

    const BLOCK: usize;

    const USED: usize;

    const GROUPS: usize;

    fn groups(state: usize) -> Range<usize>;

    fn before<F: FnMut(usize)>(&self, group: usize, layer: Layer<'_>, visit: F);
}

pub const MOST_GROUPS: usize = 36;

#[derive(Clone, Copy)]
pub struct Layer<'a> {
    states: &'a [u32],
    starts: &'a [usize; MOST_GROUPS + 1],
}

impl<'a> Layer<'a> {
    pub fn all(self) -> &'a [u32] {
        &self.states[..self.starts[MOST_GROUPS]]
    }

    pub fn group(self, group: usize) -> &'a [u32] {
        &self.states[self.starts[group]..self.starts[group + 1]]
    }
}

pub struct Distances<const BOUND: usize, const ROOM: usize> {
    known: [u8; BOUND],
    goal: usize,
    layers: [[u32; ROOM]; 2],
    starts: [[usize; MOST_GROUPS + 1]; 2],
    farthest: u8,
}

fn level<P: Puzzle>(distance: usize) -> Option<u8> {
    let moves = P::MOVES.len();
    let level = usize::from(u8::MAX >> moves).checked_sub(distance / P::PARITIES)?;
    Some((level << moves) as u8)
}

impl<const BOUND: usize, const ROOM: usize> Distances<BOUND, ROOM> {
    pub const fn new() -> Self {
        Distances { known: [0; BOUND], goal: 0, layers: [[0; ROOM]; 2], starts: [[0; MOST_GROUPS + 1]; 2], farthest: 0 }
    }

    pub fn begun(&self) -> bool {
        self.starts[0][MOST_GROUPS] + self.starts[1][MOST_GROUPS] > 0
    }

    pub fn begin<P: Puzzle>(&mut self, goal: usize) {
        if self.begun() {
            return;
        }
        // The system gives a page of memory twice if it is read before it is written.
        for block in self.known.chunks_mut(P::BLOCK) {
            for page in block[..P::USED].chunks_mut(4096) {
                page[0] = 0;
            }
        }
        self.known[goal] = u8::MAX << P::MOVES.len();
        self.goal = goal;
        // No move has found the goal, so that none may be left out: it stands in all its groups.
        let groups = P::groups(goal);
        for (group, start) in self.starts[0].iter_mut().enumerate() {
            *start = group.clamp(groups.start, groups.end) - groups.start;
        }
        self.layers[0][..groups.len()].fill(goal as u32);
    }

    #[inline(never)] // it is long, and called some thirty times
    pub fn grow<P: Puzzle>(&mut self, puzzle: &P) -> bool {
        let (even, odd) = self.layers.split_at_mut(1);
        let (last, next) = if self.farthest % 2 == 0 { (&even[0], &mut odd[0]) } else { (&odd[0], &mut even[0]) };
        let starts = self.starts[usize::from(self.farthest % 2)];
        let next_starts = &mut self.starts[usize::from((self.farthest + 1) % 2)];
        let layer = Layer { states: last, starts: &starts };
        let known = &mut self.known;
        let level = match level::<P>(usize::from(self.farthest) + 1) {
            Some(level) => level,
            None => return false,
        };
        let all_moves = (1 << P::MOVES.len()) - 1;
        let mut count = 0;
        for (group, start) in next_starts.iter_mut().enumerate() {
            *start = count;
            if group < P::GROUPS {
                let mark = level | 1 << (group % P::MOVES.len());
                puzzle.before(group, layer, |state| {
                    // Without a branch, which no processor could foresee: the state is always written down, and
                    // counted only if it is new. What is known of states nearer to the goal is above this level.
                    let before = known[state];
                    known[state] = if before <= level | all_moves { before | mark } else { before };
                    next[count] = state as u32;
                    count += usize::from(before == 0);
                });
            }
        }
        self.farthest += u8::from(count > 0);
        count > 0
    }

    #[inline]
    pub fn of<P: Puzzle>(&mut self, puzzle: &P, state: usize) -> Option<usize> {
        while self.known[state] == 0 {
            if !self.grow(puzzle) {
                return None;
            }
        }
        let level = usize::from(!self.known[state]) >> P::MOVES.len();
        Some(level * P::PARITIES + (P::parity(state) + P::parity(self.goal)) % P::PARITIES)
    }
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
