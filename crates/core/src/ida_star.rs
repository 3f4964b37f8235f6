//! Iterative deepening A*: a shortest way to the tiles in order, depth first, without a table over the states.

use crate::board::{blank, Board};
use crate::slide::{Direction, GODS_NUMBER};

/// A way: at most 31 moves ([`GODS_NUMBER`]), by their letters.
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

/// The first shortest way from `board` to the tiles in order, of the ways compared move by move in the order of `directions`.
///
/// # Panics
/// If the tiles are in an odd order, from which there is no way.
pub fn shortest_path(board: &Board, directions: &[Direction; 4]) -> Path {
    let estimate = board.iter().enumerate().map(|(cell, &tile)| walk(cell, tile)).sum();
    let mut search = Search { board: *board, directions, path: Path { letters: [0; GODS_NUMBER], length: estimate } };
    while !search.within(0, blank(board), estimate, None) {
        // Every move changes the estimate by one, so the right length is even or odd as the estimate is.
        search.path.length += 2;
        assert!(search.path.length <= GODS_NUMBER, "no moves put an odd order of the tiles in order");
    }
    search.path
}

/// The moves that `tile` needs to its place from `cell` with nothing in the way (its Manhattan distance); 0 for the blank.
fn walk(cell: usize, tile: u8) -> usize {
    if tile == 0 {
        return 0;
    }
    let home = usize::from(tile) - 1;
    (cell / 3).abs_diff(home / 3) + (cell % 3).abs_diff(home % 3)
}

struct Search<'a> {
    board: Board,
    directions: &'a [Direction; 4],
    /// As long as the search may go, whatever its letters are.
    path: Path,
}

impl Search<'_> {
    /// Whether the way can be ended that has `made` moves up to here, the last one to `last`; the way then holds all moves.
    ///
    /// `estimate` is the sum of the tiles' walks. It is admissible: a move takes one tile one cell, so no fewer
    /// moves than that can do.
    fn within(&mut self, made: usize, cell: usize, estimate: usize, last: Option<Direction>) -> bool {
        if estimate == 0 {
            return true;
        }
        for &direction in self.directions {
            let to = match direction.neighbour(cell) {
                Some(to) if last != Some(direction.inverse()) => to,
                _ => continue,
            };
            let tile = self.board[to];
            let nearer = estimate + walk(cell, tile) - walk(to, tile);
            if made + nearer >= self.path.length {
                continue;
            }
            self.board.swap(cell, to);
            self.path.letters[made] = direction.letter();
            if self.within(made + 1, to, nearer, Some(direction)) {
                return true;
            }
            self.board.swap(cell, to);
        }
        false
    }
}
