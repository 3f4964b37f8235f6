// luogu-p2578 0.1.0 in one file, for `rustc --edition 2021 -O`.
// Made by `bundle luogu-p2578` from the packages luogu-p2578, console, puzzle-core: change them, not this.
// Licence: MIT OR Apache-2.0.

use std::process::ExitCode;
use std::sync::Mutex;

static SOLVER: Mutex<crate::luogu_p2578::Solver> = Mutex::new(crate::luogu_p2578::Solver::new());

fn main() -> ExitCode {
    crate::console::run("luogu-p2578", |text| SOLVER.lock().expect("one thread").solve(text))
}

mod luogu_p2578 {
use crate::puzzle_core::board::{Board, NUMBERS};
use crate::puzzle_core::nine_number::NineNumber;
use crate::puzzle_core::rotate;
use crate::puzzle_core::text::{InputError, Stream, Text};

pub struct Solver(NineNumber);

impl Solver {
    pub const fn new() -> Self {
        Solver(NineNumber::new())
    }

    pub fn solve<S: Stream>(&mut self, text: &mut Text<S>) -> Result<(), InputError> {
        let board = text.expect_board(&NUMBERS, "a board")?;
        self.0.begin();
        match self.0.distance(&board) {
            None => text.write(b"UNSOLVABLE\n"),
            Some(moves) => {
                text.write_number(moves as u64);
                text.write(b"\n");
                write_board(text, &board);
                let mut state = rotate::state(&board);
                while let Some(next) = self.0.descend(state) {
                    write_board(text, &rotate::board(next));
                    state = next;
                }
            }
        }
        text.end()
    }
}

fn write_board<S: Stream>(text: &mut Text<S>, board: &Board) {
    for row in board.chunks_exact(3) {
        text.write(&[b'0' + row[0], b' ', b'0' + row[1], b' ', b'0' + row[2], b'\n']);
    }
    text.write(b"\n");
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

pub const NUMBERS_IN_ORDER: Board = [0, 1, 2, 3, 4, 5, 6, 7, 8];

pub struct Symbols {
    letter: u8,
    first: u8,
    pub expected: &'static str,
}

pub const NUMBERS: Symbols = Symbols { letter: 0, first: b'0', expected: "a number 0 to 8" };

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

pub fn unrank<const N: usize>(rank: usize) -> [u8; N] {
    let mut symbols = [0; N];
    let mut rest = rank;
    for place in (0..N).rev() {
        // So far the later symbols are numbered without a gap for this one.
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
    // A descending suffix is the last permutation of its symbols. The symbol before it is exchanged with the next larger one
    // of the suffix, which then starts anew in ascending order.
    let run = (1..N).rev().find(|&place| symbols[place - 1] < symbols[place]).unwrap_or(0);
    if run > 0 {
        let before = symbols[run - 1];
        let larger = (run..N).rev().find(|&place| symbols[place] > before).unwrap_or(run);
        symbols.swap(run - 1, larger);
    }
    symbols[run..].reverse();
}
}

pub mod nine_number {
use crate::puzzle_core::board::{Board, NUMBERS_IN_ORDER};
use crate::puzzle_core::rotate::{self, RotateDistances, Rotations};

pub struct NineNumber {
    rotations: Rotations,
    distances: RotateDistances,
}

impl NineNumber {
    pub const fn new() -> Self {
        NineNumber { rotations: Rotations::new(), distances: RotateDistances::new() }
    }

    pub fn begin(&mut self) {
        self.rotations.fill();
        self.distances.begin::<Rotations>(rotate::state(&NUMBERS_IN_ORDER));
    }

    #[inline]
    pub fn distance(&mut self, board: &Board) -> Option<usize> {
        self.distances.of(&self.rotations, rotate::state(board))
    }

    pub fn descend(&self, state: usize) -> Option<usize> {
        self.distances.descend(&self.rotations, state).map(|(_, next)| next)
    }
}
}

pub mod puzzle {
use core::ops::Range;

pub trait Puzzle {
    type Move: Copy + 'static;

    const MOVES: &'static [Self::Move];

    #[inline]
    fn is_state(_index: usize) -> bool {
        true
    }

    fn after(&self, state: usize, step: Self::Move) -> Option<usize>;

    fn before(&self, state: usize, step: Self::Move) -> Option<usize>;
}

pub trait Frontier: Puzzle {
    const MOVE_BITS: usize = 0;

    const FARTHEST: usize = usize::MAX;

    const PARITIES: usize = 1;

    #[inline]
    fn parity(_state: usize) -> usize {
        0
    }

    const GROUPS: usize = Self::MOVES.len();

    fn groups(_state: usize) -> Range<usize> {
        0..1
    }

    #[inline]
    fn expand<F: FnMut(usize)>(&self, group: usize, layer: Layer<'_>, visit: F) {
        let step = Self::MOVES[group];
        layer.all().iter().filter_map(|&state| self.before(state as usize, step)).for_each(visit)
    }
}

pub const MOST_GROUPS: usize = 36;

#[derive(Clone, Copy)]
pub struct Layer<'a> {
    pub(crate) states: &'a [u32],
    pub(crate) starts: &'a [usize; MOST_GROUPS + 1],
}

impl<'a> Layer<'a> {
    pub fn all(self) -> &'a [u32] {
        &self.states[..self.starts[MOST_GROUPS]]
    }

    pub fn group(self, group: usize) -> &'a [u32] {
        &self.states[self.starts[group]..self.starts[group + 1]]
    }
}
}

