//! The eight puzzle: a move exchanges the blank with the tile on the given side of it.

pub mod a_star_manhattan;
pub mod a_star_misplaced;
pub mod backward_table;
pub mod cantor_table;
pub mod descent;
pub mod estimate;
pub mod forward_table;
pub mod greedy;
pub mod ida_star;
pub mod map_bfs;
pub mod two_sided;

use crate::board::Board;
use crate::method::Method;
use itertools::Itertools;

/// The tiles in order, the blank last.
pub const GOAL: Board = [1, 2, 3, 4, 5, 6, 7, 8, 0];

/// The moves, named by the side of the blank on which the tile stands, in the order in which every search here makes
/// them: alphabetical, which is what hdu3567 prefers.
pub const LETTERS: [u8; 4] = *b"dlru";

/// The board after a move, or `None` if there is no tile on that side (or the letter is no move).
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

/// The board before a move, or `None` if the move cannot have been the last one.
pub fn unslide(board: Board, letter: u8) -> Option<Board> {
    let opposite = LETTERS.iter().position(|&known| known == letter)?;
    slide(board, LETTERS[3 - opposite])
}

/// The board after all moves of a way, or `None` if one of them leaves the board.
pub fn replay(start: Board, way: &str) -> Option<Board> {
    way.bytes().try_fold(start, slide)
}

/// Whether moves lead to the goal: the tiles stand in an even order, as in the goal. A move left or right does not
/// change their order, one up or down takes a tile past two others.
pub fn solvable(board: Board) -> bool {
    let tiles = board.iter().filter(|&&tile| tile != 0);
    tiles.array_combinations().filter(|[before, behind]| before > behind).count() % 2 == 0
}

/// Reads a way back from its last board: `came_by` says by which move a search first reached a board, `None` where it
/// began.
fn read_back(last: Board, came_by: impl Fn(Board) -> Option<u8>) -> String {
    let mut board = last;
    let mut way = String::new();
    while let Some(letter) = came_by(board) {
        way.insert(0, letter.into());
        board = unslide(board, letter).expect("the board came by this move");
    }
    way
}

/// The methods that find a shortest way to the goal.
pub const SHORTEST: [Method<String>; 8] = [
    Method { name: "map-bfs", ready: || Box::new(map_bfs::solve) },
    Method {
        name: "backward-table",
        ready: || {
            let table = backward_table::BackwardTable::to(GOAL);
            Box::new(move |start| table.way_from(start))
        },
    },
    Method {
        name: "cantor-table",
        ready: || {
            let table = cantor_table::CantorTable::to(GOAL);
            Box::new(move |start| table.way_from(start))
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
            Box::new(move |start| distances.first_way(start, b"udlr"))
        },
    },
];
