//! Random cases.

use crate::problem::{Case, Cases, Problem};
use crate::random::Random;
use puzzle_core::board::{Board, NUMBERS_IN_ORDER};
use puzzle_core::cantor::unrank;

/// The boards: `9!`.
const BOARDS: usize = 362_880;

/// Draws cases of a problem.
pub struct Generator {
    problem: &'static Problem,
    /// The share of cases that no moves solve, from 0 to 1.
    unsolvable: f64,
    /// All cases, but for the names of the tiles, at the distance that is asked for; empty if none is.
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

/// A case that random moves, up to 40 of them, make from the goal: near ones are likely.
pub fn walked(problem: &Problem, random: &mut Random) -> Case {
    let goal = random.one_of(&problem.goals());
    let mut start = goal;
    for _ in 0..random.below(41) {
        let letter = random.one_of(problem.puzzle.letters());
        start = problem.puzzle.before(&start, letter).unwrap_or(start);
    }
    renamed(problem, random, Case { start, goal })
}

/// All cases, but for the names of the tiles, whose shortest way has `distance` moves.
pub fn cases_at(problem: &Problem, distance: usize) -> Vec<Case> {
    let far = |case: &Case| problem.puzzle.distance(&case.start, &case.goal) == Some(distance);
    all_cases(problem).filter(far).collect()
}

/// The most moves that a shortest way has.
pub fn farthest(problem: &Problem) -> usize {
    let distances = all_cases(problem).filter_map(|case| problem.puzzle.distance(&case.start, &case.goal));
    distances.max().expect("the goal itself has a distance")
}

fn all_cases(problem: &Problem) -> impl Iterator<Item = Case> {
    let cases = |goal| (0..BOARDS).map(move |rank| Case { start: unrank(rank), goal });
    problem.goals().into_iter().flat_map(cases)
}

/// A case with any board.
fn shuffled(problem: &Problem, random: &mut Random, solvable: bool) -> Case {
    let mut board = || {
        let mut board = NUMBERS_IN_ORDER;
        random.shuffle(&mut board);
        board
    };
    let mut start = board();
    let goal = if problem.cases == Cases::CountedPairs { board() } else { problem.goal };
    if problem.puzzle.distance(&start, &goal).is_some() != solvable {
        let mut tiles = (0..9).filter(|&cell| start[cell] != 0);
        let (a, b) = (tiles.next().expect("a tile"), tiles.next().expect("another"));
        start.swap(a, b);
    }
    Case { start, goal }
}

/// The case with random names for its tiles, where no goal is given that would be another one then.
fn renamed(problem: &Problem, random: &mut Random, case: Case) -> Case {
    if problem.cases != Cases::CountedPairs {
        return case;
    }
    let mut names = NUMBERS_IN_ORDER;
    random.shuffle(&mut names[1..]);
    let rename = |board: Board| board.map(|tile| names[usize::from(tile)]);
    Case { start: rename(case.start), goal: rename(case.goal) }
}
