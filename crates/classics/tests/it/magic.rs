//! The magic board.

use classics::magic::table::Table;
use classics::magic::{map_bfs, IN_ORDER};
use itertools::Itertools;

#[test]
fn the_published_samples_have_their_paths() {
    assert_eq!(map_bfs::solve(IN_ORDER, [1, 7, 2, 4, 5, 3, 6, 8]).as_deref(), Some("C"));
    assert_eq!(map_bfs::solve(IN_ORDER, [8, 2, 7, 5, 4, 6, 3, 1]).as_deref(), Some("AC"));
    assert_eq!(map_bfs::solve(IN_ORDER, [2, 6, 8, 4, 5, 7, 3, 1]).as_deref(), Some("BCABCCB"));
}

#[test]
fn the_table_gives_the_paths_of_a_search_for_each_pair() {
    let table = Table::new();
    let boards: Vec<[u8; 8]> =
        (1..=8).permutations(8).step_by(2_017).map(|tiles| tiles.try_into().expect("eight tiles")).collect();
    for (&start, &goal) in boards.iter().zip(boards.iter().rev()) {
        assert_eq!(table.path(start, goal), map_bfs::solve(start, goal).as_deref(), "{start:?} to {goal:?}");
    }
}

#[test]
fn the_boards_at_each_distance_are_as_many_as_published() {
    let table = Table::new();
    let mut boards = [0; 23];
    for goal in (1..=8).permutations(8) {
        let goal = goal.try_into().expect("eight tiles");
        boards[table.path(IN_ORDER, goal).expect("all boards can be reached").len()] += 1;
    }
    let expected = [
        1, 3, 7, 14, 26, 51, 92, 159, 274, 453, 720, 1115, 1727, 2603, 3701, 4729, 5620, 6240, 5840, 4492, 2120, 328, 5,
    ];
    assert_eq!(boards, expected);
    assert_eq!((0..).zip(boards).map(|(distance, boards)| distance * boards).sum::<usize>(), 640_995);
}
