//! Other names for the tiles, other directions of the square: how one table serves many goals.
//!
//! Tiles are only names. Renamed so that the goal's tiles are in order, a start and a goal become a start and one of nine
//! goals, by the blank's cell. Turning the square leaves three of these: blank in the centre, at an edge, in a corner.

use crate::board::Board;
use crate::slide::Direction;

/// The cells to which quarter turns can take every goal's blank: the centre, an edge, a corner.
pub const STANDARD: [usize; 3] = [4, 7, 8];

/// A turn of the square by some quarters, clockwise.
#[derive(Clone, Copy, Debug)]
pub struct Symmetry(pub usize);

impl Symmetry {
    /// The least turn that takes `cell` to one of the [`STANDARD`] cells, and which of these it is.
    pub fn to_standard(cell: usize) -> (usize, Symmetry) {
        let mut turn = Symmetry(0);
        loop {
            if let Some(standard) = STANDARD.iter().position(|&standard| standard == turn.cell(cell)) {
                return (standard, turn);
            }
            turn.0 += 1;
        }
    }

    /// Where the turn takes `cell`.
    pub fn cell(self, cell: usize) -> usize {
        (0..self.0).fold(cell, |cell, _| 3 * (cell % 3) + 2 - cell / 3)
    }

    /// Where the turn takes the direction `direction`.
    pub fn direction(self, direction: Direction) -> Direction {
        (0..self.0).fold(direction, |direction, _| match direction {
            Direction::Up => Direction::Right,
            Direction::Right => Direction::Down,
            Direction::Down => Direction::Left,
            Direction::Left => Direction::Up,
        })
    }

    /// The board after the turn.
    pub fn board(self, board: &Board) -> Board {
        (0..self.0).fold(*board, |[a, b, c, d, e, f, g, h, i], _| [g, d, a, h, e, b, i, f, c])
    }
}

/// The board `start` with the names for its tiles that put those of `goal` in order.
pub fn relabel(start: &Board, goal: &Board) -> Board {
    let mut names = [0; 9];
    for (name, &tile) in (1..).zip(goal.iter().filter(|&&tile| tile != 0)) {
        names[usize::from(tile)] = name;
    }
    start.map(|tile| names[usize::from(tile)])
}
