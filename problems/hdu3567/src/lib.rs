//! HDU 3567, Eight II: the lexicographically smallest of the shortest ways from one board to another.
#![no_std]

use puzzle_core::board::{blank, Board, TILES};
use puzzle_core::relabel::{relabel, Turn, STANDARD};
use puzzle_core::slide::{self, Side, SlideDistances, Slides};
use puzzle_core::text::{Fault, Found, Stream, Text};

/// The moves in the order in which ways are compared.
const LETTERS: [Side; 4] = [Side::Down, Side::Left, Side::Right, Side::Up];

/// The tables that all cases share.
pub struct Solver {
    slides: Slides,
    /// To the tiles in order with the blank in each of the standard cells.
    distances: [SlideDistances; STANDARD.len()],
}

impl Solver {
    /// A solver that has not begun, all zero.
    #[allow(clippy::new_without_default)] // tables this large belong in a static
    pub const fn new() -> Self {
        const NONE: SlideDistances = SlideDistances::new();
        Solver { slides: Slides::new(), distances: [NONE; STANDARD.len()] }
    }

    /// Answers each pair of boards.
    ///
    /// # Errors
    /// At the first fault of the input.
    pub fn solve<S: Stream>(&mut self, text: &mut Text<S>) -> Result<(), Fault> {
        self.slides.fill();
        for case in 1..=text.number("the number of cases")? {
            let place = text.next_place();
            let start = text.expect_board(&TILES, "two boards for each case")?;
            let goal = text.expect_board(&TILES, "two boards for each case")?;
            if !self.join(text, case, &start, &goal) {
                return Err(Fault { place, found: Found::Unjoined(case), expected: "a pair that moves join" });
            }
        }
        text.end()
    }

    /// Writes the first shortest way from `start` to `goal`, moves in the order d, l, r, u. False if no moves join them.
    fn join<S: Stream>(&mut self, text: &mut Text<S>, case: u64, start: &Board, goal: &Board) -> bool {
        let (standard, turn) = Turn::to_standard(blank(goal));
        let (slides, distances) = (&self.slides, &mut self.distances[standard]);
        distances.begin::<Slides>(slide::in_order(STANDARD[standard]));
        let start = slide::state(&relabel(&turn.board(start), &turn.board(goal)));
        let known = start.and_then(|state| Some((state, distances.of(slides, state)?)));
        let (mut state, distance) = match known {
            Some(known) => known,
            None => return false,
        };
        text.write(b"Case ");
        text.write_number(case);
        text.write(b": ");
        text.write_number(distance as u64);
        text.write(b"\n");
        let sides = LETTERS.map(|side| turn.side(side));
        while let Some((side, nearer)) = distances.nearer_by(slides, state, &sides) {
            text.write(&[LETTERS[side].letter()]);
            state = nearer;
        }
        text.write(b"\n");
        true
    }
}
