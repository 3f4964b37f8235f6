//! Tables of distances of the core, searched as far as needed and kept for the rest of the run.
//!
//! Tiles are only names: one table for each cell of the blank serves every goal of the eight puzzle, and one table
//! serves every goal of the nine-number puzzle.

use crate::board::Board;
use puzzle_core::board::{blank, NUMBERS_IN_ORDER};
use puzzle_core::relabel::relabel;
use puzzle_core::rotate::{self, RotateDistances, Rotations};
use puzzle_core::slide::{self, SlideDistances, Slides};
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
