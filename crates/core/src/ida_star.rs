//! IDA* (iterative deepening A*): a shortest path to the solved board, depth first, without a table of all states.

use crate::board::{blank, Board};
use crate::slide::{Direction, GODS_NUMBER};
use crate::walking_distance::{Lines, WalkingDistance};

/// A path of at most 31 moves ([`GODS_NUMBER`]).
pub struct Path {
    letters: [u8; GODS_NUMBER],
    length: usize,
}

impl Path {
    /// The letters of the moves, the first move first.
    pub fn letters(&self) -> &[u8] {
        &self.letters[..self.length]
    }
}

/// The first shortest path from `board` to the tiles in order, with the blank last. `directions` is the tie-break order.
///
/// # Panics
/// If the board cannot be solved: its tiles are an odd permutation.
pub fn shortest_path(board: &Board, directions: &[Direction; 4]) -> Path {
    let cell = blank(board);
    let tiles = || board.iter().enumerate().filter(|&(_, &tile)| tile > 0).map(|(cell, &tile)| (cell, home(tile)));
    let rows = Lines::new(cell / 3, tiles().map(|(cell, home)| (cell / 3, home / 3)));
    let columns = Lines::new(cell % 3, tiles().map(|(cell, home)| (cell % 3, home % 3)));
    let mut search = Search {
        walking: WalkingDistance::new(),
        board: *board,
        directions,
        path: Path { letters: [0; GODS_NUMBER], length: 0 },
    };
    search.path.length = search.walking.of(rows) + search.walking.of(columns);
    while !search.extend(0, cell, rows, columns, None) {
        // Each move changes the heuristic by one, so the length of a path is even if the heuristic is, and odd otherwise.
        search.path.length += 2;
        assert!(search.path.length <= GODS_NUMBER, "an odd permutation of the tiles cannot be solved");
    }
    search.path
}

/// The cell in which `tile` belongs.
#[inline]
fn home(tile: u8) -> usize {
    usize::from(tile) - 1
}

struct Search<'a> {
    walking: WalkingDistance,
    board: Board,
    directions: &'a [Direction; 4],
    /// The path so far. Its length is the current depth limit.
    path: Path,
}

impl Search<'_> {
    /// Extends the path, which has `made` moves and ends with `last`, to the goal within the depth limit. Returns whether it
    /// succeeded.
    ///
    /// `cell` is the blank's; `rows` and `columns` are the board's, for the heuristic.
    fn extend(&mut self, made: usize, cell: usize, rows: Lines, columns: Lines, last: Option<Direction>) -> bool {
        if made == self.path.length {
            return true;
        }
        for &direction in self.directions {
            let to = match direction.neighbour(cell) {
                Some(to) if last != Some(direction.inverse()) => to,
                _ => continue,
            };
            let home = home(self.board[to]);
            let (rows, columns) = match direction {
                Direction::Up | Direction::Down => (rows.moved(home / 3, to / 3, cell / 3), columns),
                Direction::Left | Direction::Right => (rows, columns.moved(home % 3, to % 3, cell % 3)),
            };
            if made + 1 + self.walking.of(rows) + self.walking.of(columns) > self.path.length {
                continue;
            }
            self.board.swap(cell, to);
            self.path.letters[made] = direction.letter();
            if self.extend(made + 1, to, rows, columns, Some(direction)) {
                return true;
            }
            self.board.swap(cell, to);
        }
        false
    }
}
