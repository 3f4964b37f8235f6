//! What the page asks.

use crate::game::Game;
use crate::{graph, layers, listing, look, race, verdict};
use serde::Deserialize;
use serde_json::{json, Value};

/// A question. Boards are lists of numbers.
#[derive(Deserialize)]
#[serde(tag = "ask", rename_all = "kebab-case")]
enum Question {
    Catalog,
    Look { problem: String, board: Vec<u8>, goal: Vec<u8> },
    Read { problem: String, text: String },
    Graph { problem: String, board: Vec<u8>, goal: Vec<u8> },
    Layers { problem: String, goal: Vec<u8> },
    Shuffle { problem: String, goal: Vec<u8>, distance: usize, seed: u64 },
    Race { problem: String, board: Vec<u8>, goal: Vec<u8> },
    Check { problem: String, input: String, output: String, any: bool },
    Gen(verdict::Gen),
}

/// The answer to a question: an object, `{"error": ...}` if the question asks for what does not exist.
pub fn answer(question: &[u8]) -> String {
    let answer = serde_json::from_slice(question).map_err(|error| error.to_string()).and_then(answered);
    answer.unwrap_or_else(|error| json!({ "error": error })).to_string()
}

fn answered(question: Question) -> Result<Value, String> {
    match question {
        Question::Catalog => Ok(listing::catalog()),
        Question::Look { problem, board, goal } => Ok(look::look(&Game::new(&problem, &goal)?, &board)?),
        Question::Read { problem, text } => Ok(look::read(&Game::usual(&problem)?, &text)),
        Question::Graph { problem, board, goal } => graph::graph(&Game::new(&problem, &goal)?, &board),
        Question::Layers { problem, goal } => Ok(layers::layers(&Game::new(&problem, &goal)?)),
        Question::Shuffle { problem, goal, distance, seed } => {
            layers::shuffle(&Game::new(&problem, &goal)?, distance, seed)
        }
        Question::Race { problem, board, goal } => race::race(&Game::new(&problem, &goal)?, &board),
        Question::Check { problem, input, output, any } => verdict::check(&problem, &input, &output, any),
        Question::Gen(gen) => gen.input(),
    }
}
