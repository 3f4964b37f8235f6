//! HDU 3567, Eight II: the lexicographically smallest of the shortest ways from one board to another.
#![no_std]

use puzzle_core::board::{blank, Board, TILES};
use puzzle_core::relabel::{relabel, Symmetry, STANDARD};
use puzzle_core::slide::{self, Direction, SlideDistances, Slides};
use puzzle_core::text::{Found, InputError, Stream, Text};

/// The moves in the order in which ways are compared.
const LETTERS: [Direction; 4] = [Direction::Down, Direction::Left, Direction::Right, Direction::Up];

/// The tables that all cases share.
pub struct Solver {
    slides: Slides,
    /// To the tiles in order with the blank in each of the standard cells.
    distances: [SlideDistances; STANDARD.len()],
    /// By turn: how ways are compared and written on the turned board.
    orders: [Order; 4],
}

/// The order in which moves are preferred, and their letters.
struct Order {
    /// By the set of moves that come nearer, a bit for each: the one to make.
    first: [u8; 16],
    /// By move: its letter.
    letters: [u8; 4],
}

impl Solver {
    /// A solver that has not begun, all zero.
    #[allow(clippy::new_without_default)] // tables this large belong in a static
    pub const fn new() -> Self {
        const NONE: SlideDistances = SlideDistances::new();
        const NO_ORDER: Order = Order { first: [0; 16], letters: [0; 4] };
        Solver { slides: Slides::new(), distances: [NONE; STANDARD.len()], orders: [NO_ORDER; 4] }
    }

    /// Answers each pair of boards.
    ///
    /// # Errors
    /// At the first fault of the input.
    pub fn solve<S: Stream>(&mut self, text: &mut Text<S>) -> Result<(), InputError> {
        self.slides.fill();
        for (turn, order) in self.orders.iter_mut().enumerate() {
            // From the last preference to the first, so that the first is the one that stays.
            for direction in LETTERS.iter().rev() {
                let turned = Symmetry(turn).direction(*direction) as usize;
                order.letters[turned] = direction.letter();
                for moves in (0..16).filter(|moves| moves >> turned & 1 == 1) {
                    order.first[moves] = turned as u8;
                }
            }
        }
        for case in 1..=text.number("the number of cases")? {
            let place = text.next_place();
            let start = text.expect_board(&TILES, "two boards for each case")?;
            let goal = text.expect_board(&TILES, "two boards for each case")?;
            if !self.join(text, case, &start, &goal) {
                return Err(InputError { place, found: Found::Unreachable(case), expected: "a solvable pair" });
            }
        }
        text.end()
    }

    /// Writes the first shortest way from `start` to `goal`, moves in the order d, l, r, u. False if no moves join them.
    fn join<S: Stream>(&mut self, text: &mut Text<S>, case: u64, start: &Board, goal: &Board) -> bool {
        let (standard, turn) = Symmetry::to_standard(blank(goal));
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
        let order = &self.orders[turn.0];
        while let Some((direction, nearer)) = distances.descend_by(slides, state, &order.first) {
            text.write(&[order.letters[direction]]);
            state = nearer;
        }
        text.write(b"\n");
        true
    }
}
