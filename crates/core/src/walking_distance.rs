//! Walking distance: an admissible heuristic for the sliding puzzle, invented by Ken'ichiro Takahashi.
//!
//! Look only at rows: for each row, count its tiles by the row in which they belong; and note the row of the blank. There are
//! just 105 such boards. The least number of vertical moves that sorts one is a lower bound of the vertical moves of a path.
//! The same table serves the columns. The heuristic is the sum of both.
//!
//! ```text
//!     8 6 7        0 1 2      of the tiles in the first row, one belongs in the second, two in the third
//!     2 5 4        1 2 0
//!     3 . 1        2 0 0      the blank is in the third row
//! ```

/// Exclusive upper bound of the value of a [`Lines`], which has ten bits.
const COUNTS: usize = 1 << 10;

/// By [`Lines`]: the least number of moves along one axis; 0 also if there is no such board.
pub(crate) struct WalkingDistance([u8; COUNTS]);

/// A board seen by its rows only, or by its columns only.
///
/// The counts of the third row and the third column follow from the other four. Those have two bits each, and the line of
/// the blank is stored above them.
#[derive(Clone, Copy)]
pub(crate) struct Lines(usize);

/// One tile in line `line` that belongs in line `home`.
#[inline]
fn tile(line: usize, home: usize) -> usize {
    const TILE: [[usize; 3]; 3] = [[1, 1 << 2, 0], [1 << 4, 1 << 6, 0], [0; 3]];
    TILE[line][home]
}

impl Lines {
    /// The lines of a board, given the line and the home line of each tile.
    pub(crate) fn new(blank: usize, tiles: impl Iterator<Item = (usize, usize)>) -> Self {
        Lines(blank << 8 | tiles.map(|(line, home)| tile(line, home)).sum::<usize>())
    }

    /// The lines after a tile that belongs in line `home` has moved from line `from` to the blank in line `to`.
    #[inline]
    pub(crate) fn moved(self, home: usize, from: usize, to: usize) -> Self {
        Lines((self.0 + (from << 8) + tile(to, home)) - (to << 8) - tile(from, home))
    }

    fn blank(self) -> usize {
        self.0 >> 8
    }

    /// The number of tiles in line `line` that belong in line `home`.
    fn count(self, line: usize, home: usize) -> usize {
        let tiles = |line| 3 - usize::from(line == self.blank());
        match (line, home) {
            (2, 2) => 2 - self.count(0, 2) - self.count(1, 2),
            (2, home) => 3 - self.count(0, home) - self.count(1, home),
            (line, 2) => tiles(line) - self.count(line, 0) - self.count(line, 1),
            (line, home) => self.0 / tile(line, home) % 4,
        }
    }
}

impl WalkingDistance {
    /// Fills the table by a breadth-first search from the sorted lines.
    pub(crate) fn new() -> Self {
        let goal = Lines::new(2, [0, 0, 0, 1, 1, 1, 2, 2].iter().map(|&line| (line, line)));
        let mut distances = [0; COUNTS];
        let mut queue = [goal; 105];
        let (mut read, mut end) = (0, 1);
        while read < end {
            let lines = queue[read];
            read += 1;
            let to = lines.blank();
            for (from, home) in (0..9usize).map(|pair| (pair / 3, pair % 3)) {
                if from.abs_diff(to) != 1 || lines.count(from, home) == 0 {
                    continue;
                }
                let next = lines.moved(home, from, to);
                if distances[next.0] == 0 && next.0 != goal.0 {
                    distances[next.0] = distances[lines.0] + 1;
                    queue[end] = next;
                    end += 1;
                }
            }
        }
        WalkingDistance(distances)
    }

    /// The least number of moves along the axis of `lines` that brings each tile to its line.
    #[inline]
    pub(crate) fn of(&self, lines: Lines) -> usize {
        self.0[lines.0 % COUNTS].into()
    }
}