pub mod rotate {
use crate::puzzle_core::board::Board;
use crate::puzzle_core::cantor::{lehmer, next, unrank};
use crate::puzzle_core::puzzle::{Frontier, Layer, Puzzle};
use crate::puzzle_core::search::Distances;

pub const STATES: usize = 9 << RING_BITS;

pub type RotateDistances = Distances<STATES, 49_056>;

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
    Ring,
    Row,
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
        Rotation::Ring => [d, a, b, g, e, c, h, i, f],
        Rotation::Row => [a, b, c, f, d, e, g, h, i],
    }
}

pub struct Rotations {
    before_ring: [u16; RING + 1],
    before_row: [u16; STATES >> REST_BITS],
}

impl Rotations {
    pub const fn new() -> Self {
        Rotations { before_ring: [0; RING + 1], before_row: [0; STATES >> REST_BITS] }
    }

    pub fn fill(&mut self) {
        // A ring rotation changes every state, so entry 0 is not 0 once the table is filled.
        if self.before_ring[0] > 0 {
            return;
        }
        // Exchanging the numbers v and v - 1 changes one digit of the Lehmer code by one: that of the number which is read
        // first. So only the permutations with 0 in the centre and 8 at the left end are ranked; from each of them, such
        // exchanges take the left end down to 1.
        let mut numbers = [0, 8, 1, 2, 3, 4, 5, 6, 7];
        for _ in 0..5040 {
            let cells = in_cells(&numbers);
            let after_ring = rotated(&cells, Rotation::Ring);
            let (mut before, mut after) = (state(&cells), state(&after_ring));
            self.before_ring[after] = before as u16;
            let mut places = [0; 9];
            for (place, &cell) in READING.iter().enumerate() {
                places[usize::from(after_ring[cell])] = place;
            }
            let end = places[8];
            for &place in places[1..8].iter().rev() {
                before -= WEIGHTS[1];
                after = if place < end { after + WEIGHTS[place] } else { after - WEIGHTS[end] };
                self.before_ring[after] = before as u16;
            }
            next(&mut numbers);
        }
        // The third digit of the middle field does not change.
        for centre in 0..9 {
            for others in (0..MIDDLES << REST_BITS).step_by(WEIGHTS[2]) {
                let before = centre << RING_BITS | others;
                let after = state(&rotated(&board(before), Rotation::Row));
                for digit in 0..6 {
                    self.before_row[(after >> REST_BITS) + digit] = ((before >> REST_BITS) + digit) as u16;
                }
            }
        }
    }

    #[inline]
    fn before_ring(&self, state: usize) -> usize {
        state & !RING | usize::from(self.before_ring[state & RING])
    }

    #[inline]
    fn before_row(&self, state: usize) -> usize {
        usize::from(self.before_row[state >> REST_BITS]) << REST_BITS | state & REST
    }
}

impl Puzzle for Rotations {
    type Move = Rotation;

    const MOVES: &'static [Rotation] = &[Rotation::Ring, Rotation::Row];

    #[inline]
    fn is_state(index: usize) -> bool {
        (index & RING) >> REST_BITS < MIDDLES && index & REST < RESTS
    }

    fn after(&self, state: usize, rotation: Rotation) -> Option<usize> {
        Some(match rotation {
            Rotation::Ring => (0..7).fold(state, |state, _| self.before_ring(state)),
            Rotation::Row => (0..2).fold(state, |state, _| self.before_row(state)),
        })
    }

    fn before(&self, state: usize, rotation: Rotation) -> Option<usize> {
        Some(match rotation {
            Rotation::Ring => self.before_ring(state),
            Rotation::Row => self.before_row(state),
        })
    }
}

impl Frontier for Rotations {
    const MOVE_BITS: usize = 2;

    const GROUPS: usize = 4;

    #[inline]
    fn expand<F: FnMut(usize)>(&self, group: usize, layer: Layer<'_>, mut visit: F) {
        match group {
            0 => layer.all().iter().for_each(|&state| visit(self.before_ring(state as usize))),
            1 => layer.group(0).iter().for_each(|&state| visit(self.before_row(state as usize))),
            3 => layer.group(1).iter().for_each(|&state| visit(self.before_row(state as usize))),
            _ => {}
        }
    }
}
}

