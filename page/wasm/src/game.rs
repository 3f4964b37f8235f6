//! A problem's puzzle with a goal.

pub use judge::board::Board;
use judge::case::Case;
use judge::problem::Problem;
use judge::puzzle::Puzzle;

/// What is played, and for which goal.
pub struct Game {
    /// The problem, which says the tie-break order.
    pub problem: &'static Problem,
    /// Its puzzle.
    pub puzzle: &'static dyn Puzzle,
    /// Where the moves are to lead.
    pub goal: Board,
}

impl Game {
    /// The game of a problem with a goal.
    ///
    /// # Errors
    /// If there is no such problem, or the goal is no board of it.
    pub fn new(problem: &str, goal: &[u8]) -> Result<Self, String> {
        let game = Game::usual(problem)?;
        Ok(Game { goal: game.board(goal)?, ..game })
    }

    /// The game of a problem with its usual goal.
    ///
    /// # Errors
    /// If there is no such problem.
    pub fn usual(problem: &str) -> Result<Self, String> {
        let problem = Problem::named(problem).ok_or_else(|| format!("no problem {problem}"))?;
        Ok(Game { problem, puzzle: problem.puzzle, goal: problem.goal })
    }

    /// The board with these numbers.
    ///
    /// # Errors
    /// If they are not the numbers of the puzzle, each once.
    pub fn board(&self, numbers: &[u8]) -> Result<Board, String> {
        let sorted = |numbers: &[u8]| {
            let mut numbers = numbers.to_vec();
            numbers.sort_unstable();
            numbers
        };
        if sorted(numbers) != sorted(&self.goal[..]) {
            return Err("not the numbers of the puzzle, each once".to_string());
        }
        Ok(Board::new(numbers))
    }

    /// The case that asks for a path from a board to the goal.
    pub fn case(&self, start: Board) -> Case {
        Case { start, goal: self.goal }
    }

    /// The least number of moves to the goal, if there is a path.
    pub fn distance(&self, board: &Board) -> Option<usize> {
        self.puzzle.distance(board, &self.goal)
    }

    /// The moves that come nearer, in the tie-break order, with the boards after them.
    pub fn nearer(&self, board: &Board) -> Vec<(u8, Board)> {
        self.puzzle.nearer(board, &self.goal, self.problem.order)
    }

    /// The boards one move before this one.
    pub fn before<'a>(&'a self, board: &'a Board) -> impl Iterator<Item = Board> + 'a {
        self.puzzle.letters().iter().filter_map(|&letter| self.puzzle.before(board, letter))
    }

    /// The moves from this board, in the tie-break order, with the boards after them.
    pub fn after<'a>(&'a self, board: &'a Board) -> impl Iterator<Item = (u8, Board)> + 'a {
        self.problem.order.iter().filter_map(|&letter| Some((letter, self.puzzle.after(board, letter)?)))
    }
}

/// A board in one word, four bits a cell.
pub fn packed(board: &Board) -> u64 {
    board.iter().fold(0, |word, &number| word << 4 | u64::from(number))
}
