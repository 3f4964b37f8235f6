//! Relabeling and symmetry: how one table of distances serves many goals.
//!
//! The numbers of the tiles are only names. Relabel them so that the goal's tiles are in order: now there are just nine goals,
//! one for each cell of the blank. Rotations of the square leave three: blank in the centre, at an edge, in a corner.

use crate::board::Board;
use crate::slide::Direction;

/// The cells to which a rotation takes the goal's blank: the centre, an edge or a corner.
pub const STANDARD: [usize; 3] = [4, 7, 8];

/// A symmetry of the square: a clockwise rotation by this number of quarter turns.
#[derive(Clone, Copy, Debug)]
pub struct Symmetry(pub usize);

impl Symmetry {
    /// The index of the [`STANDARD`] cell to which a rotation takes `cell`, and the smallest such rotation.
    pub fn to_standard(cell: usize) -> (usize, Symmetry) {
        let mut symmetry = Symmetry(0);
        loop {
            if let Some(standard) = STANDARD.iter().position(|&standard| standard == symmetry.cell(cell)) {
                return (standard, symmetry);
            }
            symmetry.0 += 1;
        }
    }

    /// The cell to which the symmetry takes `cell`.
    pub fn cell(self, cell: usize) -> usize {
        (0..self.0).fold(cell, |cell, _| 3 * (cell % 3) + 2 - cell / 3)
    }

    /// The direction to which the symmetry takes `direction`.
    pub fn direction(self, direction: Direction) -> Direction {
        (0..self.0).fold(direction, |direction, _| match direction {
            Direction::Up => Direction::Right,
            Direction::Right => Direction::Down,
            Direction::Down => Direction::Left,
            Direction::Left => Direction::Up,
        })
    }

    /// The board after the rotation.
    pub fn board(self, board: &Board) -> Board {
        (0..self.0).fold(*board, |[a, b, c, d, e, f, g, h, i], _| [g, d, a, h, e, b, i, f, c])
    }
}

/// Relabels the tiles of `start` by the relabeling that puts those of `goal` in order.
pub fn relabel(start: &Board, goal: &Board) -> Board {
    let mut names = [0; 9];
    for (name, &tile) in (1..).zip(goal.iter().filter(|&&tile| tile != 0)) {
        names[usize::from(tile)] = name;
    }
    start.map(|tile| names[usize::from(tile)])
}
