//! What there is to know about a board: whether and why it can be solved, how far it is, where to go.

use crate::complaint::counted;
use crate::draw::side_by_side;
use crate::problem::{Case, Problem};
use crate::puzzle::Puzzle;
use crate::ways::Ways;
use puzzle_core::board::Board;

/// All about the start of a case, in lines.
pub fn explain(problem: &Problem, case: &Case) -> String {
    let puzzle = problem.puzzle;
    let mut text = side_by_side(puzzle, &[("board", case.start), ("goal", case.goal)]);
    text += "\n";
    text += &match puzzle {
        Puzzle::Slide => parity(case),
        Puzzle::Rotate => {
            "Every board can be solved: a turn is an odd permutation, a shift an even one, so both kinds \
                           of boards are reached.\n"
                .to_string()
        }
    };
    if let Some(distance) = puzzle.distance(&case.start, &case.goal) {
        text += &shortest_ways(problem, case, distance);
    }
    text
}

/// Whether the goal can be reached by slides, with the inversions that tell.
fn parity(case: &Case) -> String {
    let inversions = inversions(case);
    let listed: String = inversions.chunks(8).map(|line| format!("\n    {}", line.join(", "))).collect();
    let verdict = match inversions.len() % 2 {
        0 => "even, so it can be solved",
        _ => "odd, so it cannot be solved",
    };
    format!(
        "Inversions, pairs of tiles that the goal has in the other order: {}, {verdict}.{listed}\n\
         A slide along a row turns no pair round, one along a column two: even stays even, odd stays odd.\n",
        inversions.len()
    )
}

/// The pairs of tiles, in reading order, that are in the other order in the goal.
fn inversions(case: &Case) -> Vec<String> {
    let place = |tile: u8| case.goal.iter().position(|&other| other == tile);
    let tiles: Vec<u8> = case.start.iter().copied().filter(|&tile| tile != 0).collect();
    let behind = |first: usize| tiles[first + 1..].iter().copied();
    let pairs = tiles.iter().enumerate().flat_map(|(first, &tile)| behind(first).map(move |later| (tile, later)));
    let inverted = pairs.filter(|&(tile, later)| place(tile) > place(later));
    inverted.map(|(tile, later)| format!("{tile} before {later}")).collect()
}

/// How far it is, how many shortest ways there are, and the moves with which they begin.
fn shortest_ways(problem: &Problem, case: &Case, distance: usize) -> String {
    if distance == 0 {
        return "Distance: 0 moves, it is the goal.\n".to_string();
    }
    let puzzle = problem.puzzle;
    let mut ways = Ways::to(puzzle, case.goal);
    let way = puzzle.way(&case.start, &case.goal, problem.order).expect("a distance is that of a way");
    let mut text = format!("Distance: {}.\n", counted(distance, "move"));
    let order: Vec<String> = problem.order.iter().map(|&letter| char::from(letter).to_string()).collect();
    let count = ways.from(&case.start) as usize;
    text += &format!("{}; in the order {} the first is {way}\n", counted(count, "shortest way"), order.join(", "));
    text += &format!("Moves that come nearer, to {}:\n\n", counted(distance - 1, "move"));
    let nearer = puzzle.nearer(&case.start, &case.goal, problem.order);
    let named = nearer.iter().map(|(letter, after)| {
        let count = ways.from(after) as usize;
        (format!("{}, {}", char::from(*letter), counted(count, "way")), *after)
    });
    let named: Vec<(String, Board)> = named.collect();
    let boards: Vec<(&str, Board)> = named.iter().map(|(name, board)| (name.as_str(), *board)).collect();
    text + &side_by_side(puzzle, &boards)
}
