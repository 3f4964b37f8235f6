//! Iterative deepening A*: a shortest way to the tiles in order, depth first, without a table over the states.

use crate::board::{blank, Board};
use crate::slide::{Side, Way, FARTHEST};

/// The first shortest way from `board` to the tiles in order, of the ways compared move by move in the order of `sides`.
///
/// # Panics
/// If the tiles are in an odd order, from which there is no way.
pub fn shortest_way(board: &Board, sides: &[Side; 4]) -> Way {
    let mut search = Search { board: *board, sides, way: Way::default() };
    let estimate = board.iter().enumerate().map(|(cell, &tile)| walk(cell, tile)).sum();
    // Every move changes the estimate by one, so the right length is even or odd as the estimate is.
    let found = (estimate..=FARTHEST).step_by(2).any(|limit| search.within(limit, blank(board), estimate, None));
    assert!(found, "no moves put an odd order of the tiles in order");
    search.way
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
    sides: &'a [Side; 4],
    way: Way,
}

impl Search<'_> {
    /// Whether at most `limit` more moves put the tiles in order; `way` then holds them behind those made so far.
    ///
    /// `estimate` is the sum of the tiles' walks. It is admissible: a move takes one tile one cell, so no fewer
    /// moves than that can do.
    fn within(&mut self, limit: usize, cell: usize, estimate: usize, last: Option<Side>) -> bool {
        if estimate == 0 {
            return true;
        }
        for &side in self.sides {
            let to = match side.of(cell) {
                Some(to) if last != Some(side.undo()) => to,
                _ => continue,
            };
            let tile = self.board[to];
            let nearer = estimate + walk(cell, tile) - walk(to, tile);
            if nearer >= limit {
                continue;
            }
            self.board.swap(cell, to);
            self.way.push(side.letter());
            if self.within(limit - 1, to, nearer, Some(side)) {
                return true;
            }
            self.way.pop();
            self.board.swap(cell, to);
        }
        false
    }
}
