//! Puzzles with other moves.

use crate::board::Board;
use crate::case::Case;
use crate::puzzle::Puzzle;
use std::collections::HashMap;
use std::sync::{Arc, Mutex};

/// What a letter does to a board.
pub(super) type Rule = Box<dyn Fn(&Board, u8) -> Option<Board> + Send + Sync>;

/// A puzzle whose moves are not the right ones, on boards of at most nine cells.
pub(super) struct Variant {
    base: &'static dyn Puzzle,
    letters: Vec<u8>,
    after: Rule,
    before: Rule,
    /// For each cell of the blank in the goal, 0 without a blank.
    tables: Mutex<HashMap<usize, Arc<Table>>>,
}

impl Variant {
    /// The puzzle `base` with other moves.
    pub(super) fn new(base: &'static dyn Puzzle, letters: Vec<u8>, after: Rule, before: Rule) -> Self {
        Variant { base, letters, after, before, tables: Mutex::new(HashMap::new()) }
    }

    fn table(&self, goal: &Board) -> Arc<Table> {
        let blank = self.base.has_blank().then(|| goal.cell_of(0)).flatten();
        let mut tables = self.tables.lock().expect("nothing panics with the tables");
        let search = || {
            let before = |names: &Board| -> Vec<Board> {
                let board = names.map(|name| goal[usize::from(name)]);
                let boards = self.letters.iter().filter_map(|&letter| (self.before)(&board, letter));
                boards.map(|before| named(&before, goal)).collect()
            };
            Arc::new(Table::to(goal.len(), &before))
        };
        Arc::clone(tables.entry(blank.unwrap_or(0)).or_insert_with(search))
    }
}

/// The board with each number replaced by its cell in the goal: one table serves all goals with the same blank.
fn named(board: &Board, goal: &Board) -> Board {
    board.map(|number| goal.cell_of(number).unwrap_or(0) as u8)
}

impl Puzzle for Variant {
    fn width(&self) -> usize {
        self.base.width()
    }

    fn in_order(&self) -> Board {
        self.base.in_order()
    }

    fn letters(&self) -> &[u8] {
        &self.letters
    }

    fn after(&self, board: &Board, letter: u8) -> Option<Board> {
        (self.after)(board, letter)
    }

    fn before(&self, board: &Board, letter: u8) -> Option<Board> {
        (self.before)(board, letter)
    }

    fn distance(&self, start: &Board, goal: &Board) -> Option<usize> {
        self.table(goal).distance(&named(start, goal))
    }

    fn has_blank(&self) -> bool {
        self.base.has_blank()
    }

    fn reachability(&self, case: &Case) -> String {
        self.base.reachability(case)
    }
}

/// The distances of all boards to the one on which each cell has its own number.
struct Table(Vec<u8>);

/// A distance that is not known.
const FAR: u8 = u8::MAX;

impl Table {
    /// Searches from the goal, a board of `cells` cells.
    fn to(cells: usize, before: &dyn Fn(&Board) -> Vec<Board>) -> Self {
        let goal = Board::new(&(0..cells as u8).collect::<Vec<_>>());
        let mut distances = vec![FAR; (1..=cells).product()];
        distances[rank(&goal)] = 0;
        let mut queue = vec![goal];
        let mut next = 0;
        while next < queue.len() {
            let board = queue[next];
            let distance = distances[rank(&board)];
            for other in before(&board) {
                let known = &mut distances[rank(&other)];
                if *known == FAR {
                    *known = distance + 1;
                    queue.push(other);
                }
            }
            next += 1;
        }
        Table(distances)
    }

    fn distance(&self, board: &Board) -> Option<usize> {
        Some(self.0[rank(board)]).filter(|&distance| distance != FAR).map(usize::from)
    }
}

/// The rank of a permutation: its Lehmer code, read in the factorial number system.
fn rank(board: &Board) -> usize {
    let mut seen = 0u32;
    board.iter().enumerate().fold(0, |rank, (cell, &number)| {
        let smaller = usize::from(number) - (seen & ((1 << number) - 1)).count_ones() as usize;
        seen |= 1 << number;
        rank * (board.len() - cell) + smaller
    })
}
