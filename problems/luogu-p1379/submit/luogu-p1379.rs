// luogu-p1379 0.1.0 in one file, for `rustc --edition 2021 -O`.
// Made by `bundle luogu-p1379` from the packages luogu-p1379, console, puzzle-core: change them, not this.
// Licence: MIT OR Apache-2.0.

use std::process::ExitCode;
use std::sync::Mutex;

static SOLVER: Mutex<crate::luogu_p1379::Solver> = Mutex::new(crate::luogu_p1379::Solver::new());

fn main() -> ExitCode {
    crate::console::run("luogu-p1379", |text| SOLVER.lock().expect("one thread").solve(text))
}

mod luogu_p1379 {
use crate::puzzle_core::board::{blank, Board, NUMBERS};
use crate::puzzle_core::relabel::relabel;
use crate::puzzle_core::slide::{self, SlideDistances, Slides};
use crate::puzzle_core::text::{Found, InputError, Stream, Text};

const GOAL: Board = [1, 2, 3, 8, 0, 4, 7, 6, 5];

pub struct Solver {
    slides: Slides,
    distances: SlideDistances,
}

impl Solver {
    pub const fn new() -> Self {
        Solver { slides: Slides::new(), distances: SlideDistances::new() }
    }

    pub fn solve<S: Stream>(&mut self, text: &mut Text<S>) -> Result<(), InputError> {
        let place = text.next_place();
        let board = text.expect_board(&NUMBERS, "a board")?;
        let moves = self.distance(&board).ok_or(InputError {
            place,
            found: Found::Other("found a board with no path to the goal"),
            expected: "a solvable board",
        })?;
        text.write_number(moves as u64);
        text.write(b"\n");
        text.end()
    }

