use super::{print, problem, Outcome, Trouble};
use crate::case::Case;
use crate::explain::explain;
use crate::paste;
use crate::problem::Problem;
use crate::words::shortened;
use clap::Args;

/// Says whether a board can be solved and why, how far it is, and which moves come nearer
#[derive(Args)]
pub(super) struct Explain {
    /// The board: its symbols row by row, with any sign or a gap for the blank
    board: String,
    /// The problem, which says what is played, to which goal, and the tie-break order
    #[arg(long, value_parser = problem(), default_value = "hdu1043")]
    problem: &'static Problem,
    /// Another goal than the problem's
    #[arg(long, value_name = "BOARD")]
    goal: Option<String>,
}

impl Explain {
    pub(super) fn run(self) -> Result<Outcome, Trouble> {
        let read = |name: &str, text: &str| {
            paste::read(self.problem, text)
                .map_err(|error| Trouble::new(format!("the {name} `{}`: {error}", shortened(text.as_bytes()))))
        };
        let start = read("board", &self.board)?;
        let case = match &self.goal {
            Some(goal) => Case { start, goal: read("goal", goal)? },
            None => self.problem.case_of(start),
        };
        print(explain(self.problem, &case))?;
        Ok(Outcome::Fine)
    }
}
