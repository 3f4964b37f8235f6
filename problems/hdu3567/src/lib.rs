//! HDU 3567, Eight II: the lexicographically smallest of the shortest ways from one board to another.
#![no_std]

use puzzle_core::board::{blank, Board, TILES};
use puzzle_core::relabel::{relabel, Symmetry, STANDARD};
use puzzle_core::slide::{self, Side, SlideDistances, Slides, Way};
use puzzle_core::text::{Fault, Halt, Problem, Stream, Text};

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
    /// At the first fault of the input, or if `text` cannot be read or written.
    pub fn solve<S: Stream>(&mut self, text: &mut Text<S>) -> Result<(), Halt> {
        self.slides.fill();
        for case in 1..=text.number("the number of cases")? {
            let place = text.next_place()?;
            let start = text.expect_board(&TILES, "two boards for each case")?;
            let goal = text.expect_board(&TILES, "two boards for each case")?;
            let way = self
                .way(&start, &goal)
                .ok_or_else(|| Fault::new(place, Problem::Unjoined { case }, "a pair that moves join"))?;
            text.write(b"Case ")?;
            text.write_number(case)?;
            text.write(b": ")?;
            text.write_number(way.letters().len() as u64)?;
            text.write(b"\n")?;
            text.write(way.letters())?;
            text.write(b"\n")?;
        }
        text.end()
    }

    /// The first shortest way from `start` to `goal`, moves in the order d, l, r, u; `None` if no moves join them.
    fn way(&mut self, start: &Board, goal: &Board) -> Option<Way> {
        let (standard, symmetry) = Symmetry::to_standard(blank(goal));
        let sides = LETTERS.map(|side| symmetry.side(side));
        let mut state = slide::state(&relabel(&symmetry.board(start), &symmetry.board(goal)))?;
        let distances = &mut self.distances[standard];
        distances.begin::<Slides>(slide::in_order(STANDARD[standard]));
        distances.of(&self.slides, state)?;
        let mut way = Way::default();
        while let Some((side, nearer)) = distances.nearer_by(&self.slides, state, &sides) {
            way.push(LETTERS[side].letter());
            state = nearer;
        }
        Some(way)
    }
}
