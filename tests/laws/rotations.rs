use itertools::Itertools;
use puzzle_core::board::Board;
use puzzle_core::puzzle::Puzzle;
use puzzle_core::rotate::{board, rotated, state, states, Rotation, Rotations, STATES};
use std::sync::OnceLock;
use tests::boards::every_board;

pub(crate) const ROTATIONS: [Rotation; 2] = [Rotation::Ring, Rotation::Row];

pub(crate) fn rotations() -> &'static Rotations {
    static ROTATIONS: OnceLock<Rotations> = OnceLock::new();
    ROTATIONS.get_or_init(|| {
        let mut rotations = Rotations::new();
        rotations.fill();
        rotations
    })
}

/// The board after a cyclic permutation of `cells`: each number moves to the next of them.
fn cycled(board: &Board, cells: &[usize]) -> Board {
    let mut after = *board;
    for (from, to) in cells.iter().zip(cells.iter().cycle().skip(1)) {
        after[*to] = board[*from];
    }
    after
}

#[test]
fn every_board_has_its_own_state() {
    let mut boards = vec![None; STATES];
    for start in every_board() {
        assert_eq!(boards[state(&start)].replace(start), None, "{start:?}");
        assert_eq!(board(state(&start)), start);
    }
    assert!(states().eq(boards.iter().positions(Option::is_some)));
}

#[test]
fn one_move_rotates_the_ring_clockwise_and_the_other_the_middle_row_to_the_right() {
    for start in every_board() {
        assert_eq!(rotated(&start, Rotation::Ring), cycled(&start, &[0, 1, 2, 5, 8, 7, 6, 3]));
        assert_eq!(rotated(&start, Rotation::Row), cycled(&start, &[3, 4, 5]));
    }
}

#[test]
fn a_move_of_states_is_the_move_of_boards_and_before_undoes_it() {
    for from in states() {
        for rotation in ROTATIONS {
            let after = rotations().after(from, rotation).expect("a move is possible everywhere");
            assert_eq!(board(after), rotated(&board(from), rotation), "{:?} {rotation:?}", board(from));
            assert_eq!(rotations().before(after, rotation), Some(from), "{:?} {rotation:?}", board(from));
        }
    }
}

#[test]
fn eight_ring_or_three_row_rotations_change_nothing_and_fewer_change_every_board() {
    for (rotation, order) in [(Rotation::Ring, 8), (Rotation::Row, 3)] {
        for from in states() {
            let mut after = from;
            for count in 1..=order {
                after = rotations().after(after, rotation).expect("a move is possible everywhere");
                assert_eq!(after == from, count == order, "{:?} {rotation:?}", board(from));
            }
        }
    }
}
