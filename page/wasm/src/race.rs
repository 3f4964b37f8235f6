//! Four searches on the same board, with the number of boards that each looks at: those from which it makes moves.

use crate::game::{packed, Board, Game};
use heuristic::Heuristic;
use serde_json::{json, Value};
use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap, HashSet};

mod heuristic;

/// The most boards that a search looks at before it gives up.
const MOST: u64 = 1_000_000;

/// What a search has done: the boards looked at in each part of the search, such as a layer.
#[derive(Default)]
struct Record {
    parts: Vec<(String, u64)>,
    distance: Option<usize>,
    total: u64,
}

impl Record {
    fn begin(&mut self, part: String) {
        if self.parts.last().is_none_or(|(last, _)| *last != part) {
            self.parts.push((part, 0));
        }
    }

    /// Counts a board; returns whether the search may go on.
    fn look(&mut self) -> bool {
        self.parts.last_mut().expect("a part has begun").1 += 1;
        self.total += 1;
        self.total < MOST
    }

    fn json(self, name: &str) -> Value {
        let parts: Vec<Value> = self.parts.iter().map(|(part, count)| json!([part, count])).collect();
        json!({ "name": name, "parts": parts, "distance": self.distance, "total": self.total })
    }
}

/// Runs the searches.
///
/// # Errors
/// If it is no board of the game's puzzle. Of an unsolvable one nothing is searched.
pub fn race(game: &Game, numbers: &[u8]) -> Result<Value, String> {
    let start = game.board(numbers)?;
    if game.puzzle.has_blank() && game.distance(&start).is_none() {
        return Ok(json!({ "searches": [], "most": MOST }));
    }
    let heuristic = Heuristic::new(game);
    let searches = [
        breadth_first(game, start).json("bfs"),
        both_sides(game, start).json("both"),
        a_star(game, &heuristic, start).json("a-star"),
        ida_star(game, &heuristic, start).json("ida-star"),
    ];
    Ok(json!({ "searches": searches, "most": MOST, "heuristic": heuristic.name(), "first": heuristic.of(&start) }))
}

fn breadth_first(game: &Game, start: Board) -> Record {
    let mut record = Record::default();
    let mut seen = HashSet::from([packed(&start)]);
    let mut layer = vec![start];
    for distance in 0.. {
        if layer.is_empty() {
            break;
        }
        record.begin(distance.to_string());
        let mut next = Vec::new();
        for board in layer {
            if board == game.goal {
                record.distance = Some(distance);
                return record;
            }
            if !record.look() {
                return record;
            }
            next.extend(game.after(&board).map(|(_, after)| after).filter(|after| seen.insert(packed(after))));
        }
        layer = next;
    }
    record
}

/// Widens the smaller of the two sides by a layer, until they meet.
fn both_sides(game: &Game, start: Board) -> Record {
    let mut record = Record::default();
    let mut layers = [vec![start], vec![game.goal]];
    let mut seen = [HashSet::from([packed(&start)]), HashSet::from([packed(&game.goal)])];
    let mut met = start == game.goal;
    let mut depths = [0, 0];
    while !met && layers.iter().all(|layer| !layer.is_empty()) {
        let side = usize::from(layers[1].len() < layers[0].len());
        record.begin(format!("{}{}", ["s", "g"][side], depths[side]));
        let mut next = Vec::new();
        for board in std::mem::take(&mut layers[side]) {
            if !record.look() {
                return record;
            }
            let neighbours: Vec<Board> = match side {
                0 => game.after(&board).map(|(_, after)| after).collect(),
                _ => game.before(&board).collect(),
            };
            for neighbour in neighbours {
                met |= seen[1 - side].contains(&packed(&neighbour));
                if seen[side].insert(packed(&neighbour)) {
                    next.push(neighbour);
                }
            }
        }
        layers[side] = next;
        depths[side] += 1;
    }
    record.distance = met.then_some(depths[0] + depths[1]);
    record
}

/// Least sum of moves made and estimate first; of equal sums the smaller estimate.
fn a_star(game: &Game, heuristic: &Heuristic, start: Board) -> Record {
    let mut record = Record::default();
    let estimate = heuristic.of(&start);
    let mut best = HashMap::from([(packed(&start), 0)]);
    let mut heap = BinaryHeap::from([Reverse((estimate, estimate, start))]);
    let mut limit = 0;
    while let Some(Reverse((sum, estimate, board))) = heap.pop() {
        let made = sum - estimate;
        if made > best[&packed(&board)] {
            continue;
        }
        limit = limit.max(sum);
        record.begin(limit.to_string());
        if board == game.goal {
            record.distance = Some(made);
            return record;
        }
        if !record.look() {
            return record;
        }
        for (_, after) in game.after(&board) {
            let known = best.entry(packed(&after)).or_insert(usize::MAX);
            if made + 1 < *known {
                *known = made + 1;
                let estimate = heuristic.of(&after);
                heap.push(Reverse((made + 1 + estimate, estimate, after)));
            }
        }
    }
    record
}

/// Depth first with a limit that rises until the goal is found. The move just made is never undone.
fn ida_star(game: &Game, heuristic: &Heuristic, start: Board) -> Record {
    let mut record = Record::default();
    let mut limit = heuristic.of(&start);
    loop {
        record.begin(limit.to_string());
        match deepen(game, heuristic, &mut record, (start, None), 0, limit) {
            Outcome::Found => {
                record.distance = Some(limit);
                return record;
            }
            Outcome::Next(Some(next)) => limit = next,
            Outcome::Next(None) | Outcome::GivenUp => return record,
        }
    }
}

enum Outcome {
    Found,
    /// The least sum above the limit.
    Next(Option<usize>),
    GivenUp,
}

fn deepen(
    game: &Game,
    heuristic: &Heuristic,
    record: &mut Record,
    (board, last): (Board, Option<Board>),
    made: usize,
    limit: usize,
) -> Outcome {
    let sum = made + heuristic.of(&board);
    if sum > limit {
        return Outcome::Next(Some(sum));
    }
    if board == game.goal {
        return Outcome::Found;
    }
    if !record.look() {
        return Outcome::GivenUp;
    }
    let mut least = None;
    for (_, after) in game.after(&board).filter(|&(_, after)| Some(after) != last) {
        match deepen(game, heuristic, record, (after, Some(board)), made + 1, limit) {
            Outcome::Next(next) => least = [least, next].into_iter().flatten().min(),
            outcome => return outcome,
        }
    }
    Outcome::Next(least)
}
