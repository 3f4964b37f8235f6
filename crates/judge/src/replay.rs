//! Boards beside one another with the move between them, as puzzle books draw them.

use crate::board::Board;
use crate::draw::{row, width};
use crate::puzzle::Puzzle;

/// The columns of an arrow.
const ARROW: usize = 5;

/// The boards along some moves.
pub struct Replay<'a> {
    /// What is played.
    pub puzzle: &'a dyn Puzzle,
    /// The boards, the start first.
    pub boards: &'a [Board],
    /// The moves between them: one fewer, or more of which only the first ones count.
    pub moves: &'a [u8],
}

/// A board, and the move that makes it of the one before; the start has none.
pub(crate) struct Step<'a> {
    pub(crate) letter: Option<char>,
    pub(crate) before: &'a Board,
    pub(crate) board: &'a Board,
}

impl Replay<'_> {
    /// How many boards fit beside one another in `columns` columns: at least one.
    pub fn across(&self, columns: usize) -> usize {
        (columns / (ARROW + width(self.puzzle))).max(1)
    }

    /// The boards as text, `across` of them in a strip. An arrow stands before each
    /// board's middle row, the move's letter below the arrow.
    pub fn text(&self, across: usize) -> String {
        let mut text = String::new();
        for (number, strip) in self.strips(across).iter().enumerate() {
            text += if number > 0 { "\n" } else { "" };
            for row_number in 0..self.puzzle.rows() {
                let line: String = strip.iter().map(|step| self.part(step, row_number)).collect();
                text += &format!("{}\n", line.trim_end());
            }
        }
        text
    }

    fn part(&self, step: &Step<'_>, row_number: usize) -> String {
        let arrow = (self.puzzle.rows() - 1) / 2;
        let sign = match (step.letter, row_number) {
            (Some(_), row) if row == arrow => '→',
            (Some(letter), row) if row == arrow + 1 => letter,
            _ => ' ',
        };
        format!("  {sign}  {}", row(self.puzzle, step.board, row_number))
    }

    /// The steps, `across` of them in each strip.
    pub(crate) fn strips(&self, across: usize) -> Vec<Vec<Step<'_>>> {
        let step = |index: usize| Step {
            letter: index.checked_sub(1).map(|last| char::from(self.moves[last])),
            before: &self.boards[index.saturating_sub(1)],
            board: &self.boards[index],
        };
        let indices: Vec<usize> = (0..self.boards.len()).collect();
        indices.chunks(across).map(|strip| strip.iter().map(|&index| step(index)).collect()).collect()
    }
}
