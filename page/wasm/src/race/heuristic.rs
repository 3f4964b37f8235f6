//! An admissible estimate of the distance for any puzzle: how far each number is from its cell, all others ignored.

use crate::game::{Board, Game};

/// Distances of single numbers to their cells in the goal.
pub struct Heuristic {
    /// By number, then by cell.
    steps: Vec<Vec<usize>>,
    /// Whether the numbers' distances add up, since each move takes one number one cell (else: the largest of them).
    adds: bool,
}

impl Heuristic {
    /// The estimate for the game's goal.
    pub fn new(game: &Game) -> Self {
        let most = game.goal.iter().max().map_or(0, |&number| usize::from(number));
        let width = game.puzzle.width();
        let mut steps = vec![vec![0; game.goal.len()]; most + 1];
        for (home, &number) in game.goal.iter().enumerate() {
            let apart = |cell: usize| (cell / width).abs_diff(home / width) + (cell % width).abs_diff(home % width);
            steps[usize::from(number)] = match (game.puzzle.has_blank(), number) {
                // The blank is no tile: with it the sum would be too large.
                (true, 0) => continue,
                (true, _) => (0..game.goal.len()).map(apart).collect(),
                (false, _) => steps_home(game, home),
            };
        }
        Heuristic { steps, adds: game.puzzle.has_blank() }
    }

    /// At most the distance.
    pub fn of(&self, board: &Board) -> usize {
        let each = board.iter().enumerate().map(|(cell, &number)| self.steps[usize::from(number)][cell]);
        if self.adds {
            each.sum()
        } else {
            each.max().unwrap_or(0)
        }
    }

    /// The name of the estimate.
    pub fn name(&self) -> &'static str {
        if self.adds {
            "manhattan"
        } else {
            "farthest-number"
        }
    }
}

/// The least number of moves that take a number from each cell to `home`, where moves are the same on every board.
fn steps_home(game: &Game, home: usize) -> Vec<usize> {
    let mut steps = vec![usize::MAX; game.goal.len()];
    steps[home] = 0;
    let mut queue = vec![home];
    for next in 0.. {
        let Some(&cell) = queue.get(next) else { break };
        for before in game.before(&game.goal) {
            // The move before takes the number that stands in `from` to `cell`.
            let number = game.goal[cell];
            let from = before.iter().position(|&other| other == number).expect("the same numbers");
            if steps[from] == usize::MAX {
                steps[from] = steps[cell] + 1;
                queue.push(from);
            }
        }
    }
    steps
}
