//! The problems that the page offers.

use crate::game::Game;
use judge::problem::PROBLEMS;
use judge::puzzle::Puzzle;
use serde_json::{json, Value};

/// All problems that the judge knows, with what the catalog says about them.
pub fn catalog() -> Value {
    PROBLEMS.iter().filter_map(|problem| catalog::problem(problem.name)).map(listed).collect()
}

fn listed(problem: &catalog::Problem) -> Value {
    let puzzle = problem.puzzle;
    let (rows, columns) = puzzle.size();
    let drawn = Game::usual(&problem.name).map(|game| drawn(game.puzzle)).unwrap_or_default();
    let (example, goal) = match &problem.output.start {
        // The board of an input is the goal.
        Some(start) => (Some(start.clone()), example(problem)),
        None => (example(problem), problem.output.goal.clone()),
    };
    json!({
        "name": problem.name,
        "title": problem.title,
        "judge": problem.judge,
        "url": problem.url,
        "asks": { "en": problem.asks, "zh": problem.chinese.asks },
        "idea": { "en": problem.idea, "zh": problem.chinese.idea },
        "puzzle": {
            "name": puzzle.name(), "rows": rows, "columns": columns, "drawn": drawn, "slides": puzzle.slides(), "letters": puzzle.letters(),
        },
        "goal": goal.unwrap_or(puzzle.in_order()),
        "readsGoal": problem.output.start.is_some(),
        "zero": problem.input.zero,
        "order": problem.output.tie_break,
        "one": problem.input.cases == catalog::Cases::One,
        "pairs": problem.input.cases.has_pairs(),
        "any": problem.output.accepts == Some(catalog::Accepts::AnyShortest),
        "counted": problem.input.cases == catalog::Cases::CountedPairs,
        "says": problem.output.unsolvable,
        "unsolvable": problem.output.unsolvable.is_some() && puzzle.slides(),
        "farthest": problem.output.farthest,
        "example": example,
        "language": if problem.submit.language == catalog::Language::C { "c" } else { "rs" },
        "to": problem.submit.to,
    })
}

/// For each place of the drawing, row by row, the index of its number in a board.
fn drawn(puzzle: &dyn Puzzle) -> Vec<usize> {
    (0..puzzle.rows()).flat_map(|row| (0..puzzle.width()).map(move |column| puzzle.cell(row, column))).collect()
}

/// A board to begin with: that of the problem's goal after a few moves backwards.
fn example(problem: &catalog::Problem) -> Option<Vec<u8>> {
    let game = Game::usual(&problem.name).ok()?;
    let letters = problem.puzzle.letters().as_bytes();
    let mut board = game.goal;
    for step in 0..60_usize {
        let letter = letters[(step * step + step / 3) % letters.len()];
        board = game.puzzle.before(&board, letter).unwrap_or(board);
    }
    Some(board.to_vec())
}
