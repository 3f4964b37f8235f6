//! The distances of all boards, against published figures.

use crate::rotations::{rotations, ROTATIONS};
use crate::slides::{slides, DIRECTIONS};
use itertools::Itertools;
use puzzle_core::board::{Board, NUMBERS_IN_ORDER};
use puzzle_core::puzzle::{Frontier, Puzzle};
use puzzle_core::rotate::{self, RotateDistances};
use puzzle_core::search::Distances;
use puzzle_core::slide::{self, SlideDistances, GODS_NUMBER};

/// Boards at each distance from the goal with the blank in a corner: OEIS A089473.
const CORNER: [usize; 32] = [
    1, 2, 4, 8, 16, 20, 39, 62, 116, 152, 286, 396, 748, 1024, 1893, 2512, 4485, 5638, 9529, 10878, 16993, 17110,
    23952, 20224, 24047, 15578, 14560, 6274, 3910, 760, 221, 2,
];

/// At an edge: OEIS A089483.
const EDGE: [usize; 32] = [
    1, 3, 5, 10, 14, 28, 42, 80, 108, 202, 278, 524, 726, 1348, 1804, 3283, 4193, 7322, 8596, 13930, 14713, 21721,
    19827, 25132, 18197, 18978, 9929, 7359, 2081, 878, 126, 2,
];

/// In the centre: OEIS A089474.
const CENTRE: [usize; 31] = [
    1, 4, 8, 8, 16, 32, 60, 72, 136, 200, 376, 512, 964, 1296, 2368, 3084, 5482, 6736, 11132, 12208, 18612, 18444,
    24968, 19632, 22289, 13600, 11842, 4340, 2398, 472, 148,
];

/// Of the nine-number puzzle. No list has been published.
const NINE_NUMBER: [usize; 33] = [
    1, 2, 4, 7, 13, 24, 41, 73, 127, 220, 385, 671, 1164, 2000, 3371, 5552, 8945, 14012, 21182, 30344, 40027, 47057,
    49055, 46063, 38529, 27029, 15877, 7415, 2635, 843, 189, 22, 1,
];

/// The distances by state index; `None` where the index is not in use.
type All = Vec<Option<usize>>;

/// The distance of every state to a goal.
fn all<P: Frontier, const STATES: usize, const LAYER: usize>(
    distances: &mut Distances<STATES, LAYER>,
    puzzle: &P,
    goal: usize,
) -> All {
    distances.begin::<P>(goal);
    (0..STATES).map(|state| distances.of(puzzle, state)).collect()
}

fn slide_distances(cell: usize) -> All {
    all(&mut Box::new(SlideDistances::new()), slides(), slide::in_order(cell))
}

fn rotate_distances() -> All {
    all(&mut Box::new(RotateDistances::new()), rotations(), rotate::state(&NUMBERS_IN_ORDER))
}

/// The number of states at each distance.
fn counted(distances: &All) -> Vec<usize> {
    let counts = distances.iter().flatten().counts();
    (0..counts.len()).map(|distance| counts[&distance]).collect()
}

/// The boards at the largest distance.
fn farthest(distances: &All, board: fn(usize) -> Board) -> Vec<String> {
    let states = (0..distances.len()).max_set_by_key(|&state| distances[state]);
    states.into_iter().map(|state| board(state).iter().join("")).collect()
}

#[test]
fn boards_at_each_distance_of_the_sliding_puzzle_are_as_many_as_published() {
    for (cells, counts, sum, ends) in [
        (&[0, 2, 6, 8][..], &CORNER[..], 3_986_672, 2),
        (&[1, 3, 5, 7], &EDGE, 3_944_202, 2),
        (&[4], &CENTRE, 3_901_468, 148),
    ] {
        for &cell in cells {
            let distances = slide_distances(cell);
            assert_eq!(counted(&distances), counts, "{cell}");
            assert_eq!(distances.iter().flatten().sum::<usize>(), sum, "{cell}");
            assert_eq!(farthest(&distances, slide::board).len(), ends, "{cell}");
            assert!(slide::states().all(|state| distances[state].is_some_and(|distance| distance <= GODS_NUMBER)));
        }
    }
}

#[test]
fn two_boards_are_31_moves_from_the_tiles_in_order() {
    assert_eq!(farthest(&slide_distances(8), slide::board), ["647850321", "867254301"]);
}

#[test]
fn boards_at_each_distance_of_the_nine_number_puzzle_are_as_many_as_known() {
    let distances = rotate_distances();
    assert_eq!(counted(&distances), NINE_NUMBER);
    assert_eq!(distances.iter().flatten().sum::<usize>(), 7_770_200);
    assert_eq!(farthest(&distances, rotate::board), ["270345816"]);
}

/// Checks that the distances are exact: no path can be shorter, and one is as short.
fn some_move_leads_one_step_closer_and_none_more<P: Puzzle>(distances: &All, puzzle: &P, moves: &[P::Move]) {
    assert_eq!(distances.iter().flatten().filter(|&&distance| distance == 0).count(), 1);
    for (state, distance) in distances.iter().enumerate() {
        if let Some(distance @ 1..) = *distance {
            let after = moves.iter().filter_map(|&step| puzzle.after(state, step));
            assert_eq!(after.filter_map(|after| distances[after]).min(), Some(distance - 1), "{state}");
        }
    }
}

#[test]
fn distances_are_exact() {
    for cell in 0..9 {
        some_move_leads_one_step_closer_and_none_more(&slide_distances(cell), slides(), &DIRECTIONS);
    }
    some_move_leads_one_step_closer_and_none_more(&rotate_distances(), rotations(), &ROTATIONS);
}
