//! Random cases.

use crate::board::Board;
use crate::case::Case;
use crate::problem::Problem;
use crate::random::Random;
use crate::vast;
use rustc_hash::FxHashSet;

/// Draws cases of a problem.
pub struct Generator {
    problem: &'static Problem,
    /// The share of cases that cannot be solved, from 0 to 1.
    unsolvable: f64,
    /// All cases, except for the names of the tiles, at the distance that is asked for; empty if none is.
    at_distance: Vec<Case>,
}

impl Generator {
    /// A generator of cases of which a share `unsolvable` cannot be solved and the others are `distance` moves away, or
    /// any number of moves for `None`.
    ///
    /// # Errors
    /// If there are no such cases.
    pub fn new(problem: &'static Problem, distance: Option<usize>, unsolvable: f64) -> Result<Self, String> {
        if !(0.0..=1.0).contains(&unsolvable) {
            return Err(format!("the share of unsolvable boards is {unsolvable}, expected 0 to 1"));
        }
        if unsolvable > 0.0 && !problem.has_unsolvable() {
            return Err(format!("no input of {} has an unsolvable board", problem.name));
        }
        let at_distance = distance.map_or(Vec::new(), |distance| cases_at(problem, distance));
        match distance {
            Some(distance) if at_distance.is_empty() => {
                let farthest = farthest(problem);
                Err(format!("no case of {} is {distance} moves away, the farthest are {farthest}", problem.name))
            }
            _ => Ok(Generator { problem, unsolvable, at_distance }),
        }
    }

    /// A case. All that can be asked for are equally likely.
    pub fn case(&self, random: &mut Random) -> Case {
        if random.is_in(self.unsolvable) {
            return shuffled(self.problem, random, false);
        }
        if self.at_distance.is_empty() {
            return shuffled(self.problem, random, true);
        }
        let case = random.one_of(&self.at_distance);
        renamed(self.problem, random, case)
    }
}

/// A case that up to 40 random moves make from the goal: near ones are likely.
pub fn walked(problem: &Problem, random: &mut Random) -> Case {
    let goal = random.one_of(&problem.goals());
    let mut start = goal;
    for _ in 0..random.below(41) {
        let letter = random.one_of(problem.puzzle.letters());
        start = problem.puzzle.before(&start, letter).unwrap_or(start);
    }
    renamed(problem, random, Case { start, goal })
}

/// All cases, except for the names of the tiles, whose shortest solution has `distance` moves; of a vast puzzle, some.
pub fn cases_at(problem: &Problem, distance: usize) -> Vec<Case> {
    if problem.puzzle.is_vast() {
        return vast::cases_at(problem, distance);
    }
    let layers = problem.goals().into_iter().map(|goal| (goal, Layers::from(problem, goal).nth(distance)));
    let cases = layers.flat_map(|(goal, layer)| cases_of(goal, layer.unwrap_or_default()));
    cases.map(|case| problem.settled(case)).collect()
}

/// The largest distance of a case.
pub fn farthest(problem: &Problem) -> usize {
    if problem.puzzle.is_vast() {
        return problem.farthest;
    }
    problem.goals().into_iter().map(|goal| Layers::from(problem, goal).count() - 1).max().expect("a goal")
}

fn cases_of(goal: Board, mut starts: Vec<Board>) -> impl Iterator<Item = Case> {
    starts.sort_unstable();
    starts.into_iter().map(move |start| Case { start, goal })
}

/// The boards at each distance from which a goal is reachable, the goal itself first.
pub struct Layers<'a> {
    problem: &'a Problem,
    seen: FxHashSet<Board>,
    next: Vec<Board>,
}

impl<'a> Layers<'a> {
    /// The layers of a breadth-first search from `goal`.
    pub fn from(problem: &'a Problem, goal: Board) -> Self {
        Layers { problem, seen: FxHashSet::from_iter([goal]), next: vec![goal] }
    }
}

impl Iterator for Layers<'_> {
    type Item = Vec<Board>;

    fn next(&mut self) -> Option<Vec<Board>> {
        let Layers { problem, seen, next } = self;
        let puzzle = problem.puzzle;
        let before = |board: &Board| {
            let board = *board;
            puzzle.letters().iter().filter_map(move |&letter| puzzle.before(&board, letter))
        };
        let further: Vec<Board> = next.iter().flat_map(before).filter(|board| seen.insert(*board)).collect();
        let layer = std::mem::replace(next, further);
        (!layer.is_empty()).then_some(layer)
    }
}

/// A case with any board.
fn shuffled(problem: &Problem, random: &mut Random, solvable: bool) -> Case {
    if problem.puzzle.is_vast() {
        return vast::case(problem, random);
    }
    let mut board = || {
        let mut board = problem.puzzle.in_order();
        board.sort_unstable();
        random.shuffle(&mut board);
        board
    };
    let mut start = board();
    let goal = if problem.has_pairs() { board() } else { problem.goal };
    if problem.puzzle.distance(&start, &goal).is_some() != solvable {
        let mut tiles = (0..start.len()).filter(|&cell| start[cell] != 0);
        let (a, b) = (tiles.next().expect("a tile"), tiles.next().expect("another"));
        start.swap(a, b);
    }
    problem.settled(Case { start, goal })
}

/// The case with random names for its tiles, if it has a goal of its own.
fn renamed(problem: &Problem, random: &mut Random, case: Case) -> Case {
    if !problem.has_pairs() {
        return problem.settled(case);
    }
    let mut old: Vec<u8> = case.goal.iter().copied().filter(|&tile| tile != 0 || !problem.puzzle.has_blank()).collect();
    old.sort_unstable();
    let mut new = old.clone();
    random.shuffle(&mut new);
    let rename = |tile| old.iter().position(|&other| other == tile).map_or(tile, |place| new[place]);
    Case { start: case.start.map(rename), goal: case.goal.map(rename) }
}
