//! Cases of a puzzle whose boards are too many to be listed: by random walks.

use crate::board::Board;
use crate::case::Case;
use crate::generate::Layers;
use crate::problem::Problem;
use crate::random::Random;

/// Up to this distance all boards are listed.
const LISTED: usize = 10;

/// The number of cases at a larger distance.
const CASES: usize = 4;

/// Some cases whose shortest solution has `distance` moves; all of them, if it is small.
pub(crate) fn cases_at(problem: &Problem, distance: usize) -> Vec<Case> {
    let goal = problem.goal;
    if distance > problem.farthest {
        return Vec::new();
    }
    if distance <= LISTED {
        let mut starts = Layers::from(problem, goal).nth(distance).unwrap_or_default();
        starts.sort_unstable();
        return starts.into_iter().map(|start| Case { start, goal }).collect();
    }
    let mut random = Random::new(distance as u64);
    (0..CASES).map(|_| Case { start: at_distance(problem, distance, &mut random), goal }).collect()
}

/// A case that is no farther than the judge promises.
pub(crate) fn case(problem: &Problem, random: &mut Random) -> Case {
    let mut walk = vec![problem.goal];
    extend(problem, &mut walk, random.below(problem.farthest + 1), random);
    Case { start: walk[walk.len() - 1], goal: problem.goal }
}

/// A board at this distance: a walk that is made longer while its end is too near, and shorter while it is too far.
fn at_distance(problem: &Problem, distance: usize, random: &mut Random) -> Board {
    let mut walk = vec![problem.goal];
    loop {
        let end = walk[walk.len() - 1];
        let reached = problem.puzzle.distance(&end, &problem.goal).expect("a walk can be taken back");
        match distance.checked_sub(reached) {
            Some(0) => return end,
            Some(left) => extend(problem, &mut walk, left, random),
            None => walk.truncate(walk.len() - (reached - distance)),
        }
    }
}

/// Adds `moves` random moves, none of which takes back the one before it.
fn extend(problem: &Problem, walk: &mut Vec<Board>, moves: usize, random: &mut Random) {
    for _ in 0..moves {
        let last = walk[walk.len() - 1];
        let before = walk.len().checked_sub(2).map(|place| walk[place]);
        let letters = problem.puzzle.letters();
        let next = letters.iter().filter_map(|&letter| problem.puzzle.before(&last, letter));
        let next: Vec<Board> = next.filter(|&board| Some(board) != before).collect();
        walk.push(random.one_of(&next));
    }
}
