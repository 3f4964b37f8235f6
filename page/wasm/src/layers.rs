//! The boards at each distance, by breadth-first search backwards from the goal.

use crate::game::{packed, Board, Game};
use crate::memory::tell_progress;
use judge::random::Random;
use serde_json::{json, Value};
use std::collections::HashSet;

/// The most boards that are counted. The puzzles on nine cells have fewer.
const MOST: usize = 400_000;

/// Visits the boards layer by layer, until `stop` says so, no board is left, or there are too many.
fn search(game: &Game, mut visit: impl FnMut(usize, &[Board]) -> bool) -> bool {
    let mut seen = HashSet::from([packed(&game.goal)]);
    let mut layer = vec![game.goal];
    let mut distance = 0;
    while !layer.is_empty() {
        if !visit(distance, &layer) {
            return true;
        }
        if seen.len() > MOST {
            return false;
        }
        let before = layer.iter().flat_map(|board| game.before(board));
        layer = before.filter(|board| seen.insert(packed(board))).collect();
        distance += 1;
    }
    true
}

/// The number of boards at each distance; `complete` says whether those are all.
pub fn layers(game: &Game) -> Value {
    let mut counts = Vec::new();
    let complete = search(game, |distance, layer| {
        counts.push(layer.len());
        tell_progress(distance as f64 / (distance as f64 + 8.0));
        true
    });
    json!({ "counts": counts, "complete": complete })
}

/// A random board at a distance.
///
/// # Errors
/// If there is none.
pub fn shuffle(game: &Game, distance: usize, seed: u64) -> Result<Value, String> {
    let mut random = Random::new(seed);
    let mut found = None;
    let mut farthest = 0;
    let complete = search(game, |layer_distance, layer| {
        farthest = layer_distance;
        if layer_distance == distance {
            found = Some(random.one_of(layer));
        }
        layer_distance < distance
    });
    match found {
        Some(board) => Ok(json!({ "board": board.to_vec() })),
        None if complete => Ok(json!({ "farthest": farthest })),
        None => walked(game, distance, &mut random),
    }
}

/// A board at a distance that is too far to count all boards up to it: random moves from the goal.
fn walked(game: &Game, distance: usize, random: &mut Random) -> Result<Value, String> {
    let mut board = game.goal;
    for _ in 0..100_000 {
        match game.distance(&board) {
            Some(reached) if reached == distance => return Ok(json!({ "board": board.to_vec() })),
            _ => {
                let before: Vec<Board> = game.before(&board).collect();
                board = random.one_of(&before);
            }
        }
    }
    Err(format!("no board at distance {distance} was found"))
}
