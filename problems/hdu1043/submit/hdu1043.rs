// hdu1043 0.1.0 in one file, for `rustc --edition 2021 -O`.
// Made by `bundle hdu1043` from the packages hdu1043, console, puzzle-core: change them, not this.
// Licence: MIT OR Apache-2.0.

use std::process::ExitCode;
use std::sync::Mutex;

static SOLVER: Mutex<crate::hdu1043::Solver> = Mutex::new(crate::hdu1043::Solver::new());

fn main() -> ExitCode {
    crate::console::run("hdu1043", |text| SOLVER.lock().expect("one thread").solve(text))
}

mod hdu1043 {
mod routes {
use crate::puzzle_core::slide::{SlideDistances, Slides, BOUND};

const STAGE: usize = 9;

const STOPS: usize = 15_956;

const START: usize = 8;
const END: usize = 28;

pub(crate) const LINE: usize = START + END;

pub(crate) struct Routes {
    starts: [u32; BOUND],
    ends: [u64; STOPS + 1],
    known: u32,
    letters: [[u8; 4]; 256],
}

const PLACE: usize = 2 * STAGE - 1;

impl Routes {
    pub(crate) const fn new() -> Self {
        Routes { starts: [0; BOUND], ends: [0; STOPS + 1], known: 0, letters: [[0; 4]; 256] }
    }

    pub(crate) fn fill(&mut self) {
        for (moves, letters) in self.letters.iter_mut().enumerate() {
            *letters = [0, 2, 4, 6].map(|shift| b"udlr"[moves >> shift & 3]);
        }
    }

    #[inline]
    pub(crate) fn write(
        &mut self,
        slides: &Slides,
        distances: &mut SlideDistances,
        state: usize,
        line: &mut [u8],
    ) -> usize {
        if self.starts[state] == 0 {
            distances.of(slides, state);
            self.learn(slides, distances, state);
        }
        let (start, end) = self.parts(state);
        let stop = length(start);
        self.write_part(start, &mut line[..START]);
        self.write_part(end, &mut line[stop..stop + END]);
        stop + length(end)
    }

    #[inline]
    fn parts(&self, state: usize) -> (u64, u64) {
        let start = self.starts[state];
        (u64::from(start) % (1 << PLACE), self.ends[(start >> PLACE) as usize])
    }

    #[inline]
    fn write_part(&self, moves: u64, part: &mut [u8]) {
        for (four, letters) in part.chunks_exact_mut(4).enumerate() {
            letters.copy_from_slice(&self.letters[(moves >> (8 * four)) as usize & 255]);
        }
    }

    #[cold]
    fn learn(&mut self, slides: &Slides, distances: &SlideDistances, state: usize) {
        if self.starts[state] != 0 {
            return;
        }
        let (mut start, mut end, mut place) = (1, 1, 0);
        if let Some((side, next)) = distances.nearer(slides, state) {
            self.learn(slides, distances, next);
            (start, end) = self.parts(next);
            start = start << 2 | side as u64;
            place = self.starts[next] >> PLACE;
            if length(start) == STAGE {
                // The 1 above the start gives way to the end.
                (start, end, place) = (1, start ^ 1 << (2 * STAGE) | end << (2 * STAGE), 0);
            }
        }
        if place == 0 {
            self.known += 1;
            place = self.known;
            self.ends[place as usize] = end;
        }
        self.starts[state] = start as u32 | place << PLACE;
    }
}

#[inline]
fn length(moves: u64) -> usize {
    (63 - moves.leading_zeros() as usize) / 2
}
}

use crate::puzzle_core::board::{Board, TILES};
use crate::puzzle_core::cantor::EvenRanks;
use crate::puzzle_core::slide::{self, SlideDistances, Slides, SIDES};
use crate::puzzle_core::text::{Fault, Stream, Text};
use routes::{Routes, LINE};

const FEW: usize = 8_000;

pub struct Solver {
    slides: Slides,
    distances: SlideDistances,
    cases: usize,
    ranks: EvenRanks,
    routes: Routes,
}

impl Solver {
    pub const fn new() -> Self {
        Solver {
            slides: Slides::new(),
            distances: SlideDistances::new(),
            cases: 0,
            ranks: EvenRanks::new(),
            routes: Routes::new(),
        }
    }

