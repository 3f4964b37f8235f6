use super::{print, problem, Outcome, Trouble};
use crate::complaint::counted;
use crate::input::read_board;
use crate::lines::shortened;
use crate::moves::play;
use crate::problem::{Cases, Problem};
use crate::replay::Replay;
use clap::Args;
use puzzle_core::board::Board;
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
    /// The first board, nine symbols
    board: String,
    /// The moves: u, d, l, r for the way of the blank; for nine numbers c turns the ring clockwise, r shifts the row right
    moves: String,
    /// Write a picture to this file instead
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
}

impl Draw {
    pub(super) fn run(self) -> Result<Outcome, Trouble> {
        let start = read_board(self.problem.symbols, &self.board)
            .map_err(|fault| Trouble(format!("the board `{}`: {fault}", shortened(self.board.as_bytes()))))?;
        let moves = self.moves.as_bytes();
        let (boards, stumble) = match play(self.problem.puzzle, &start, moves) {
            Ok(boards) => (boards, None),
            Err((boards, stumble)) => (boards, Some(stumble)),
        };
        let replay = Replay { puzzle: self.problem.puzzle, boards: &boards, moves };
        let across = Replay::across(width());
        match &self.svg {
            None => print(replay.text(across) + "\n")?,
            Some(path) => fs::write(path, replay.svg(across))
                .map_err(|error| Trouble(format!("cannot write {}: {error}", path.display())))?,
        }
        match stumble {
            None => print(self.end(&boards)).map(|()| Outcome::Fine),
            Some(stumble) => print(format!("{stumble}\n")).map(|()| Outcome::Wrong),
        }
    }

    /// Where the moves lead.
    fn end(&self, boards: &[Board]) -> String {
        let moves = counted(boards.len() - 1, "move");
        let at_goal = boards[boards.len() - 1] == self.problem.goal;
        match self.problem.cases {
            // The goal is not told.
            Cases::CountedPairs => format!("{moves}\n"),
            _ if at_goal => format!("{moves}, ends on the goal\n"),
            _ => format!("{moves}, ends on another board than the goal\n"),
        }
    }
}

/// The columns of the terminal; 80 if there is none.
fn width() -> usize {
    let told = std::env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok());
    let terminal = || terminal_size::terminal_size().map(|(width, _)| width.0.into());
    told.or_else(terminal).unwrap_or(80)
}