    fn distance(&mut self, board: &Board) -> Option<usize> {
        // States rank the tiles in reading order, so relabel them until the goal is in that order.
        let state = slide::state(&relabel(board, &GOAL))?;
        self.slides.fill();
        self.distances.begin::<Slides>(slide::in_order(blank(&GOAL)));
        self.distances.of(&self.slides, state)
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

pub fn is_valid(index: usize) -> bool {
    index % (1 << LOW_BITS) < LOWS
}

pub struct Cycle {
    high: [u16; HIGHS],
    low: [u16; LOWS],
    forward: [u16; HIGHS],
    inverse: [u16; HIGHS],
}

impl Cycle {
    pub const fn new() -> Self {
        Cycle { high: [0; HIGHS], low: [0; LOWS], forward: [0; HIGHS], inverse: [0; HIGHS] }
    }

    #[inline]
    fn digits(&self, index: usize) -> usize {
        usize::from(self.high[index >> LOW_BITS] + self.low[index % (1 << LOW_BITS)])
    }

    #[inline]
    pub fn forward(&self, index: usize) -> usize {
        usize::from(self.forward[self.digits(index)].wrapping_add(index as u16))
    }

    #[inline]
    pub fn inverse(&self, index: usize) -> usize {
        usize::from(self.inverse[self.digits(index)].wrapping_add(index as u16))
    }

    pub fn is_filled(&self) -> bool {
        self.forward[0] > 0
    }

    pub fn fill(&mut self, first: usize) {
        // By `first`. LAST: the weight, in a rank, of the last of the three digits. RANKS: the number of ranks with the same
        // digits before the three, or with the same upper field if all three come after it. In that case the seventh digit
        // may be one of them. It makes the sum of all digits even, so the upper field contributes the parity of its digits:
        // even for the ranks below LOWS, odd for the next LOWS ranks.
        const LAST: [usize; 6] = [60, 12, 3, 1, 1, 1];
        const RANKS: [usize; 6] = [HIGHS * LOWS, 42 * LOWS, 6 * LOWS, LOWS, LOWS, LOWS];
        let (last, ranks) = (LAST[first], RANKS[first]);
        for (high, digits) in self.high.iter_mut().enumerate() {
            let same = if first < 3 { high * LOWS % ranks } else { (high / 6 + high) % 2 * LOWS };
            *digits = (same / last) as u16;
        }
        for (low, digits) in self.low.iter_mut().enumerate() {
            *digits = (low / last) as u16;
        }
        for rank in (0..(2 * ranks).min(HIGHS * LOWS)).step_by(last) {
            let (from, to) = (index(rank), rotated(rank, first));
            self.forward[self.digits(from)] = (to as u16).wrapping_sub(from as u16);
            self.inverse[self.digits(to)] = (from as u16).wrapping_sub(to as u16);
        }
    }
}

fn rotated(rank: usize, first: usize) -> usize {
    const WEIGHTS: [usize; 6] = [42 << LOW_BITS, 6 << LOW_BITS, 1 << LOW_BITS, 12, 3, 1];
    let mut code = [rank / 2_520, rank / 360 % 7, rank / 60 % 6, rank / 12 % 5, rank / 3 % 4, rank % 3, 0, 0];
    code[6] = code.iter().sum::<usize>() % 2;
    for place in first..first + 2 {
        // If this digit exceeds the next one, this tile is the larger of the two. An exchange puts the smaller one first, which
        // takes one from the digit of the larger one; or the larger one first, which adds one.
        let (this, next) = (code[place], code[place + 1]);
        let (left, right) = if this > next { (next, this - 1) } else { (next + 1, this) };
        code[place] = left;
        code[place + 1] = right;
    }
    code.iter().zip(WEIGHTS).map(|(digit, weight)| digit * weight).sum()
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

pub mod relabel {
use crate::puzzle_core::board::Board;

pub fn relabel(start: &Board, goal: &Board) -> Board {
    let mut names = [0; 9];
    for (name, &tile) in (1..).zip(goal.iter().filter(|&&tile| tile != 0)) {
        names[usize::from(tile)] = name;
    }
    start.map(|tile| names[usize::from(tile)])
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
}
}

pub mod slide {
use crate::puzzle_core::board::Board;
use crate::puzzle_core::cantor::rank_even;
use crate::puzzle_core::even_permutation::{self, Cycle, INDICES};
use crate::puzzle_core::puzzle::{Frontier, Layer, Puzzle};
use crate::puzzle_core::search::Distances;
use crate::puzzle_core::swar::{splat, word};
use core::ops::Range;

pub const STATES: usize = 9 * INDICES;

pub const GODS_NUMBER: usize = 31;

pub type SlideDistances = Distances<STATES, 25_133>;

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

pub const fn in_order(cell: usize) -> usize {
    cell * INDICES
}

pub struct Slides([Cycle; 6]);

impl Slides {
    pub const fn new() -> Self {
        const EMPTY: Cycle = Cycle::new();
        Slides([EMPTY; 6])
    }

    pub fn fill(&mut self) {
        if self.0[0].is_filled() {
            return;
        }
        for (first, cycle) in self.0.iter_mut().enumerate() {
            cycle.fill(first);
        }
    }
}

impl Puzzle for Slides {
    type Move = Direction;

    const MOVES: &'static [Direction] = &DIRECTIONS;

    #[inline]
    fn is_state(index: usize) -> bool {
        even_permutation::is_valid(index % INDICES)
    }

    #[inline]
    fn after(&self, state: usize, direction: Direction) -> Option<usize> {
        let (cell, permutation) = (state / INDICES, state % INDICES);
        let to = direction.neighbour(cell)?;
        let permutation = match direction {
            Direction::Up => self.0[to].forward(permutation),
            Direction::Down => self.0[cell].inverse(permutation),
            Direction::Left | Direction::Right => permutation,
        };
        Some(to * INDICES + permutation)
    }

    fn before(&self, state: usize, direction: Direction) -> Option<usize> {
        self.after(state, direction.inverse())
    }
}

impl Frontier for Slides {
    const MOVE_BITS: usize = 4;

    const FARTHEST: usize = GODS_NUMBER;

    const PARITIES: usize = 2;

    #[inline]
    fn parity(state: usize) -> usize {
        (state / INDICES) % 2
    }

    const GROUPS: usize = 36;

    fn groups(state: usize) -> Range<usize> {
        let cell = state / INDICES;
        4 * cell..4 * cell + 4
    }

    #[inline]
    fn expand<F: FnMut(usize)>(&self, group: usize, layer: Layer<'_>, mut visit: F) {
        let (cell, direction) = (group / 4, DIRECTIONS[group % 4]);
        let to = match direction.neighbour(cell) {
            Some(to) => to,
            None => return,
        };
        let base = cell * INDICES;
        for (index, &next) in DIRECTIONS.iter().enumerate() {
            // A path that undoes its last move is not a shortest path.
            if next == direction.inverse() {
                continue;
            }
            let permutations = layer.group(4 * to + index).iter().map(|&state| state as usize - to * INDICES);
            match direction {
                Direction::Up => permutations.for_each(|permutation| visit(base + self.0[to].inverse(permutation))),
                Direction::Down => permutations.for_each(|permutation| visit(base + self.0[cell].forward(permutation))),
                Direction::Left | Direction::Right => permutations.for_each(|permutation| visit(base + permutation)),
            }
        }
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
