//! What a search does when it is over.

use crate::rotations::rotations;
use crate::slides::slides;
use puzzle_core::board::NUMBERS_IN_ORDER;
use puzzle_core::rotate::{self, RotateDistances};
use puzzle_core::search::{Distances, Puzzle};
use puzzle_core::slide::{self, SlideDistances};

/// Lets a search find all states, and then again and again says where it begins and asks for more.
fn is_over_for_ever<P: Puzzle, const BOUND: usize, const ROOM: usize>(
    distances: &mut Distances<BOUND, ROOM>,
    puzzle: &P,
    goal: usize,
) {
    assert!(!distances.begun());
    distances.begin::<P>(goal);
    assert!(distances.begun());
    let farthest = (0..BOUND).filter(|_| distances.grow(puzzle)).count();
    let of_each = |distances: &mut Distances<BOUND, ROOM>| -> Vec<_> {
        (0..BOUND).map(|state| distances.of(puzzle, state)).collect()
    };
    let found = of_each(distances);
    assert_eq!(found.iter().max(), Some(&Some(farthest)));
    // Often enough for a distance to leave its bits if it were counted on.
    for _ in 0..300 {
        distances.begin::<P>(goal);
        assert!(distances.begun() && !distances.grow(puzzle));
    }
    assert!(of_each(distances) == found);
}

#[test]
fn a_search_that_has_found_all_states_begins_and_grows_no_more() {
    is_over_for_ever(&mut *Box::new(SlideDistances::new()), slides(), slide::in_order(8));
    is_over_for_ever(&mut *Box::new(RotateDistances::new()), rotations(), rotate::state(&NUMBERS_IN_ORDER));
}
