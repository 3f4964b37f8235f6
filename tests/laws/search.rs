//! The moves that a descent chooses, and a search that has ended.

use crate::rotations::rotations;
use crate::slides::slides;
use puzzle_core::board::NUMBERS_IN_ORDER;
use puzzle_core::puzzle::Frontier;
use puzzle_core::rotate::{self, RotateDistances};
use puzzle_core::search::Distances;
use puzzle_core::slide::{self, SlideDistances};
use std::array::from_fn;

/// Lets a search find all states, then checks that further calls of `begin` and `grow` change nothing.
fn stays_finished<P: Frontier, const STATES: usize, const LAYER: usize>(
    distances: &mut Distances<STATES, LAYER>,
    puzzle: &P,
    goal: usize,
    farthest: usize,
    states: &[usize],
) {
    assert!(!distances.begun());
    distances.begin::<P>(goal);
    assert!(distances.begun());
    assert!((0..farthest).all(|_| distances.grow(puzzle)));
    let of_each = |distances: &mut Distances<STATES, LAYER>| -> Vec<_> {
        states.iter().map(|&state| (distances.of(puzzle, state), distances.descend(puzzle, state))).collect()
    };
    let found = of_each(distances);
    assert_eq!(found.iter().map(|(distance, _)| distance).max(), Some(&Some(farthest)));
    // Often enough to overflow a distance, if `grow` still counted.
    for _ in 0..300 {
        distances.begin::<P>(goal);
        assert!(distances.begun() && !distances.grow(puzzle));
    }
    assert!(of_each(distances) == found);
}

#[test]
fn a_search_that_has_found_all_states_begins_and_grows_no_more() {
    let states = slide::states().collect::<Vec<_>>();
    for (cell, farthest) in [(4, 30), (7, 31), (8, 31)] {
        let mut distances = Box::new(SlideDistances::new());
        stays_finished(&mut *distances, slides(), slide::in_order(cell), farthest, &states);
    }
    let goal = rotate::state(&NUMBERS_IN_ORDER);
    stays_finished(
        &mut *Box::new(RotateDistances::new()),
        rotations(),
        goal,
        32,
        &rotate::states().collect::<Vec<_>>(),
    );
}

/// Lets a search find all states, and compares the move chosen at each state with the distances of its neighbours.
fn chooses_the_first_move<P: Frontier, const STATES: usize, const LAYER: usize>(
    distances: &mut Distances<STATES, LAYER>,
    puzzle: &P,
    goal: usize,
    states: &[usize],
) {
    distances.begin::<P>(goal);
    while distances.grow(puzzle) {}
    for &state in states {
        let distance = distances.of(puzzle, state).expect("all states are reached");
        let moves = P::MOVES.iter().enumerate();
        let mut closer =
            moves.filter_map(|(index, &step)| Some((index, puzzle.after(state, step)?))).collect::<Vec<_>>();
        closer.retain(|&(_, after)| distances.of(puzzle, after) == distance.checked_sub(1));
        assert_eq!(distances.descend(puzzle, state), closer.first().copied(), "{state}");
        for preferred in 0..P::MOVES.len() {
            let first: [u8; 16] =
                from_fn(|set| if set >> preferred & 1 == 1 { preferred as u8 } else { set.trailing_zeros() as u8 });
            let expected = closer.iter().find(|&&(index, _)| index == preferred).or(closer.first());
            assert_eq!(distances.descend_by(puzzle, state, &first), expected.copied(), "{state} {preferred}");
        }
    }
}

#[test]
fn the_first_move_in_tie_break_order_that_leads_closer_is_chosen() {
    let states = slide::states().collect::<Vec<_>>();
    for cell in [4, 7, 8] {
        chooses_the_first_move(&mut *Box::new(SlideDistances::new()), slides(), slide::in_order(cell), &states);
    }
    let states = rotate::states().collect::<Vec<_>>();
    let goal = rotate::state(&NUMBERS_IN_ORDER);
    chooses_the_first_move(&mut *Box::new(RotateDistances::new()), rotations(), goal, &states);
}
