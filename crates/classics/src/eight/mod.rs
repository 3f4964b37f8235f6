//! The eight puzzle: a move exchanges the blank with a tile beside it.

pub mod a_star_manhattan;
pub mod a_star_misplaced;
pub mod backward_table;
pub mod cantor_table;
pub mod descent;
pub mod forward_table;
pub mod greedy;
pub mod heuristic;
pub mod ida_star;
pub mod map_bfs;
pub mod two_sided;

use crate::board::Board;
use crate::method::Method;
use itertools::Itertools;

/// The tiles in order, the blank last.
pub const GOAL: Board = [1, 2, 3, 4, 5, 6, 7, 8, 0];

/// The moves, named by the direction of the blank, in the order in which every search here tries them: alphabetical,
/// the tie-break order of hdu3567.
pub const LETTERS: [u8; 4] = *b"dlru";

/// The board after a move, or `None` if there is no tile in that direction or the letter is not a move.
pub fn slide(board: Board, letter: u8) -> Option<Board> {
    let blank = board.iter().position(|&tile| tile == 0)?;
    let cell = match letter {
        b'u' if blank >= 3 => blank - 3,
        b'd' if blank < 6 => blank + 3,
        b'l' if blank % 3 > 0 => blank - 1,
        b'r' if blank % 3 < 2 => blank + 1,
        _ => return None,
    };
    let mut after = board;
    after.swap(blank, cell);
    Some(after)
}

/// The board from which a move leads to this one, or `None` if there is none.
pub fn unslide(board: Board, letter: u8) -> Option<Board> {
    let opposite = LETTERS.iter().position(|&known| known == letter)?;
    slide(board, LETTERS[3 - opposite])
}

/// The board at the end of a path, or `None` if a move leaves the board.
pub fn replay(start: Board, path: &str) -> Option<Board> {
    path.bytes().try_fold(start, slide)
}

/// Whether the goal is reachable: the permutation of the tiles is even. A move left or right does not change the
/// permutation; a move up or down takes a tile past two others, a 3-cycle, which is even.
pub fn solvable(board: Board) -> bool {
    let tiles = board.iter().filter(|&&tile| tile != 0);
    tiles.array_combinations().filter(|[before, after]| before > after).count() % 2 == 0
}

/// Reads a path back from its last board. `came_by` is the move by which a search first reached a board, `None` for the
/// start.
fn read_back(last: Board, came_by: impl Fn(Board) -> Option<u8>) -> String {
    let mut board = last;
    let mut path = String::new();
    while let Some(letter) = came_by(board) {
        path.insert(0, letter.into());
        board = unslide(board, letter).expect("the board came by this move");
    }
    path
}

/// The methods that find a shortest path to the goal.
pub const SHORTEST: [Method<String>; 8] = [
    Method { name: "map-bfs", ready: || Box::new(map_bfs::solve) },
    Method {
        name: "backward-table",
        ready: || {
            let table = backward_table::BackwardTable::to(GOAL);
            Box::new(move |start| table.path_from(start))
        },
    },
    Method {
        name: "cantor-table",
        ready: || {
            let table = cantor_table::CantorTable::to(GOAL);
            Box::new(move |start| table.path_from(start))
        },
    },
    Method { name: "two-sided", ready: || Box::new(two_sided::solve) },
    Method { name: "a-star-misplaced", ready: || Box::new(a_star_misplaced::solve) },
    Method { name: "a-star-manhattan", ready: || Box::new(a_star_manhattan::solve) },
    Method { name: "ida-star", ready: || Box::new(ida_star::solve) },
    Method {
        name: "descent",
        ready: || {
            let distances = descent::Distances::to(GOAL);
            Box::new(move |start| distances.first_path(start, b"udlr"))
        },
    },
];
