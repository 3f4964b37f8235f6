//! HDU 3567, Eight II: the lexicographically smallest shortest path from one board to another.
#![no_std]

use puzzle_core::board::{blank, Board, TILES};
use puzzle_core::relabel::{relabel, Symmetry, STANDARD};
use puzzle_core::slide::{self, Direction, SlideDistances, Slides};
use puzzle_core::text::{Found, InputError, Stream, Text};

/// The tie-break order.
const LETTERS: [Direction; 4] = [Direction::Down, Direction::Left, Direction::Right, Direction::Up];

/// The tables that all cases share.
pub struct Solver {
    slides: Slides,
    /// To the tiles in order with the blank in each of the standard cells.
    distances: [SlideDistances; STANDARD.len()],
    /// By symmetry: the tie-break order on the rotated board.
    orders: [Order; 4],
}

/// A tie-break order, and the letters of the moves.
struct Order {
    /// By set of moves, as bits: the first move of the set.
    first: [u8; 16],
    /// By move: its letter.
    letters: [u8; 4],
}

impl Solver {
    /// Creates a solver, all zero.
    #[allow(clippy::new_without_default)] // tables this large belong in a static
    pub const fn new() -> Self {
        const NONE: SlideDistances = SlideDistances::new();
        const NO_ORDER: Order = Order { first: [0; 16], letters: [0; 4] };
        Solver { slides: Slides::new(), distances: [NONE; STANDARD.len()], orders: [NO_ORDER; 4] }
    }

    /// Answers each pair of boards.
    ///
    /// # Errors
    /// At the first error in the input.
    pub fn solve<S: Stream>(&mut self, text: &mut Text<S>) -> Result<(), InputError> {
        self.slides.fill();
        for (quarters, order) in self.orders.iter_mut().enumerate() {
            // From the last move to the first, so that the first one overwrites the others.
            for direction in LETTERS.iter().rev() {
                let rotated = Symmetry(quarters).direction(*direction) as usize;
                order.letters[rotated] = direction.letter();
                for moves in (0..16).filter(|moves| moves >> rotated & 1 == 1) {
                    order.first[moves] = rotated as u8;
                }
            }
        }
        for case in 1..=text.number("the number of cases")? {
            let place = text.next_place();
            let start = text.expect_board(&TILES, "two boards for each case")?;
            let goal = text.expect_board(&TILES, "two boards for each case")?;
            if !self.solve_pair(text, case, &start, &goal) {
                return Err(InputError { place, found: Found::Unreachable(case), expected: "a solvable pair" });
            }
        }
        text.end()
    }

    /// Writes the first shortest path from `start` to `goal`. Returns false if there is no path.
    fn solve_pair<S: Stream>(&mut self, text: &mut Text<S>, case: u64, start: &Board, goal: &Board) -> bool {
        let (standard, symmetry) = Symmetry::to_standard(blank(goal));
        let (slides, distances) = (&self.slides, &mut self.distances[standard]);
        distances.begin::<Slides>(slide::in_order(STANDARD[standard]));
        let start = slide::state(&relabel(&symmetry.board(start), &symmetry.board(goal)));
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
        let order = &self.orders[symmetry.0];
        while let Some((step, next)) = distances.descend_by(slides, state, &order.first) {
            text.write(&[order.letters[step]]);
            state = next;
        }
        text.write(b"\n");
        true
    }
}
