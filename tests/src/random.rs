//! Random inputs, valid and invalid.

use crate::boards::reachable;
use crate::moves::moved;
use catalog::{Cases, Problem, Puzzle};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{select, Index};

/// The symbols of a valid input. White space is allowed before each of them.
fn symbols(problem: &'static Problem) -> impl Strategy<Value = Vec<String>> {
    let count = match problem.input.cases {
        Cases::One => 1..=1,
        _ => 0..=5,
    };
    vec(case(problem), count).prop_map(|cases| {
        let head = (problem.input.cases == Cases::CountedPairs).then(|| format!("{}\n", cases.len()));
        head.into_iter().chain(cases.into_iter().flatten()).collect()
    })
}

/// The symbols of a case. It is solvable unless the problem has unsolvable cases.
fn case(problem: &'static Problem) -> impl Strategy<Value = Vec<String>> {
    let zero = || match problem.zeros() {
        "" => Just("".to_string()).boxed(),
        zeros => select(zeros.chars().map(String::from).collect::<Vec<_>>()).boxed(),
    };
    (board(problem.puzzle), board(problem.puzzle), zero(), zero()).prop_map(|(mut start, goal, zero, other)| {
        let pairs = problem.input.cases.has_pairs();
        if problem.output.unsolvable.is_none() {
            let other = problem.output.goal.as_ref().or(problem.output.start.as_ref());
            make_reachable(problem.puzzle, &mut start, other.unwrap_or(&goal));
        }
        let written = |board: Vec<u8>, zero: &str| -> Vec<String> {
            board.iter().map(|&number| if number == 0 { zero.to_string() } else { number.to_string() }).collect()
        };
        let mut symbols = written(start, &zero);
        symbols.extend(pairs.then(|| written(goal, &other)).into_iter().flatten());
        symbols
    })
}

/// Any board; of the fifteen puzzle, one that is at most twenty moves from the goal.
fn board(puzzle: Puzzle) -> BoxedStrategy<Vec<u8>> {
    if puzzle != Puzzle::Fifteen {
        return Just(puzzle.in_order()).prop_shuffle().boxed();
    }
    let letters = select(puzzle.letters().chars().collect::<Vec<_>>());
    let play = move |board: Vec<u8>, letter| moved(puzzle, &board, letter).unwrap_or(board);
    vec(letters, 0..20).prop_map(move |letters| letters.into_iter().fold(puzzle.in_order(), play)).boxed()
}

/// Makes `goal` reachable from `board`, by an exchange of two tiles if necessary.
fn make_reachable(puzzle: Puzzle, board: &mut [u8], goal: &[u8]) {
    if !reachable(puzzle, board, goal) {
        let tiles: Vec<usize> = (0..board.len()).filter(|&cell| board[cell] != 0).take(2).collect();
        board.swap(tiles[0], tiles[1]);
    }
}

/// A valid input with the least white space, and the same input with more: a space before each symbol, or any white space.
pub fn two_layouts(problem: &'static Problem) -> impl Strategy<Value = (Vec<u8>, Vec<u8>)> {
    // Numbers of two digits need white space between them.
    let least = usize::from(problem.puzzle.cells() > 9);
    let any_gap = move || vec(select(&b" \t\r\n"[..]), least..4);
    let gaps = move |count| prop_oneof![Just(vec![vec![b' ']; count]), vec(any_gap(), count)];
    let with_gaps = move |symbols: Vec<String>| (gaps(symbols.len()), any_gap(), Just(symbols));
    symbols(problem).prop_flat_map(with_gaps).prop_map(move |(gaps, end, symbols)| {
        let ragged = gaps.iter().zip(&symbols).flat_map(|(gap, symbol)| [gap, symbol.as_bytes()].concat());
        (symbols.join(&" "[..least]).into_bytes(), ragged.chain(end).collect())
    })
}

/// Any byte, more often one that has a meaning in some input.
fn byte() -> impl Strategy<Value = u8> {
    prop_oneof![select(&b"0123456789xX \t\r\n"[..]), any::<u8>()]
}

/// A valid input with a few bytes deleted, replaced or inserted.
pub fn spoiled(problem: &'static Problem) -> impl Strategy<Value = Vec<u8>> {
    let edits = vec((any::<Index>(), 0..2usize, vec(byte(), 0..2)), 1..4);
    (two_layouts(problem), edits).prop_map(|((_, mut input), edits)| {
        for (place, taken, put) in edits {
            let from = place.index(input.len() + 1);
            let to = input.len().min(from + taken);
            input.splice(from..to, put);
        }
        input
    })
}

/// Random bytes.
pub fn any_bytes(_: &'static Problem) -> impl Strategy<Value = Vec<u8>> {
    vec(byte(), 0..60)
}
