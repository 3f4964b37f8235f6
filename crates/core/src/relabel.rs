//! Other names for the tiles, other sides of the square: how one table serves many goals.
//!
//! Tiles are only names. Renamed so that the goal's tiles are in order, a start and a goal become a start and one of nine
//! goals, by the blank's cell. The square's symmetries leave three of these: blank in a corner, at an edge, in the centre.

use crate::board::Board;
use crate::slide::Side;

/// The cells to which a symmetry can take every goal's blank: the centre, an edge, a corner.
pub const STANDARD: [usize; 3] = [4, 7, 8];

/// One of the square's eight symmetries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Symmetry {
    /// First, whether rows become columns.
    pub transpose: bool,
    /// Then, whether the top row becomes the bottom row.
    pub flip_rows: bool,
    /// Then, whether the left column becomes the right column.
    pub flip_columns: bool,
}

impl Symmetry {
    /// A symmetry that takes `cell` to one of the [`STANDARD`] cells, and which of these it is.
    pub fn to_standard(cell: usize) -> (usize, Symmetry) {
        let (row, column) = (cell / 3, cell % 3);
        let transpose = row == 1;
        let symmetry = Symmetry {
            transpose,
            flip_rows: if transpose { column == 0 } else { row == 0 },
            flip_columns: column == 0 && !transpose,
        };
        let standard = if cell == 4 { 0 } else { 2 - cell % 2 };
        (standard, symmetry)
    }

    /// Where the symmetry takes `cell`.
    pub fn cell(self, cell: usize) -> usize {
        let (row, column) = (cell / 3, cell % 3);
        let (row, column) = if self.transpose { (column, row) } else { (row, column) };
        let row = if self.flip_rows { 2 - row } else { row };
        let column = if self.flip_columns { 2 - column } else { column };
        3 * row + column
    }

    /// The side of a cell's image on which the image of the cell on `side` is.
    pub fn side(self, side: Side) -> Side {
        let side = match side {
            Side::Up if self.transpose => Side::Left,
            Side::Down if self.transpose => Side::Right,
            Side::Left if self.transpose => Side::Up,
            Side::Right if self.transpose => Side::Down,
            _ => side,
        };
        match side {
            Side::Up | Side::Down if self.flip_rows => side.undo(),
            Side::Left | Side::Right if self.flip_columns => side.undo(),
            _ => side,
        }
    }

    /// The board seen from that side.
    pub fn board(self, board: &Board) -> Board {
        let mut image = [0; 9];
        for (cell, &tile) in board.iter().enumerate() {
            image[self.cell(cell)] = tile;
        }
        image
    }
}

/// The board `start` with the names for its tiles that put those of `goal` in order.
pub fn relabel(start: &Board, goal: &Board) -> Board {
    let mut names = [0; 9];
    let mut name = 0;
    for &tile in goal {
        if tile != 0 {
            name += 1;
            names[usize::from(tile)] = name;
        }
    }
    let mut renamed = *start;
    for tile in &mut renamed {
        *tile = names[usize::from(*tile)];
    }
    renamed
}
