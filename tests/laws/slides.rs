use itertools::Itertools;
use puzzle_core::board::Board;
use puzzle_core::cantor::EvenRanks;
use puzzle_core::even_permutation::INDICES;
use puzzle_core::puzzle::{Frontier, Puzzle};
use puzzle_core::slide::{board, in_order, state, state_by, states, Direction, Slides, STATES};
use std::sync::OnceLock;
use tests::boards::{every_board, is_even};
use tests::catalog;
use tests::moves::moved;

pub(crate) const DIRECTIONS: [Direction; 4] = [Direction::Up, Direction::Down, Direction::Left, Direction::Right];

pub(crate) fn slides() -> &'static Slides {
    static SLIDES: OnceLock<Slides> = OnceLock::new();
    SLIDES.get_or_init(|| {
        let mut slides = Slides::new();
        slides.fill();
        slides
    })
}

/// The board after a move, or `None` if the blank would leave it.
pub(crate) fn slid(board: &Board, direction: Direction) -> Option<Board> {
    moved(catalog::Puzzle::Eight, board, char::from(direction.letter()))
        .map(|after| after.try_into().expect("nine cells"))
}

#[test]
fn exactly_the_boards_with_an_even_permutation_have_a_state_of_their_own() {
    let mut ranks = EvenRanks::new();
    ranks.fill();
    let mut boards = vec![None; STATES];
    for start in every_board() {
        let state = state(&start);
        assert_eq!(state.is_some(), is_even(&start), "{start:?}");
        assert_eq!(state_by(&ranks, &start), state, "{start:?}");
        if let Some(state) = state {
            assert_eq!(boards[state].replace(start), None, "{start:?}");
            assert_eq!(board(state), start);
        }
    }
    assert!(states().eq(boards.iter().positions(Option::is_some)));
}

#[test]
fn the_first_state_of_each_cell_of_the_blank_has_the_tiles_in_order() {
    for cell in 0..9 {
        let mut tiles = (1..9).collect::<Vec<u8>>();
        tiles.insert(cell, 0);
        assert_eq!(board(in_order(cell)).to_vec(), tiles);
        assert_eq!(in_order(cell), cell * INDICES);
        assert_eq!(Slides::groups(in_order(cell)), 4 * cell..4 * cell + 4);
        assert_eq!(Slides::groups(in_order(cell) + INDICES - 1), 4 * cell..4 * cell + 4);
    }
}

#[test]
fn a_move_of_states_exchanges_the_blank_with_the_tile_in_that_direction() {
    for from in states() {
        for direction in DIRECTIONS {
            let after = slides().after(from, direction).map(board);
            assert_eq!(after, slid(&board(from), direction), "{:?} {direction:?}", board(from));
        }
    }
}

#[test]
fn the_inverse_undoes_every_move_and_before_is_the_state_it_came_from() {
    for from in states() {
        for direction in DIRECTIONS {
            if let Some(after) = slides().after(from, direction) {
                assert_ne!(after, from);
                assert_eq!(slides().after(after, direction.inverse()), Some(from), "{:?} {direction:?}", board(from));
                assert_eq!(slides().before(after, direction), Some(from), "{:?} {direction:?}", board(from));
            }
        }
    }
}

#[test]
fn the_neighbour_of_a_cell_is_where_the_move_takes_the_blank() {
    for cell in 0..9 {
        for direction in DIRECTIONS {
            let after = slid(&board(in_order(cell)), direction);
            assert_eq!(direction.neighbour(cell), after.map(|board| puzzle_core::board::blank(&board)));
        }
    }
}
