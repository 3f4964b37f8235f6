//! The fields of `problem.toml`.

use crate::puzzle::Puzzle;
use serde::{Deserialize, Serialize};

/// All that is known about a problem. The comments explain the fields of the file.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Problem {
    /// The name of the folder, which is not in the file.
    #[serde(skip)]
    pub name: String,
    /// The judge; absent if no judge is known to have the problem.
    pub judge: Option<String>,
    /// The judge's title.
    pub title: String,
    /// The page with the statement.
    pub url: Option<String>,
    /// The puzzle.
    pub puzzle: Puzzle,
    /// The task, in one line.
    pub asks: String,
    /// The idea of the solution, in one line.
    pub idea: String,
    /// The same two lines in Chinese.
    pub chinese: Chinese,
    /// The input format.
    pub input: Input,
    /// The output.
    pub output: Output,
    /// What the judge allows.
    #[serde(default)]
    pub limits: Limits,
    /// What the judge takes.
    pub submit: Submit,
}

/// The lines of the Chinese README.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Chinese {
    /// The task.
    pub asks: String,
    /// The idea of the solution.
    pub idea: String,
}

/// The input format.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Input {
    /// The number of cases.
    pub cases: Cases,
    /// How the numbers are written.
    pub symbols: Symbols,
    /// The judge's symbol for 0, the blank of the sliding puzzles; absent if the board has no 0.
    pub zero: Option<char>,
    /// How the judge lays out a board.
    pub layout: Layout,
    /// What `just run-<problem>` asks for at a terminal.
    pub prompt: String,
}

/// The number of cases in an input.
#[derive(Clone, Copy, Debug, Deserialize, Serialize, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
pub enum Cases {
    /// One board and nothing else.
    One,
    /// Boards until the input ends.
    UntilEnd,
    /// The number of cases, then a start and a goal for each.
    CountedPairs,
    /// A start and a goal for each case, until the input ends.
    PairsUntilEnd,
}

impl Cases {
    /// Whether each case has a goal of its own.
    pub fn has_pairs(self) -> bool {
        matches!(self, Cases::CountedPairs | Cases::PairsUntilEnd)
    }
}

/// How numbers are written, always decimal. Numbers of two digits need white space between them.
#[derive(Clone, Copy, Debug, Deserialize, Serialize, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
pub enum Symbols {
    /// Tiles, and `x`, `X` or `0` for the blank.
    Tiles,
    /// Numbers only.
    Numbers,
}

/// A judge's layout of a board.
#[derive(Clone, Copy, Debug, Deserialize, Serialize, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
pub enum Layout {
    /// One line, single spaces between the symbols.
    Line,
    /// A line for each row, single spaces between the symbols.
    Rows,
    /// One word.
    Word,
}

/// The output.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Output {
    /// What is printed for a case.
    pub prints: Prints,
    /// The goal, in reading order; absent if each case has its own.
    pub goal: Option<Vec<u8>>,
    /// The start, in reading order, where the board of a case is its goal.
    pub start: Option<Vec<u8>>,
    /// The tie-break order: of several shortest paths, the first one in this order of the moves.
    pub tie_break: String,
    /// Which of the shortest paths the judge accepts; absent if no path is printed.
    pub accepts: Option<Accepts>,
    /// The largest distance that a case may have.
    pub farthest: usize,
    /// What is printed if the goal is unreachable; absent if the judge promises that it is reachable.
    pub unsolvable: Option<String>,
}

/// What is printed for a case.
#[derive(Clone, Copy, Debug, Deserialize, Serialize, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
pub enum Prints {
    /// The distance.
    Distance,
    /// The moves on one line.
    Path,
    /// `Case k: ` and the distance; then the moves on one line.
    CaseAndPath,
    /// The distance; then the moves, at most 60 on a line.
    DistanceAndPath,
    /// The distance; then all boards of the path, an empty line after each.
    Boards,
}

