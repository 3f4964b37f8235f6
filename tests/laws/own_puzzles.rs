//! Puzzles that the core does not know, searched by its code and compared with a simple search with a map.

use itertools::Itertools;
use puzzle_core::cantor::{rank, unrank};
use puzzle_core::puzzle::{Frontier, Puzzle};
use puzzle_core::search::Distances;
use std::collections::{HashMap, VecDeque};
use std::fmt::Debug;

/// The 2x3 sliding puzzle: tiles 1 to 5 and the blank 0. Half of the boards cannot be solved.
struct SmallSlide;

impl Puzzle for SmallSlide {
    type Move = char;
    const MOVES: &'static [char] = &['u', 'd', 'l', 'r'];
    const STATES: usize = 720;

    fn after(&self, state: usize, step: char) -> Option<usize> {
        let mut board = unrank::<6>(state);
        let cell = board.iter().position(|&tile| tile == 0)?;
        let to = match step {
            'u' if cell >= 3 => cell - 3,
            'd' if cell < 3 => cell + 3,
            'l' if cell % 3 > 0 => cell - 1,
            'r' if cell % 3 < 2 => cell + 1,
            _ => return None,
        };
        board.swap(cell, to);
        Some(rank(&board))
    }

    fn before(&self, state: usize, step: char) -> Option<usize> {
        let index = Self::MOVES.iter().position(|&other| other == step)?;
        self.after(state, Self::MOVES[index ^ 1])
    }
}

impl Frontier for SmallSlide {}

/// The magic board: eight tiles, clockwise from the upper left, and three moves of which only `A` is its own inverse.
struct MagicBoard;

/// For each move, the place from which each tile comes.
const FROM: [[usize; 8]; 3] = [[7, 6, 5, 4, 3, 2, 1, 0], [3, 0, 1, 2, 5, 6, 7, 4], [0, 6, 1, 3, 4, 2, 5, 7]];

impl Puzzle for MagicBoard {
    type Move = usize;
    const MOVES: &'static [usize] = &[0, 1, 2];
    const STATES: usize = 40_320;

    fn after(&self, state: usize, step: usize) -> Option<usize> {
        let board = unrank::<8>(state);
        Some(rank(&FROM[step].map(|place| board[place])))
    }

    fn before(&self, state: usize, step: usize) -> Option<usize> {
        let board = unrank::<8>(state);
        let mut before = [0; 8];
        FROM[step].iter().zip(board).for_each(|(&place, tile)| before[place] = tile);
        Some(rank(&before))
    }
}

impl Frontier for MagicBoard {}

/// The magic board again, with bits for the moves that lead closer to the goal.
struct MagicBoardWithMoveBits;

impl Puzzle for MagicBoardWithMoveBits {
    type Move = usize;
    const MOVES: &'static [usize] = MagicBoard::MOVES;
    const STATES: usize = MagicBoard::STATES;

    fn after(&self, state: usize, step: usize) -> Option<usize> {
        MagicBoard.after(state, step)
    }

    fn before(&self, state: usize, step: usize) -> Option<usize> {
        MagicBoard.before(state, step)
    }
}

impl Frontier for MagicBoardWithMoveBits {
    const MOVE_BITS: usize = 3;
}

/// A circle of 500 states. Of its eight moves, the maximum, one goes one state further, one goes two, and six are impossible.
struct Circle;

impl Puzzle for Circle {
    type Move = usize;
    const MOVES: &'static [usize] = &[0, 0, 1, 0, 0, 2, 0, 0];
    const STATES: usize = 500;

    fn after(&self, state: usize, step: usize) -> Option<usize> {
        (step > 0).then_some((state + step) % 500)
    }

    fn before(&self, state: usize, step: usize) -> Option<usize> {
        (step > 0).then_some((state + 500 - step) % 500)
    }
}

impl Frontier for Circle {}

/// The distances by a simple search backwards from `goal`. It uses `after` only, not `before`.
fn plain<P: Puzzle>(puzzle: &P, goal: usize) -> HashMap<usize, usize> {
    let edges = (0..P::STATES).flat_map(|from| P::MOVES.iter().map(move |&step| (from, step)));
    let before = edges.filter_map(|(from, step)| Some((puzzle.after(from, step)?, from))).into_group_map();
    let mut distances = HashMap::from([(goal, 0)]);
    let mut queue = VecDeque::from([goal]);
    while let Some(state) = queue.pop_front() {
        for &from in before.get(&state).into_iter().flatten() {
            if !distances.contains_key(&from) {
                distances.insert(from, distances[&state] + 1);
                queue.push_back(from);
            }
        }
    }
    distances
}

