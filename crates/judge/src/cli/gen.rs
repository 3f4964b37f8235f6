use super::{print, problem, Outcome, Trouble};
use crate::case::Case;
use crate::generate::Generator;
use crate::layout::Layout;
use crate::problem::{Cases, Problem};
use crate::random::Random;
use clap::Args;

/// How many cases there may be: all of them are in memory at once.
const MOST: i64 = 10_000_000;

/// Prints a random input; the same call always prints the same one
#[derive(Args)]
pub(super) struct Gen {
    /// The problem that the input is for
    #[arg(value_parser = problem())]
    problem: &'static Problem,
    /// The number of cases [default: 10, or 1 where an input holds one]
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = clap::value_parser!(u32).range(..=MOST))]
    cases: Option<u32>,
    /// Another input for each seed
    #[arg(long, value_name = "S", allow_negative_numbers = true, default_value_t = 0)]
    seed: u64,
    /// Only cases whose shortest solution has D moves
    #[arg(long, value_name = "D", allow_negative_numbers = true)]
    distance: Option<usize>,
    /// The share of boards that cannot be solved, from 0 to 1
    #[arg(long, value_name = "P", allow_negative_numbers = true, default_value_t = 0.0)]
    unsolvable: f64,
    /// How the input is laid out
    #[arg(long, value_enum, default_value_t = Layout::Plain)]
    layout: Layout,
}

impl Gen {
    pub(super) fn run(self) -> Result<Outcome, Trouble> {
        let count = match (self.problem.cases, self.cases) {
            (Cases::One, None | Some(1)) => 1,
            (Cases::One, Some(count)) => {
                return Err(Trouble::new(format!("an input of {} holds one case, not {count}", self.problem.name)));
            }
            (_, count) => count.unwrap_or(10),
        };
        let generator = Generator::new(self.problem, self.distance, self.unsolvable).map_err(Trouble::new)?;
        let mut random = Random::new(self.seed);
        let cases: Vec<Case> = (0..count).map(|_| generator.case(&mut random)).collect();
        print(self.layout.write(self.problem, &cases, &mut random))?;
        Ok(Outcome::Fine)
    }
}