/// Which of several shortest paths a judge accepts.
#[derive(Clone, Copy, Debug, Deserialize, Serialize, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
pub enum Accepts {
    /// Any of them.
    AnyShortest,
    /// Only the first one in the tie-break order.
    FirstShortest,
}

/// What the judge allows, as far as it is known.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Limits {
    /// The time limit for an input.
    pub seconds: Option<f64>,
    /// The memory limit.
    pub kilobytes: Option<u64>,
    /// The largest number of cases in an input.
    pub cases: Option<u64>,
}

/// What the judge takes.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Submit {
    /// The language of the file to submit.
    pub language: Language,
    /// The judge, the language to choose there, and anything else to know.
    pub to: String,
}

/// A language of the files in `submit/`.
#[derive(Clone, Copy, Debug, Deserialize, Serialize, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
pub enum Language {
    /// C, which HDU and POJ take.
    C,
    /// Rust.
    Rust,
}

impl Problem {
    /// Reads the `problem.toml` of the problem `name`.
    ///
    /// # Errors
    /// If the file is invalid: the file, the line or field, what was found and what was expected, in one line.
    pub fn parse(name: &str, text: &str) -> Result<Problem, String> {
        let file = format!("problems/{name}/problem.toml");
        let parsed: Result<Problem, _> = toml::from_str(text);
        let problem = parsed.map_err(|error| format!("{file}:{}{}", place(text, &error), error.message()))?;
        let problem = Problem { name: name.to_string(), ..problem };
        problem.check().map_err(|error| format!("{file}: {error}"))?;
        Ok(problem)
    }

    /// Checks what the types of the fields cannot express.
    fn check(&self) -> Result<(), String> {
        let puzzle = self.puzzle.name();
        let permuted = |goal: &[u8]| sorted(goal) == sorted(&self.puzzle.in_order());
        match (&self.output.goal, &self.output.start, self.input.cases.has_pairs()) {
            (None, None, true) => {}
            (Some(board), None, false) | (None, Some(board), false) if permuted(board) => {}
            (Some(_), _, true) => return Err("found a `goal`, expected none, since each case has its own".into()),
            (_, Some(_), true) => return Err("found a `start`, expected none, since each case has its own".into()),
            (Some(_), Some(_), _) => return Err("found a `goal` and a `start`, expected one of them".into()),
            (None, None, false) => return Err("found no `goal`, expected one, since the cases have none".into()),
            (Some(goal), ..) => return Err(format!("`goal`: found {goal:?}, expected a board of puzzle {puzzle}")),
            (_, Some(start), _) => {
                return Err(format!("`start`: found {start:?}, expected a board of puzzle {puzzle}"))
            }
        }
        let (order, letters) = (&self.output.tie_break, self.puzzle.letters());
        if sorted(order.as_bytes()) != sorted(letters.as_bytes()) {
            return Err(format!("`tie-break`: found {order:?}, expected each of the letters {letters} once"));
        }
        match (self.input.zero, self.puzzle.first_number() == 0) {
            (None, true) => Err("found no `zero`, expected the judge's symbol for 0".into()),
            (Some(_), false) => Err(format!("found a `zero`, expected none, since puzzle {puzzle} has no 0")),
            (Some(zero), true) if !self.zeros().contains(zero) => {
                Err(format!("`zero`: found {zero:?}, expected one of {}", self.zeros()))
            }
            _ => Ok(()),
        }
    }

    /// The symbols that mean 0 in an input.
    pub fn zeros(&self) -> &'static str {
        match (self.puzzle.first_number(), self.input.symbols) {
            (0, Symbols::Tiles) => "xX0",
            (0, Symbols::Numbers) => "0",
            _ => "",
        }
    }
}

fn sorted<T: Copy + Ord>(items: &[T]) -> Vec<T> {
    let mut items = items.to_vec();
    items.sort();
    items
}

/// `<line>: ` of an error, if its place is known.
fn place(text: &str, error: &toml::de::Error) -> String {
    let line = |span: std::ops::Range<usize>| 1 + text[..span.start].matches('\n').count();
    error.span().map_or(" ".into(), |span| format!("{}: ", line(span)))
}
