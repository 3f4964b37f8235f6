//! The nine-number puzzle.

use classics::board::{board, every_board, Board};
use classics::nine::backward_table::Distances;
use classics::nine::{two_sided, MOVES, SHORTEST, UNDO};

fn numbers(symbols: &str) -> Board {
    board(symbols).expect("a board")
}

#[test]
fn the_two_rotations_of_the_numbers_in_order_are_as_published() {
    let after = MOVES.map(|step| step(numbers("012345678")));
    assert_eq!(after, [numbers("301642785"), numbers("012534678")]);
}

#[test]
fn each_move_is_undone_by_its_undo_and_never_by_a_move() {
    for board in every_board() {
        for (step, undo) in MOVES.into_iter().zip(UNDO) {
            assert_eq!(undo(step(board)), board);
            assert!(MOVES.iter().all(|again| again(step(board)) != board), "{board:?}");
        }
    }
}

#[test]
fn every_method_finds_the_distance_of_breadth_first_search() {
    let sample: Vec<_> = every_board().step_by(25_000).chain([numbers("270345816")]).collect();
    assert_eq!(SHORTEST[0].name, "map-bfs");
    let mut expected = None;
    for method in SHORTEST {
        let solve = (method.ready)();
        let distances: Vec<_> = sample.iter().map(|&start| solve(start)).collect();
        assert_eq!(*expected.get_or_insert(distances.clone()), distances, "{}", method.name);
    }
}

#[test]
fn the_table_and_the_search_from_both_ends_agree_on_a_thousand_boards() {
    let distances = Distances::by(UNDO);
    for start in every_board().step_by(363) {
        assert_eq!(two_sided::solve(start), distances.of(start), "{start:?}");
    }
}

#[test]
fn the_published_samples_and_traps_have_their_distances() {
    let distances = Distances::by(UNDO);
    for (start, moves) in [("230187546", 4), ("375261480", 24), ("102345678", 22), ("012345678", 0), ("270345816", 32)]
    {
        assert_eq!(distances.of(numbers(start)), Some(moves), "{start}");
    }
}

#[test]
fn the_boards_at_each_distance_add_up_to_all_of_them() {
    let expected = [
        1, 2, 4, 7, 13, 24, 41, 73, 127, 220, 385, 671, 1164, 2000, 3371, 5552, 8945, 14012, 21182, 30344, 40027,
        47057, 49055, 46063, 38529, 27029, 15877, 7415, 2635, 843, 189, 22, 1,
    ];
    let distances = Distances::by(UNDO);
    let mut boards = [0; 33];
    every_board().for_each(|board| boards[distances.of(board).expect("all can reach the goal")] += 1);
    assert_eq!(boards, expected);
    assert_eq!(boards.iter().sum::<usize>(), 362_880);
    assert_eq!((0..).zip(boards).map(|(distance, boards)| distance * boards).sum::<usize>(), 7_770_200);
}
