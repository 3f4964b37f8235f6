//! The two puzzles, board by board: what a move does, and how far any board is from any other.

use crate::tables;
use puzzle_core::board::{blank, Board};
use puzzle_core::rotate::{rotated, Rotation};
use puzzle_core::slide::Direction;

/// The letters of the sliding puzzle's moves: the way that the blank goes.
const DIRECTIONS: [Direction; 4] = [Direction::Up, Direction::Down, Direction::Left, Direction::Right];

/// A puzzle. Its moves are letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Puzzle {
    /// Eight tiles and a blank, which goes `u`, `d`, `l` or `r`.
    Slide,
    /// Nine numbers, whose ring turns (`c`) and whose middle row shifts (`r`).
    Rotate,
}

impl Puzzle {
    /// The letters of the moves.
    pub fn letters(self) -> &'static [u8] {
        match self {
            Puzzle::Slide => b"udlr",
            Puzzle::Rotate => b"cr",
        }
    }

    /// The board after a move; `None` if the move leaves the grid or there is no such move.
    pub fn after(self, board: &Board, letter: u8) -> Option<Board> {
        match self {
            Puzzle::Slide => slid(board, DIRECTIONS.into_iter().find(|side| side.letter() == letter)?),
            Puzzle::Rotate => Some(rotated(board, rotation(letter)?)),
        }
    }

    /// The board from which a move leads to this one; `None` if there is none.
    pub fn before(self, board: &Board, letter: u8) -> Option<Board> {
        match self {
            Puzzle::Slide => slid(board, DIRECTIONS.into_iter().find(|side| side.letter() == letter)?.inverse()),
            // Eight turns change nothing, nor do three shifts.
            Puzzle::Rotate => {
                let times = if letter == b'c' { 7 } else { 2 };
                (0..times).try_fold(*board, |board, _| self.after(&board, letter))
            }
        }
    }

    /// The least number of moves from `start` to `goal`, or `None` if no moves lead there.
    pub fn distance(self, start: &Board, goal: &Board) -> Option<usize> {
        match self {
            Puzzle::Slide => tables::slide_distance(start, goal),
            Puzzle::Rotate => tables::rotate_distance(start, goal),
        }
    }

    /// The moves that come nearer to `goal`, in the order of `order`, with the boards they lead to.
    pub fn nearer(self, board: &Board, goal: &Board, order: &[u8]) -> Vec<(u8, Board)> {
        let distance = self.distance(board, goal);
        let after = order.iter().filter_map(|&letter| Some((letter, self.after(board, letter)?)));
        after.filter(|(_, after)| self.distance(after, goal).map(|left| left + 1) == distance).collect()
    }

    /// The first shortest way from `start` to `goal`, moves compared in the order of `order`; `None` if there is none.
    pub fn way(self, start: &Board, goal: &Board, order: &[u8]) -> Option<String> {
        let length = self.distance(start, goal)?;
        let mut board = *start;
        let mut way = String::with_capacity(length);
        for _ in 0..length {
            let (letter, after) = self.nearer(&board, goal, order)[0];
            way.push(char::from(letter));
            board = after;
        }
        Some(way)
    }

    /// A board from which no moves lead to `goal`, as near to it as can be; `None` where moves lead from every board to it.
    pub fn unsolvable(self, goal: &Board) -> Option<Board> {
        let mut board = *goal;
        let mut last = (0..9).rev().filter(|&cell| goal[cell] != 0);
        let (a, b) = (last.next()?, last.next()?);
        board.swap(a, b);
        (self == Puzzle::Slide).then_some(board)
    }

    /// How a number is drawn: the sliding puzzle's blank is a dot.
    pub fn drawn(self, number: u8) -> char {
        match (self, number) {
            (Puzzle::Slide, 0) => '.',
            _ => char::from(b'0' + number),
        }
    }
}

fn slid(board: &Board, side: Direction) -> Option<Board> {
    let cell = blank(board);
    let mut after = *board;
    after.swap(cell, side.neighbour(cell)?);
    Some(after)
}

fn rotation(letter: u8) -> Option<Rotation> {
    match letter {
        b'c' => Some(Rotation::Ring),
        b'r' => Some(Rotation::Row),
        _ => None,
    }
}
