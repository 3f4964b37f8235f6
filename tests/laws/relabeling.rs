use crate::slides::{slid, DIRECTIONS};
use itertools::{iproduct, Itertools};
use puzzle_core::board::{blank, Board};
use puzzle_core::relabel::{relabel, Symmetry, STANDARD};
use puzzle_core::slide::state;
use tests::boards::every_board;

/// Goals with the blank in every cell, the tiles in order and permuted.
fn goals() -> impl Iterator<Item = Board> + Clone {
    iproduct!([[1, 2, 3, 4, 5, 6, 7, 8], [7, 3, 8, 1, 2, 6, 5, 4]], 0..9).map(|(tiles, cell)| {
        let mut goal = tiles.to_vec();
        goal.insert(cell, 0);
        goal.try_into().expect("nine")
    })
}

fn symmetries() -> impl Iterator<Item = Symmetry> + Clone {
    (0..4).map(Symmetry)
}

#[test]
fn a_goal_relabeled_by_itself_has_its_tiles_in_order_and_its_blank_in_place() {
    for goal in every_board() {
        let relabeled = relabel(&goal, &goal);
        assert_eq!(blank(&relabeled), blank(&goal));
        assert!(relabeled.iter().filter(|&&tile| tile != 0).copied().eq(1..9), "{goal:?}");
    }
}

#[test]
fn relabeling_commutes_with_slides() {
    let goals = goals().collect_vec();
    for (start, direction) in iproduct!(every_board(), DIRECTIONS) {
        for goal in &goals {
            let after = slid(&start, direction).map(|after| relabel(&after, goal));
            assert_eq!(after, slid(&relabel(&start, goal), direction), "{start:?} {goal:?} {direction:?}");
        }
    }
}

#[test]
fn relabeling_loses_no_tile() {
    for (start, goal) in iproduct!(every_board().step_by(101), goals()) {
        assert!(relabel(&start, &goal).iter().sorted().copied().eq(0..9));
    }
}

#[test]
fn a_symmetry_commutes_with_slides() {
    for (start, symmetry) in iproduct!(every_board(), symmetries()) {
        for direction in DIRECTIONS {
            let after = slid(&start, direction).map(|after| symmetry.board(&after));
            assert_eq!(
                after,
                slid(&symmetry.board(&start), symmetry.direction(direction)),
                "{start:?} {symmetry:?} {direction:?}"
            );
        }
    }
}

#[test]
fn the_four_symmetries_differ_and_move_tiles_as_they_move_cells() {
    let board = [0, 1, 2, 3, 4, 5, 6, 7, 8];
    assert_eq!(symmetries().map(|symmetry| symmetry.board(&board)).unique().count(), 4);
    assert_eq!(Symmetry(4).board(&board), board);
    for (symmetry, cell) in iproduct!(symmetries(), 0..9) {
        assert_eq!(usize::from(symmetry.board(&board)[symmetry.cell(cell)]), cell, "{symmetry:?}");
    }
}

#[test]
fn a_symmetry_takes_every_cell_to_a_standard_one() {
    for cell in 0..9 {
        let (standard, symmetry) = Symmetry::to_standard(cell);
        assert_eq!(symmetry.cell(cell), STANDARD[standard]);
    }
}

#[test]
fn a_symmetry_of_both_boards_keeps_whether_a_path_exists() {
    for (start, goal, symmetry) in iproduct!(every_board().step_by(11), goals(), symmetries()) {
        let seen = relabel(&symmetry.board(&start), &symmetry.board(&goal));
        assert_eq!(state(&seen).is_some(), state(&relabel(&start, &goal)).is_some(), "{start:?} {goal:?} {symmetry:?}");
    }
}
