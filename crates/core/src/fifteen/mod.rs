//! The fifteen puzzle: the length of a shortest path, by IDA* with the walking distance.

mod walking_distance;

pub use walking_distance::WalkingDistances;

/// The number in each cell of a 4x4 board, in reading order: 0 to 15, each once. The blank is 0.
pub type Board = [u8; 16];

/// Whether a path leads from `board` to the tiles in order with the blank last.
///
/// A move exchanges two numbers, which flips the parity of the permutation, and takes the blank to a cell of the other
/// colour of a chessboard.
pub fn is_solvable(board: &Board) -> bool {
    let mut odd = false;
    for (cell, &tile) in board.iter().enumerate() {
        // The blank counts as the largest number, since it is last in the goal.
        let size = |tile: u8| tile.wrapping_sub(1);
        odd ^= board[..cell].iter().filter(|&&before| size(before) > size(tile)).count() % 2 == 1;
        odd ^= tile == 0 && (cell / 4 + cell % 4) % 2 == 1;
    }
    !odd
}

/// The least number of moves from `board` to the tiles in order with the blank last; `None` if there is no path.
///
/// Fills `walking` if it is empty. The time grows severalfold with every two moves.
pub fn distance(walking: &mut WalkingDistances, board: &Board) -> Option<usize> {
    if !is_solvable(board) {
        return None;
    }
    walking.fill();
    let states = [walking.state(board, |cell| cell / 4), walking.state(board, |cell| cell % 4)];
    let blank = board.iter().position(|&tile| tile == 0)?;
    let mut search = Search { walking, board: *board };
    let mut limit = search.estimate(states);
    while !search.reaches(limit, blank, states, None) {
        // Every move changes the heuristic by one, so all paths have even lengths or all have odd ones.
        limit += 2;
    }
    Some(limit)
}

/// A move: the axis (0 for a vertical move, 1 for a horizontal one) and the direction of the blank along it (0 for back, 1
/// for forth).
type Move = (usize, usize);

struct Search<'a> {
    walking: &'a WalkingDistances,
    board: Board,
}

impl Search<'_> {
    /// The heuristic; it is 0 only at the goal.
    #[inline]
    fn estimate(&self, states: [usize; 2]) -> usize {
        self.walking.of(states[0]) + self.walking.of(states[1])
    }

    /// Whether `left` moves lead to the goal, of which the first does not undo `last`.
    ///
    /// `blank` is the blank's cell; `states` are those of the walking distance by rows and by columns.
    fn reaches(&mut self, left: usize, blank: usize, states: [usize; 2], last: Option<Move>) -> bool {
        if left == 0 {
            return true;
        }
        for axis in 0..2 {
            let (line, step) = [(blank / 4, 4), (blank % 4, 1)][axis];
            for direction in 0..2 {
                if last == Some((axis, 1 - direction)) || line == 3 * direction {
                    continue;
                }
                let to = blank + step * 2 * direction - step;
                let home = usize::from(self.board[to]) - 1;
                let mut after = states;
                after[axis] = self.walking.after(states[axis], direction, [home / 4, home % 4][axis]);
                if self.estimate(after) < left {
                    self.board.swap(blank, to);
                    if self.reaches(left - 1, to, after, Some((axis, direction))) {
                        return true;
                    }
                    self.board.swap(blank, to);
                }
            }
        }
        false
    }
}