    pub fn solve<S: Stream>(&mut self, text: &mut Text<S>) -> Result<(), Fault> {
        self.slides.fill();
        self.distances.begin::<Slides>(slide::in_order(8));
        while let Some(board) = text.board(&TILES)? {
            let line = text.room::<LINE>();
            let length = if self.cases < FEW { self.walk(&board, line) } else { self.look_up(&board, line) };
            match length {
                Some(length) => {
                    line[length] = b'\n';
                    text.wrote(length + 1);
                }
                None => text.write(b"unsolvable\n"),
            }
        }
        Ok(())
    }

    fn walk(&mut self, board: &Board, line: &mut [u8]) -> Option<usize> {
        self.cases += 1;
        if self.cases == FEW {
            self.ranks.fill();
            self.routes.fill();
        }
        let mut state = slide::state(board)?;
        self.distances.of(&self.slides, state);
        let mut length = 0;
        while let Some((side, next)) = self.distances.nearer(&self.slides, state) {
            line[length] = SIDES[side].letter();
            (state, length) = (next, length + 1);
        }
        Some(length)
    }

    #[inline]
    fn look_up(&mut self, board: &Board, line: &mut [u8]) -> Option<usize> {
        let state = slide::state_by(&self.ranks, board)?;
        Some(self.routes.write(&self.slides, &mut self.distances, state, line))
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

pub struct EvenRanks {
    first: [u16; 1 << 12],
    last: [u16; 1 << 12],
}

const ODD: u16 = 1 << 15;

impl EvenRanks {
    pub const fn new() -> Self {
        EvenRanks { first: [0; 1 << 12], last: [0; 1 << 12] }
    }

    pub fn fill(&mut self) {
        let mut rank = 0;
        for order in 0..1 << 12 {
            let [a, b, c, d] = [9, 6, 3, 0].map(|shift| order >> shift & 7);
            let seen: u16 = 1 << a | 1 << b | 1 << c | 1 << d;
            if seen.count_ones() < 4 {
                continue;
            }
            let smaller = |symbol, behind: &[u16]| behind.iter().filter(|&&other| other < symbol).count() as u16;
            let code = [smaller(a, &[b, c, d]), smaller(b, &[c, d]), smaller(c, &[d])];
            let sum = code[0] + code[1] + code[2];
            let key = usize::from(a | b << 3 | c << 6 | d << 9);
            self.last[key] = 3 * code[0] + code[1] + sum % 2 * ODD;
            // Of the symbols before, each larger one is counted by `code`, and each smaller one is missing behind.
            self.first[key] = 12 * rank + (a + b + c + d + sum) % 2 * ODD;
            rank += 1;
        }
    }

    #[inline]
    pub fn rank(&self, symbols: u64) -> Option<usize> {
        let twos = (symbols | symbols >> 5) & 0x003f_003f_003f_003f;
        let fours = twos | twos >> 10;
        let first = self.first[fours as usize & 0xfff];
        let last = self.last[(fours >> 32) as usize & 0xfff];
        let rank = first.wrapping_add(last);
        if rank < ODD {
            Some(rank.into())
        } else {
            None
        }
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

pub struct Cycle {
    high: [u16; HIGHS],
    low: [u16; LOWS],
    past: [u16; HIGHS],
    back: [u16; HIGHS],
}

impl Cycle {
    pub const fn new() -> Self {
        Cycle { high: [0; HIGHS], low: [0; LOWS], past: [0; HIGHS], back: [0; HIGHS] }
    }

    #[inline]
    fn digits(&self, order: usize) -> usize {
        usize::from(self.high[order >> LOW_BITS] + self.low[order % (1 << LOW_BITS)])
    }

    #[inline]
    pub fn past(&self, order: usize) -> usize {
        usize::from(self.past[self.digits(order)].wrapping_add(order as u16))
    }

    #[inline]
    pub fn back(&self, order: usize) -> usize {
        usize::from(self.back[self.digits(order)].wrapping_add(order as u16))
    }

    pub fn is_filled(&self) -> bool {
        self.past[0] > 0
    }

    pub fn fill(&mut self, first: usize) {
        // By the first of the three digits: the weight of the last one in the rank, and how many ranks the digits from the
        // first one on make up, or those of the lower field. In that field the seventh digit matters too, which is odd if
        // the sum of the six before is. So what the upper field says there is whether its sum is odd; for the ranks below
        // LOWS it is even, for as many behind them odd.
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
            let (from, to) = (number(rank), past_two(rank, first));
            self.past[self.digits(from)] = (to as u16).wrapping_sub(from as u16);
            self.back[self.digits(to)] = (from as u16).wrapping_sub(to as u16);
        }
    }
}

fn past_two(rank: usize, first: usize) -> usize {
    const WEIGHTS: [usize; 6] = [42 << LOW_BITS, 6 << LOW_BITS, 1 << LOW_BITS, 12, 3, 1];
    let mut code = [rank / 2_520, rank / 360 % 7, rank / 60 % 6, rank / 12 % 5, rank / 3 % 4, rank % 3, 0, 0];
    code[6] = code.iter().sum::<usize>() % 2;
    for place in first..first + 2 {
        // Of two neighbours the one with the larger digit is larger. The larger one counts the other only if it stands before.
        let (this, next) = (code[place], code[place + 1]);
        let (before, behind) = if this > next { (next, this - 1) } else { (next + 1, this) };
        code[place] = before;
        code[place + 1] = behind;
    }
    code.iter().zip(WEIGHTS).map(|(digit, weight)| digit * weight).sum()
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

    fn after(&self, state: usize, step: Self::Move) -> Option<usize>;

    fn before<F: FnMut(usize)>(&self, group: usize, layer: Layer<'_>, visit: F);
}

pub const MOST_GROUPS: usize = 36;

#[derive(Clone, Copy)]
pub struct Layer<'a> {
    states: &'a [u32],
    starts: &'a [usize; MOST_GROUPS + 1],
}

impl<'a> Layer<'a> {
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

    #[inline]
    pub fn nearer<P: Puzzle>(&self, puzzle: &P, state: usize) -> Option<(usize, usize)> {
        let step = self.known[state].trailing_zeros() as usize;
        Some((step, puzzle.after(state, *P::MOVES.get(step)?)?))
    }
}
}

pub mod slide {
use crate::puzzle_core::board::Board;
use crate::puzzle_core::cantor::{rank_even, EvenRanks};
use crate::puzzle_core::lanes::{each, word};
use crate::puzzle_core::order::{self, Cycle, ORDERS};
use crate::puzzle_core::search::{Distances, Layer, Puzzle};
use core::ops::Range;

pub const BOUND: usize = 9 * ORDERS;

pub type SlideDistances = Distances<BOUND, 25_133>;

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
pub fn state_by(ranks: &EvenRanks, board: &Board) -> Option<usize> {
    let (cell, order) = split(board);
    Some(cell * ORDERS + order::number(ranks.rank(order)?))
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

pub const fn in_order(cell: usize) -> usize {
    cell * ORDERS
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
    type Move = Side;

    const MOVES: &'static [Side] = &SIDES;

    const PARITIES: usize = 2;

    const BLOCK: usize = BOUND;
    const USED: usize = BOUND;

    const GROUPS: usize = 36;

    #[inline]
    fn parity(state: usize) -> usize {
        (state / ORDERS) % 2
    }

    fn groups(state: usize) -> Range<usize> {
        let cell = state / ORDERS;
        4 * cell..4 * cell + 4
    }

    #[inline]
    fn after(&self, state: usize, side: Side) -> Option<usize> {
        let (cell, order) = (state / ORDERS, state % ORDERS);
        let to = side.of(cell)?;
        let order = match side {
            Side::Up => self.0[to].past(order),
            Side::Down => self.0[cell].back(order),
            Side::Left | Side::Right => order,
        };
        Some(to * ORDERS + order)
    }

    #[inline]
    fn before<F: FnMut(usize)>(&self, group: usize, layer: Layer<'_>, mut visit: F) {
        let (cell, side) = (group / 4, SIDES[group % 4]);
        let to = match side.of(cell) {
            Some(to) => to,
            None => return,
        };
        let base = cell * ORDERS;
        for (index, &nearer) in SIDES.iter().enumerate() {
            // A way that goes back at once is no shortest one.
            if nearer == side.undo() {
                continue;
            }
            let orders = layer.group(4 * to + index).iter().map(|&state| state as usize - to * ORDERS);
            match side {
                Side::Up => orders.for_each(|order| visit(base + self.0[to].back(order))),
                Side::Down => orders.for_each(|order| visit(base + self.0[cell].past(order))),
                Side::Left | Side::Right => orders.for_each(|order| visit(base + order)),
            }
        }
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

    #[inline]
    pub fn room<const N: usize>(&mut self) -> &mut [u8] {
        if N > BUFFER - self.written {
            self.flush();
        }
        &mut self.output[self.written..self.written + N]
    }

    #[inline]
    pub fn wrote(&mut self, length: usize) {
        self.written += length;
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
