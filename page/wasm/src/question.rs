//! What the page asks: JSON objects that name the question as `ask`. Boards are lists of numbers.

use crate::game::Game;
use crate::{graph, layers, listing, look, race, verdict};
use serde_json::{json, Value};

/// A question's fields. A field that is missing or of another type reads as empty.
pub struct Question(Value);

impl Question {
    /// A text.
    pub fn text(&self, field: &str) -> &str {
        self.0[field].as_str().unwrap_or_default()
    }

    /// A whole number.
    pub fn number(&self, field: &str) -> Option<u64> {
        self.0[field].as_u64()
    }

    /// A share from 0 to 1.
    pub fn share(&self, field: &str) -> f64 {
        self.0[field].as_f64().unwrap_or_default()
    }

    /// Yes or no.
    pub fn is(&self, field: &str) -> bool {
        self.0[field] == true
    }

    /// The numbers of a board; 255 stands for what is none.
    fn board(&self, field: &str) -> Vec<u8> {
        let numbers = self.0[field].as_array().into_iter().flatten();
        numbers.map(|number| number.as_u64().and_then(|number| number.try_into().ok()).unwrap_or(u8::MAX)).collect()
    }

    /// The game that is meant.
    fn game(&self) -> Result<Game, String> {
        Game::new(self.text("problem"), &self.board("goal"))
    }
}

/// The answer to a question: an object, `{"error": ...}` if the question asks for what does not exist.
pub fn answer(question: &[u8]) -> String {
    let question = serde_json::from_slice(question).map_err(|error| error.to_string());
    let answer = question.and_then(|question| answered(&Question(question)));
    answer.unwrap_or_else(|error| json!({ "error": error })).to_string()
}

fn answered(question: &Question) -> Result<Value, String> {
    match question.text("ask") {
        "catalog" => Ok(listing::catalog()),
        "look" => look::look(&question.game()?, &question.board("board")),
        "read" => Ok(look::read(&Game::usual(question.text("problem"))?, question.text("text"))),
        "graph" => graph::graph(&question.game()?, &question.board("board")),
        "layers" => Ok(layers::layers(&question.game()?)),
        "shuffle" => {
            let distance = question.number("distance").unwrap_or_default() as usize;
            layers::shuffle(&question.game()?, distance, question.number("seed").unwrap_or_default())
        }
        "race" => race::race(&question.game()?, &question.board("board")),
        "check" => verdict::check(question),
        "hint" => verdict::hint(question),
        "gen" => verdict::gen(question),
        other => Err(format!("no question `{other}`")),
    }
}
