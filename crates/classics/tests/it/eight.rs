//! The eight puzzle.

use classics::board::{board, cantor_rank, every_board, Board};
use classics::eight::descent::Distances;
use classics::eight::forward_table::ForwardTable;
use classics::eight::heuristic::{manhattan, misplaced};
use classics::eight::{replay, slide, solvable, unslide, GOAL, LETTERS, SHORTEST};

/// The tiles in order, with the blank in a cell.
fn in_order(blank: usize) -> Board {
    let mut board = GOAL;
    board[blank..].rotate_right(1);
    board
}

/// Boards from the whole state space; only three unsolvable ones, since each costs a whole search.
fn sample() -> Vec<Board> {
    let (solvable, unsolvable): (Vec<_>, Vec<_>) = every_board().step_by(5_000).partition(|&board| solvable(board));
    let farthest = ["867254301", "647850321"].map(|symbols| board(symbols).unwrap());
    solvable.into_iter().chain(unsolvable.into_iter().take(3)).chain(farthest).collect()
}

#[test]
fn a_move_is_undone_by_the_move_back_and_none_leaves_the_board() {
    for board in every_board() {
        let after: Vec<_> = LETTERS.iter().filter_map(|&letter| Some((letter, slide(board, letter)?))).collect();
        let blank = board.iter().position(|&tile| tile == 0).unwrap();
        assert_eq!(after.len(), [2, 3, 2, 3, 4, 3, 2, 3, 2][blank]);
        assert!(after.iter().all(|&(letter, after)| unslide(after, letter) == Some(board)));
    }
}

#[test]
fn every_method_finds_paths_as_short_as_breadth_first_search() {
    let sample = sample();
    assert_eq!(SHORTEST[0].name, "map-bfs");
    let mut expected = None;
    for method in SHORTEST {
        let solve = (method.ready)();
        let paths: Vec<_> = sample.iter().map(|&start| solve(start)).collect();
        for (&start, path) in sample.iter().zip(&paths) {
            let reached = path.as_ref().map(|path| replay(start, path));
            assert!(reached.is_none_or(|reached| reached == Some(GOAL)), "{} from {start:?}", method.name);
        }
        let lengths: Vec<_> = paths.iter().map(|path| path.as_ref().map(String::len)).collect();
        assert_eq!(lengths[lengths.len() - 5..], [None, None, None, Some(31), Some(31)], "{}", method.name);
        assert_eq!(*expected.get_or_insert(lengths.clone()), lengths, "{}", method.name);
    }
}

#[test]
fn both_backward_tables_have_a_shortest_path_from_every_board() {
    let distances = Distances::to(GOAL);
    for method in SHORTEST.iter().filter(|method| ["backward-table", "cantor-table"].contains(&method.name)) {
        let solve = (method.ready)();
        for start in every_board() {
            let path = solve(start);
            assert_eq!(path.as_ref().map(String::len), distances.of(start), "{} from {start:?}", method.name);
            assert!(path.is_none_or(|path| replay(start, &path) == Some(GOAL)), "{} from {start:?}", method.name);
        }
    }
}

#[test]
fn a_board_is_solvable_exactly_when_its_tiles_are_an_even_permutation() {
    let distances = Distances::to(GOAL);
    assert!(every_board().all(|board| solvable(board) == distances.of(board).is_some()));
    assert_eq!(every_board().filter(|&board| solvable(board)).count(), 181_440);
}

#[test]
fn the_heuristics_are_admissible_and_consistent() {
    let distances = Distances::to(GOAL);
    for board in every_board() {
        assert!(misplaced(board) <= manhattan(board), "{board:?}");
        let Some(distance) = distances.of(board) else { continue };
        assert!(manhattan(board) <= distance && manhattan(board) % 2 == distance % 2, "{board:?}");
        for after in LETTERS.iter().filter_map(|&letter| slide(board, letter)) {
            assert!(misplaced(board).abs_diff(misplaced(after)) <= 1, "{board:?}");
            assert_eq!(manhattan(board).abs_diff(manhattan(after)), 1, "{board:?}");
        }
    }
}

/// The number of boards at each distance, up to the farthest.
fn boards_at_each_distance(goal: Board) -> Vec<usize> {
    let distances = Distances::to(goal);
    let mut boards = vec![0; 32];
    every_board().filter_map(|board| distances.of(board)).for_each(|distance| boards[distance] += 1);
    boards.truncate(boards.iter().rposition(|&boards| boards > 0).unwrap() + 1);
    boards
}

/// The sum of all distances.
fn sum(boards: &[usize]) -> usize {
    boards.iter().enumerate().map(|(distance, boards)| distance * boards).sum()
}

