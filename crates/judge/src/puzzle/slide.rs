//! The sliding puzzle: the blank goes up, down, left or right.

use super::{tables, Puzzle};
use crate::board::Board;
use crate::case::Case;

/// The sliding puzzle, as wide as high.
pub struct Slide {
    width: usize,
}

/// The eight puzzle.
pub static EIGHT: Slide = Slide { width: 3 };

/// The fifteen puzzle.
pub static FIFTEEN: Slide = Slide { width: 4 };

impl Puzzle for Slide {
    fn width(&self) -> usize {
        self.width
    }

    fn in_order(&self) -> Board {
        let cells = (self.width * self.width) as u8;
        let numbers: Vec<u8> = (1..cells).chain([0]).collect();
        Board::new(&numbers)
    }

    fn letters(&self) -> &[u8] {
        b"udlr"
    }

    fn after(&self, board: &Board, letter: u8) -> Option<Board> {
        let (width, cell) = (self.width, board.cell_of(0)?);
        let other = match letter {
            b'u' if cell >= width => cell - width,
            b'd' if cell + width < board.len() => cell + width,
            b'l' if cell % width > 0 => cell - 1,
            b'r' if cell % width + 1 < width => cell + 1,
            _ => return None,
        };
        let mut after = *board;
        after.swap(cell, other);
        Some(after)
    }

    fn before(&self, board: &Board, letter: u8) -> Option<Board> {
        self.after(board, opposite(letter))
    }

    fn distance(&self, start: &Board, goal: &Board) -> Option<usize> {
        match self.width {
            3 => tables::slide_distance(start, goal),
            _ => tables::fifteen_distance(&self.relabeled(&Case { start: *start, goal: *goal })),
        }
    }

    fn has_blank(&self) -> bool {
        true
    }

    fn relabeled(&self, case: &Case) -> Case {
        let mut goal = self.in_order();
        let last = goal.len() - 1;
        goal[case.goal.cell_of(0).unwrap_or(last)..].rotate_right(1);
        let place = |number: u8| case.goal.cell_of(number).map_or(0, |cell| goal[cell]);
        Case { start: case.start.map(place), goal }
    }

    fn unsolvable(&self, goal: &Board) -> Option<Board> {
        let mut board = *goal;
        let mut last = (0..goal.len()).rev().filter(|&cell| goal[cell] != 0);
        let (a, b) = (last.next()?, last.next()?);
        board.swap(a, b);
        Some(board)
    }

    fn reachability(&self, case: &Case) -> String {
        let inversions = inversions(case);
        let listed: String = inversions.chunks(8).map(|line| format!("\n    {}", line.join(", "))).collect();
        let row = |board: &Board| board.cell_of(0).map_or(0, |cell| cell / self.width);
        let rows = if self.width.is_multiple_of(2) { row(&case.start).abs_diff(row(&case.goal)) } else { 0 };
        let verdict = match (inversions.len() + rows) % 2 {
            0 => "even, so it can be solved",
            _ => "odd, so it cannot be solved",
        };
        let (count, head) = (inversions.len(), "Inversions, pairs of tiles that the goal has in the opposite order:");
        if self.width.is_multiple_of(2) {
            return format!(
                "{head} {count}.{listed}\n\
                 Rows between the blank and its row in the goal: {rows}. The sum is {}, {verdict}.\n\
                 A move along a row keeps the order of the tiles; a move along a column takes one tile past three others.\n\
                 It also takes the blank to another row. So the sum stays even or stays odd.\n",
                count + rows
            );
        }
        format!(
            "{head} {count}, {verdict}.{listed}\n\
             A move along a row keeps the order of the tiles; a move along a column takes one tile past two others.\n\
             So the number of inversions stays even or stays odd.\n"
        )
    }
}

/// The letter of the move that undoes a move.
fn opposite(letter: u8) -> u8 {
    match letter {
        b'u' => b'd',
        b'd' => b'u',
        b'l' => b'r',
        b'r' => b'l',
        _ => letter,
    }
}

/// The pairs of tiles, in reading order, that stand in the opposite order in the goal.
fn inversions(case: &Case) -> Vec<String> {
    let tiles: Vec<u8> = case.start.iter().copied().filter(|&tile| tile != 0).collect();
    let behind = |first: usize| tiles[first + 1..].iter().copied();
    let pairs = tiles.iter().enumerate().flat_map(|(first, &tile)| behind(first).map(move |later| (tile, later)));
    let inverted = pairs.filter(|&(tile, later)| case.goal.cell_of(tile) > case.goal.cell_of(later));
    inverted.map(|(tile, later)| format!("{tile} before {later}")).collect()
}
