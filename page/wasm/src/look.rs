//! What there is to know about a board.

use crate::game::{Board, Game};
use judge::explain::explain;
use judge::input;
use judge::paths::PathCounts;
use puzzle_core::cantor::lehmer;
use serde_json::{json, Value};

/// Distance, moves, the first shortest path, the number of them, the inversions, the Lehmer code.
///
/// # Errors
/// If it is no board of the game's puzzle.
pub fn look(game: &Game, numbers: &[u8]) -> Result<Value, String> {
    let board = game.board(numbers)?;
    let distance = game.distance(&board);
    let path = game.puzzle.path(&board, &game.goal, game.problem.order);
    let boards = path.as_ref().map(|path| along(game, board, path));
    Ok(json!({
        "board": numbers,
        "distance": distance,
        "moves": moves(game, &board, distance),
        "path": path,
        "pathBoards": boards,
        "paths": PathCounts::to(game.puzzle, game.goal).from(&board),
        "inversions": if game.puzzle.has_blank() { inversions(game, &board) } else { Vec::new() },
        "explain": explain(game.problem, &game.case(board)),
        "lehmer": code(numbers),
    }))
}

/// The boards along a path, the start first.
fn along(game: &Game, start: Board, path: &str) -> Vec<Vec<u8>> {
    let mut board = start;
    let mut boards = vec![start.to_vec()];
    for letter in path.bytes() {
        board = game.puzzle.after(&board, letter).expect("a path stays on the board");
        boards.push(board.to_vec());
    }
    boards
}

/// Each move in the tie-break order, with the board after it, its distance, and whether it comes nearer.
fn moves(game: &Game, board: &Board, distance: Option<usize>) -> Vec<Value> {
    let all = game.problem.order.iter().map(|&letter| {
        let after = game.puzzle.after(board, letter);
        let left = after.and_then(|after| game.distance(&after));
        let nearer = left.is_some_and(|left| distance == Some(left + 1));
        json!({
            "letter": char::from(letter).to_string(), "board": after.map(|after| after.to_vec()), "distance": left, "nearer": nearer,
        })
    });
    all.collect()
}

/// The pairs of tiles, in reading order, that the goal has in the other order.
fn inversions(game: &Game, board: &Board) -> Vec<[u8; 2]> {
    let tiles: Vec<u8> = board.iter().copied().filter(|&tile| tile != 0).collect();
    let pairs =
        tiles.iter().enumerate().flat_map(|(first, &tile)| tiles[first + 1..].iter().map(move |&later| [tile, later]));
    pairs.filter(|&[tile, later]| game.goal.cell_of(tile) > game.goal.cell_of(later)).collect()
}

/// The Lehmer code of a board, digit by digit. Numbers that begin at 1 are counted from there.
fn code(numbers: &[u8]) -> Vec<u8> {
    let least = numbers.iter().min().copied().unwrap_or(0);
    let numbers: Vec<u8> = numbers.iter().map(|number| number - least).collect();
    match numbers.len() {
        8 => lehmer::<8>(&numbers.try_into().expect("eight")).to_vec(),
        9 => lehmer::<9>(&numbers.try_into().expect("nine")).to_vec(),
        16 => lehmer::<16>(&numbers.try_into().expect("sixteen")).to_vec(),
        _ => Vec::new(),
    }
}

/// The board that is written as `text`, as the problem's program reads it.
pub fn read(game: &Game, text: &str) -> Value {
    match input::read_board(game.problem, text) {
        Ok(board) => json!({ "board": board.to_vec() }),
        Err(error) => json!({ "error": error }),
    }
}