#[test]
fn to_a_corner_the_boards_at_each_distance_are_oeis_a089473() {
    let expected = [
        1, 2, 4, 8, 16, 20, 39, 62, 116, 152, 286, 396, 748, 1024, 1893, 2512, 4485, 5638, 9529, 10878, 16993, 17110,
        23952, 20224, 24047, 15578, 14560, 6274, 3910, 760, 221, 2,
    ];
    assert_eq!(sum(&expected), 3_986_672);
    for corner in [0, 2, 6, 8] {
        assert_eq!(boards_at_each_distance(in_order(corner)), expected);
    }
}

#[test]
fn to_an_edge_the_boards_at_each_distance_are_oeis_a089483() {
    let expected = [
        1, 3, 5, 10, 14, 28, 42, 80, 108, 202, 278, 524, 726, 1348, 1804, 3283, 4193, 7322, 8596, 13930, 14713, 21721,
        19827, 25132, 18197, 18978, 9929, 7359, 2081, 878, 126, 2,
    ];
    assert_eq!(sum(&expected), 3_944_202);
    for edge in [1, 3, 5, 7] {
        assert_eq!(boards_at_each_distance(in_order(edge)), expected);
    }
}

#[test]
fn to_the_centre_the_boards_at_each_distance_are_oeis_a089474() {
    let expected = [
        1, 4, 8, 8, 16, 32, 60, 72, 136, 200, 376, 512, 964, 1296, 2368, 3084, 5482, 6736, 11132, 12208, 18612, 18444,
        24968, 19632, 22289, 13600, 11842, 4340, 2398, 472, 148,
    ];
    assert_eq!(sum(&expected), 3_901_468);
    assert_eq!(boards_at_each_distance(in_order(4)), expected);
}

#[test]
fn only_two_boards_are_31_moves_from_the_goal() {
    let distances = Distances::to(GOAL);
    let farthest: Vec<_> = every_board().filter(|&board| distances.of(board) == Some(31)).collect();
    assert_eq!(farthest, ["647850321", "867254301"].map(|symbols| board(symbols).unwrap()));
}

#[test]
fn the_first_path_in_the_order_udlr_is_the_published_sample() {
    let path = |symbols| Distances::to(GOAL).first_path(board(symbols).unwrap(), b"udlr");
    assert_eq!(path("23415x768").as_deref(), Some("ullddrurdllurdruldr"));
    assert_eq!(path("12345678x").as_deref(), Some(""));
    assert_eq!(path("12345687x"), None);
}

#[test]
fn the_smallest_paths_from_board_to_board_are_the_published_ones() {
    for (start, goal, path) in [
        ("12X453786", "12345678X", "dd"),
        ("564178X23", "7568X4123", "urrulldr"),
        ("1234X8765", "12345678X", "druldr"),
        ("12345678X", "12345678X", ""),
    ] {
        let (start, goal) = (board(start).unwrap(), board(goal).unwrap());
        assert_eq!(ForwardTable::from(start).path_to(goal).as_deref(), Some(path));
        assert_eq!(Distances::to(goal).first_path(start, b"dlru").as_deref(), Some(path));
    }
    assert_eq!(ForwardTable::from(GOAL).path_to(board("12345687x").unwrap()), None);
}

/// Paths of equal length compare by their first letters first. So the smallest path to a board is the smallest path to
/// its parent, plus a letter.
#[test]
fn each_path_of_a_forward_table_is_the_smallest_of_those_through_the_boards_before() {
    let table = ForwardTable::from(GOAL);
    let paths: Vec<_> = every_board().map(|board| table.path_to(board)).collect();
    for (board, path) in every_board().zip(&paths).filter(|(board, _)| *board != GOAL) {
        let through = |&letter: &u8| {
            let before = unslide(board, letter)?;
            Some(paths[cantor_rank(before)].clone()? + &char::from(letter).to_string())
        };
        let smallest = LETTERS.iter().filter_map(through).min_by_key(|path| (path.len(), path.clone()));
        assert_eq!(*path, smallest, "{board:?}");
    }
    assert_eq!(table.path_to(GOAL).as_deref(), Some(""));
}

#[test]
fn searched_from_either_end_the_smallest_path_is_the_same() {
    let tables: Vec<_> = (0..9).map(|blank| ForwardTable::from(in_order(blank))).collect();
    for goal in every_board().step_by(20_000) {
        let distances = Distances::to(goal);
        for (blank, table) in tables.iter().enumerate() {
            assert_eq!(table.path_to(goal), distances.first_path(in_order(blank), b"dlru"), "{blank} to {goal:?}");
        }
    }
}