/// Compares the distance of each state, and the first move of a shortest path in every tie-break order that prefers one move.
/// Returns the table.
fn agrees<P: Frontier, const STATES: usize, const SETS: usize>(puzzle: &P, goal: usize) -> Distances<STATES, STATES>
where
    P::Move: Debug,
{
    let expected = plain(puzzle, goal);
    let mut distances = Distances::new();
    distances.begin::<P>(goal);
    for state in 0..STATES {
        let distance = distances.of(puzzle, state);
        assert_eq!(distance, expected.get(&state).copied(), "{state}");
        if distance.is_none() {
            continue;
        }
        let moves = P::MOVES.iter().enumerate().filter_map(|(index, &step)| Some((index, puzzle.after(state, step)?)));
        let closer = moves.filter(|(_, after)| distance == expected.get(after).map(|&left| left + 1)).collect_vec();
        assert_eq!(distances.descend(puzzle, state), closer.first().copied(), "{state}");
        for preferred in 0..P::MOVES.len() {
            let first: [u8; SETS] = std::array::from_fn(|set| {
                if set >> preferred & 1 == 1 {
                    preferred as u8
                } else {
                    set.trailing_zeros() as u8
                }
            });
            let step = closer.iter().find(|&&(index, _)| index == preferred).or(closer.first()).copied();
            assert_eq!(distances.descend_by(puzzle, state, &first), step, "{state}");
        }
    }
    distances
}

/// The number of states at each distance.
fn counts<P: Frontier, const STATES: usize>(puzzle: &P, distances: &mut Distances<STATES, STATES>) -> Vec<usize> {
    let counts = (0..STATES).filter_map(|state| distances.of(puzzle, state)).counts();
    (0..counts.len()).map(|distance| counts[&distance]).collect()
}

#[test]
fn a_small_sliding_puzzle_is_searched_like_the_large_one() {
    let mut distances = agrees::<_, 720, 16>(&SmallSlide, rank(&[1, 2, 3, 4, 5, 0]));
    // God's number of the 2x3 puzzle is 21 (OEIS A151944).
    let counts = counts(&SmallSlide, &mut distances);
    assert_eq!((counts.len(), counts.iter().sum()), (22, 360));
}

#[test]
fn the_magic_board_has_its_known_distances() {
    // The counts backwards from a goal equal those forwards from a start.
    const COUNTS: [usize; 23] = [
        1, 3, 7, 14, 26, 51, 92, 159, 274, 453, 720, 1115, 1727, 2603, 3701, 4729, 5620, 6240, 5840, 4492, 2120, 328, 5,
    ];
    let mut distances = agrees::<_, 40_320, 8>(&MagicBoard, 0);
    assert_eq!(counts(&MagicBoard, &mut distances), COUNTS);
    let mut distances = agrees::<_, 40_320, 8>(&MagicBoardWithMoveBits, 0);
    assert_eq!(counts(&MagicBoardWithMoveBits, &mut distances), COUNTS);
}

/// The first shortest path from the tiles in order to `goal`, as HDU 1430 and Luogu P2730 print it.
fn magic_path(goal: [u8; 8]) -> String {
    // Relabel so that the goal is in order: then the start holds the place of each tile in the goal.
    let mut start = [0; 8];
    (0..).zip(goal).for_each(|(place, tile)| start[usize::from(tile) - 1] = place);
    let mut distances = Box::new(Distances::<40_320, 40_320>::new());
    distances.begin::<MagicBoard>(0);
    let mut state = rank(&start);
    distances.of(&MagicBoard, state);
    let mut path = String::new();
    while let Some((step, next)) = distances.descend(&MagicBoard, state) {
        path.push(char::from(b"ABC"[step]));
        state = next;
    }
    path
}

#[test]
fn paths_of_the_magic_board_are_the_published_ones() {
    for (goal, path) in [
        ([1, 2, 3, 4, 5, 6, 7, 8], ""),
        ([1, 7, 2, 4, 5, 3, 6, 8], "C"),
        ([8, 2, 7, 5, 4, 6, 3, 1], "AC"),
        ([2, 6, 8, 4, 5, 7, 3, 1], "BCABCCB"),
    ] {
        assert_eq!(magic_path(goal), path, "{goal:?}");
    }
}

#[test]
fn eight_moves_and_distances_up_to_250_fit() {
    let mut distances = agrees::<_, 500, 256>(&Circle, 0);
    assert_eq!(counts(&Circle, &mut distances).len(), 251);
}