pub mod search {
use crate::puzzle_core::puzzle::{Frontier, Layer, MOST_GROUPS};

pub struct Distances<const STATES: usize, const LAYER: usize> {
    known: [u8; STATES],
    goal: usize,
    layers: [[u32; LAYER]; 2],
    starts: [[usize; MOST_GROUPS + 1]; 2],
    farthest: usize,
}

fn level<P: Frontier>(distance: usize) -> Option<u8> {
    let level = usize::from(u8::MAX >> P::MOVE_BITS).checked_sub(distance / P::PARITIES)?;
    Some((level << P::MOVE_BITS) as u8)
}

fn move_bits<P: Frontier>() -> u8 {
    (1 << P::MOVE_BITS) - 1
}

impl<const STATES: usize, const LAYER: usize> Distances<STATES, LAYER> {
    pub const fn new() -> Self {
        Distances {
            known: [0; STATES],
            goal: 0,
            layers: [[0; LAYER]; 2],
            starts: [[0; MOST_GROUPS + 1]; 2],
            farthest: 0,
        }
    }

    pub fn begun(&self) -> bool {
        self.starts[0][MOST_GROUPS] + self.starts[1][MOST_GROUPS] > 0
    }

    pub fn begin<P: Frontier>(&mut self, goal: usize) {
        if self.begun() {
            return;
        }
        // Write to each page of memory first: a read before the first write would cost a second page fault.
        for page in (0..STATES).step_by(4096).filter(|&page| P::is_state(page)) {
            self.known[page] = 0;
        }
        self.known[goal] = u8::MAX << P::MOVE_BITS;
        self.goal = goal;
        // No move found the goal, so it is put into each of its groups: then every move is applied to it.
        let groups = P::groups(goal);
        for (group, start) in self.starts[0].iter_mut().enumerate() {
            *start = group.clamp(groups.start, groups.end) - groups.start;
        }
        self.layers[0][..groups.len()].fill(goal as u32);
    }

    #[inline(never)] // a long function, called about thirty times
    pub fn grow<P: Frontier>(&mut self, puzzle: &P) -> bool {
        if self.farthest == P::FARTHEST {
            return false;
        }
        let (even, odd) = self.layers.split_at_mut(1);
        let (last, next) = if self.farthest % 2 == 0 { (&even[0], &mut odd[0]) } else { (&odd[0], &mut even[0]) };
        let starts = self.starts[self.farthest % 2];
        let next_starts = &mut self.starts[(self.farthest + 1) % 2];
        let layer = Layer { states: last, starts: &starts };
        let known = &mut self.known;
        let level = level::<P>(self.farthest + 1).expect("distances that fit a byte");
        let mut count = 0;
        for (group, start) in next_starts.iter_mut().enumerate() {
            *start = count;
            if group < P::GROUPS {
                let mark = level | (1 << (group % P::MOVES.len())) & move_bits::<P>();
                puzzle.expand(group, layer, |state| {
                    // Branch-free, since no processor could predict the branch: the state is always stored, and counted
                    // only if it is new. States closer to the goal have a higher level.
                    let before = known[state];
                    known[state] = if before <= level | move_bits::<P>() { before | mark } else { before };
                    next[count] = state as u32;
                    count += usize::from(before == 0);
                });
            }
        }
        self.farthest += usize::from(count > 0);
        count > 0
    }

    #[inline]
    pub fn of<P: Frontier>(&mut self, puzzle: &P, state: usize) -> Option<usize> {
        while self.known[state] == 0 {
            if !self.grow(puzzle) {
                return None;
            }
        }
        Some(self.distance::<P>(state))
    }

    #[inline]
    fn distance<P: Frontier>(&self, state: usize) -> usize {
        let level = usize::from(!self.known[state]) >> P::MOVE_BITS;
        level * P::PARITIES + (P::parity(state) + P::parity(self.goal)) % P::PARITIES
    }

    #[inline]
    fn closer<P: Frontier>(&self, puzzle: &P, state: usize) -> usize {
        if P::MOVE_BITS > 0 {
            return usize::from(self.known[state] & move_bits::<P>());
        }
        let is_closer = |&after: &usize| self.distance::<P>(after) + 1 == self.distance::<P>(state);
        let moves = P::MOVES.iter().enumerate();
        moves.map(|(index, &step)| usize::from(puzzle.after(state, step).filter(is_closer).is_some()) << index).sum()
    }

    #[inline]
    pub fn descend<P: Frontier>(&self, puzzle: &P, state: usize) -> Option<(usize, usize)> {
        let step = self.closer(puzzle, state).trailing_zeros() as usize;
        Some((step, puzzle.after(state, *P::MOVES.get(step)?)?))
    }
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
