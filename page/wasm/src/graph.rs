//! All shortest paths from a board as a graph, if it is small.

use crate::game::{packed, Board, Game};
use serde_json::{json, Value};
use std::collections::HashMap;

/// The most boards that are drawn.
const MOST: usize = 120;

/// The boards on shortest paths, layer by layer, and the moves between them.
///
/// # Errors
/// If it is no board of the game's puzzle.
pub fn graph(game: &Game, numbers: &[u8]) -> Result<Value, String> {
    let start = game.board(numbers)?;
    let Some(distance) = game.distance(&start) else {
        return Ok(json!({ "boards": [], "moves": [], "complete": true }));
    };
    let mut graph = Graph { boards: Vec::new(), indices: HashMap::new() };
    let mut moves = Vec::new();
    graph.index(&start, 0);
    let mut next = 0;
    while next < graph.boards.len() {
        let (board, layer) = graph.boards[next];
        for (letter, after) in game.nearer(&board) {
            let to = graph.index(&after, layer + 1);
            moves.push(json!({ "from": next, "to": to, "letter": char::from(letter).to_string() }));
        }
        if graph.boards.len() > MOST {
            return Ok(json!({ "boards": [], "moves": [], "complete": false, "most": MOST }));
        }
        next += 1;
    }
    let boards: Vec<Value> =
        graph.boards.iter().map(|(board, layer)| json!({ "board": board.to_vec(), "layer": layer })).collect();
    Ok(json!({ "boards": boards, "moves": moves, "complete": true, "distance": distance }))
}

struct Graph {
    boards: Vec<(Board, usize)>,
    indices: HashMap<u64, usize>,
}

impl Graph {
    /// The index of a board, which is added if it is new.
    fn index(&mut self, board: &Board, layer: usize) -> usize {
        let boards = &mut self.boards;
        *self.indices.entry(packed(board)).or_insert_with(|| {
            boards.push((*board, layer));
            boards.len() - 1
        })
    }
}
