//! The bad examples are wrong, as often as their documentation says.

use classics::board::{board, every_board};
use classics::eight::backward_table::BackwardTable;
use classics::eight::descent::Distances;
use classics::eight::{greedy, replay, solvable, GOAL};
use classics::nine;

#[test]
fn greedy_paths_reach_the_goal_but_are_mostly_too_long() {
    let distances = Distances::to(GOAL);
    let (mut boards, mut too_long, mut longest) = (0, 0, 0);
    for start in every_board().step_by(1_000).filter(|&board| solvable(board)) {
        let path = greedy::solve(start).expect("a path");
        assert_eq!(replay(start, &path), Some(GOAL));
        boards += 1;
        too_long += usize::from(Some(path.len()) > distances.of(start));
        longest = longest.max(path.len());
    }
    assert_eq!((boards, too_long, longest), (184, 180, 113));
}

#[test]
fn shortest_paths_read_back_from_a_backward_table_are_often_not_the_smallest() {
    let (table, distances) = (BackwardTable::to(GOAL), Distances::to(GOAL));
    let mut not_smallest = 0;
    for start in every_board().filter(|&board| solvable(board)) {
        let (read, smallest) =
            (table.path_from(start).expect("a path"), distances.first_path(start, b"dlru").expect("a path"));
        assert_eq!(read.len(), smallest.len());
        assert!(read >= smallest);
        not_smallest += usize::from(read != smallest);
    }
    assert_eq!(not_smallest, 74_845);
}

#[test]
fn nine_numbers_searched_forwards_from_the_goal_are_wrong_on_most_boards() {
    let right = nine::backward_table::Distances::by(nine::UNDO);
    let wrong = nine::backward_table::Distances::by(nine::MOVES);
    assert_eq!(every_board().filter(|&board| wrong.of(board) != right.of(board)).count(), 309_864);
    let sample = board("230187546").expect("a board");
    assert_eq!((right.of(sample), wrong.of(sample)), (Some(4), Some(9)));
}
