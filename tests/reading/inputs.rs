//! Inputs, right ones and others.

use itertools::Itertools;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{select, Index};
use puzzle_core::board::Board;
use tests::boards::is_even;

/// How right inputs of a problem look.
#[derive(Clone, Copy)]
pub(crate) struct Format {
    /// How few and how many boards they have here.
    pub(crate) boards: (usize, usize),
    /// The signs for 0.
    pub(crate) zeros: &'static str,
    /// Whether the boards are pairs that moves join, and their number stands before them.
    pub(crate) counted: bool,
    /// Where moves must lead from each board; `None` if no board is refused for that.
    pub(crate) goal: Option<Board>,
}

/// The symbols of a right input: any white space may stand before each.
fn symbols(format: Format) -> impl Strategy<Value = Vec<String>> {
    let board = Just([0, 1, 2, 3, 4, 5, 6, 7, 8]).prop_shuffle();
    let zero = select(format.zeros.chars().collect_vec());
    vec((board, zero), format.boards.0..=format.boards.1).prop_map(move |mut boards| {
        let mut symbols = Vec::new();
        if format.counted {
            boards.truncate(boards.len() / 2 * 2);
            boards.chunks_mut(2).for_each(|pair| join(&pair[0].0.clone(), &mut pair[1].0));
            symbols.push(format!("{}\n", boards.len() / 2));
        }
        for (mut board, zero) in boards {
            if let Some(goal) = format.goal {
                join(&goal, &mut board);
            }
            symbols.extend(board.map(|tile| if tile == 0 { zero.to_string() } else { tile.to_string() }));
        }
        symbols
    })
}

/// Makes `board` one that moves join to the `other`, by an exchange of two tiles if need be.
fn join(other: &Board, board: &mut Board) {
    if is_even(other) != is_even(board) {
        let tiles = board.iter().positions(|&tile| tile != 0).take(2).collect_vec();
        board.swap(tiles[0], tiles[1]);
    }
}

/// A right input without white space that could be left out, and the same with some: a blank before each symbol, or
/// anything.
pub(crate) fn two_layouts(format: Format) -> impl Strategy<Value = (Vec<u8>, Vec<u8>)> {
    let any_gap = || vec(select(&b" \t\r\n"[..]), 0..4);
    let gaps = move |count| prop_oneof![Just(vec![vec![b' ']; count]), vec(any_gap(), count)];
    let with_gaps = move |symbols: Vec<String>| (gaps(symbols.len()), any_gap(), Just(symbols));
    symbols(format).prop_flat_map(with_gaps).prop_map(|(gaps, end, symbols)| {
        let ragged = gaps.iter().zip(&symbols).flat_map(|(gap, symbol)| [gap, symbol.as_bytes()].concat());
        (symbols.concat().into_bytes(), ragged.chain(end).collect())
    })
}

/// Any byte, more often one that has a meaning.
fn byte() -> impl Strategy<Value = u8> {
    prop_oneof![select(&b"0123456789xX \t\r\n"[..]), any::<u8>()]
}

/// A right input with a few bytes taken out, replaced or put in.
pub(crate) fn spoiled(format: Format) -> impl Strategy<Value = Vec<u8>> {
    let edits = vec((any::<Index>(), 0..2usize, vec(byte(), 0..2)), 1..4);
    (two_layouts(format), edits).prop_map(|((_, mut input), edits)| {
        for (place, taken, put) in edits {
            let from = place.index(input.len() + 1);
            let to = input.len().min(from + taken);
            input.splice(from..to, put);
        }
        input
    })
}

/// Bytes in no order.
pub(crate) fn any_bytes(_: Format) -> impl Strategy<Value = Vec<u8>> {
    vec(byte(), 0..60)
}
