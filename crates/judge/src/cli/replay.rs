use super::{print, problem, Outcome, Trouble};
use crate::board::Board;
use crate::moves::play;
use crate::paste;
use crate::problem::Problem;
use crate::replay::Replay;
use crate::words::counted;
use crate::words::shortened;
use clap::Args;
use std::fs;
use std::path::PathBuf;

/// Draws the boards along some moves, side by side
///
/// As many in a row as the terminal has room for (or `COLUMNS` says). Exit status 1 if a move cannot be made.
#[derive(Args)]
pub(super) struct Draw {
    /// The problem, which says what the letters mean
    #[arg(value_parser = problem())]
    problem: &'static Problem,
    /// The first board: its symbols row by row, with any sign or a gap for the blank
    board: String,
    /// The moves: u, d, l, r for the way of the blank; for nine numbers c turns the ring clockwise, r shifts the row right
    moves: String,
    /// Write a picture to this file instead
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
}

impl Draw {
    pub(super) fn run(self) -> Result<Outcome, Trouble> {
        let start = paste::read(self.problem, &self.board)
            .map_err(|error| Trouble::new(format!("the board `{}`: {error}", shortened(self.board.as_bytes()))))?;
        let moves = self.moves.as_bytes();
        let (boards, impossible) = match play(self.problem.puzzle, &start, moves) {
            Ok(boards) => (boards, None),
            Err((boards, impossible)) => (boards, Some(impossible)),
        };
        let replay = Replay { puzzle: self.problem.puzzle, boards: &boards, moves };
        let across = replay.across(width());
        match &self.svg {
            None => print(replay.text(across) + "\n")?,
            Some(path) => fs::write(path, replay.svg(across))
                .map_err(|error| Trouble::new(format!("cannot write {}: {error}", path.display())))?,
        }
        match impossible {
            None => print(self.end(&boards)).map(|()| Outcome::Fine),
            Some(impossible) => print(format!("{impossible}\n")).map(|()| Outcome::Wrong),
        }
    }

    /// Where the moves lead.
    fn end(&self, boards: &[Board]) -> String {
        let moves = counted(boards.len() - 1, "move");
        let at_goal = boards[boards.len() - 1] == self.problem.goal;
        let goal = match (self.problem.has_pairs() || self.problem.start.is_some(), at_goal) {
            // The goal is not known.
            (true, _) => "",
            (false, true) => ", ends on the goal",
            (false, false) => ", ends on another board than the goal",
        };
        format!("{moves}{goal}\n")
    }
}

/// The columns of the terminal; 80 if there is none.
fn width() -> usize {
    let told = std::env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok());
    let terminal = || terminal_size::terminal_size().map(|(width, _)| width.0.into());
    told.or_else(terminal).unwrap_or(80)
}
