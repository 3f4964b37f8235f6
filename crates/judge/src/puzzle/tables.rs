//! Tables of distances of the core, searched as far as needed and kept for the rest of the run.
//!
//! Tiles are only names: one table for each cell of the blank serves every goal of the eight puzzle, and one table
//! serves every goal of the nine-number puzzle.

use crate::board::Board;
use crate::case::Case;
use puzzle_core::board::{blank, NUMBERS_IN_ORDER};
use puzzle_core::fifteen::{self, WalkingDistances};
use puzzle_core::relabel::relabel;
use puzzle_core::rotate::{self, RotateDistances, Rotations};
use puzzle_core::slide::{self, SlideDistances, Slides};
use rustc_hash::FxHashMap;
use std::sync::Mutex;

/// The distance from `start` to `goal` in the eight puzzle, or `None` if the goal is not reachable.
pub(crate) fn slide_distance(start: &Board, goal: &Board) -> Option<usize> {
    let (start, goal) = (nine(start), nine(goal));
    // In a static, since a stack has no room for them.
    static TABLES: Mutex<(Slides, [SlideDistances; 9])> = {
        const NONE: SlideDistances = SlideDistances::new();
        Mutex::new((Slides::new(), [NONE; 9]))
    };
    let (slides, distances) = &mut *TABLES.lock().expect("no thread panics with the tables");
    if distances.iter().all(|distances| !distances.begun()) {
        slides.fill();
    }
    let cell = blank(&goal);
    distances[cell].begin::<Slides>(slide::in_order(cell));
    distances[cell].of(slides, slide::state(&relabel(&start, &goal))?)
}

/// The distance of a case of the fifteen puzzle, whose goal has its tiles in order and the blank last; `None` if the goal is
/// not reachable. Distances are kept, since the search for one can take a second.
///
/// # Panics
/// If the goal has the blank elsewhere.
pub(crate) fn fifteen_distance(case: &Case) -> Option<usize> {
    static KNOWN: Mutex<Option<FxHashMap<Board, Option<usize>>>> = Mutex::new(None);
    static WALKING: Mutex<WalkingDistances> = Mutex::new(WalkingDistances::new());
    assert_eq!(case.goal.cell_of(0), Some(15), "the fifteen puzzle is solved with the blank last");
    let known = &mut *KNOWN.lock().expect("no thread panics with the distances");
    *known.get_or_insert_with(FxHashMap::default).entry(case.start).or_insert_with(|| {
        let board = (*case.start).try_into().expect("sixteen cells");
        fifteen::distance(&mut WALKING.lock().expect("no thread panics with the table"), &board)
    })
}

/// The distance from `start` to `goal` in the nine-number puzzle.
pub(crate) fn rotate_distance(start: &Board, goal: &Board) -> Option<usize> {
    static TABLES: Mutex<(Rotations, RotateDistances)> = Mutex::new((Rotations::new(), RotateDistances::new()));
    let (rotations, distances) = &mut *TABLES.lock().expect("no thread panics with the tables");
    if !distances.begun() {
        rotations.fill();
        distances.begin::<Rotations>(rotate::state(&NUMBERS_IN_ORDER));
    }
    let mut names = [0; 9];
    for (name, &number) in goal.iter().enumerate() {
        names[usize::from(number)] = name as u8;
    }
    distances.of(rotations, rotate::state(&nine(start).map(|number| names[usize::from(number)])))
}

/// The board as the core has it.
///
/// # Panics
/// If it does not have nine cells.
fn nine(board: &Board) -> [u8; 9] {
    (**board).try_into().expect("nine cells")
}
