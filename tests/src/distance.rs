//! Distances of the eight puzzle by the core's tables.

use puzzle_core::board::{blank, Board};
use puzzle_core::relabel::relabel;
use puzzle_core::slide::{self, SlideDistances, Slides};
use std::sync::Mutex;

/// The least number of moves from `start` to `goal`, by the table for the goal's blank; `None` if no path leads there.
pub fn distance(start: &Board, goal: &Board) -> Option<usize> {
    static TABLES: Mutex<(Slides, [SlideDistances; 9])> = {
        const NONE: SlideDistances = SlideDistances::new();
        Mutex::new((Slides::new(), [NONE; 9]))
    };
    let (slides, distances) = &mut *TABLES.lock().expect("no other test panicked with the tables");
    let distances = &mut distances[blank(goal)];
    if !distances.begun() {
        slides.fill();
        distances.begin::<Slides>(slide::in_order(blank(goal)));
    }
    distances.of(slides, slide::state(&relabel(start, goal))?)
}
