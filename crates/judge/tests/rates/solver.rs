//! A solver with many ways to be wrong. It shares nothing with the judge: its own boards, moves, searches and formats.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex};

pub(crate) type Board = [u8; 9];
pub(crate) type Case = (Board, Board);
/// The letter that is printed for a move, and the move.
pub(crate) type Moves = Vec<(u8, fn(&Board) -> Option<Board>)>;

pub(crate) const ORDERED: Board = [1, 2, 3, 4, 5, 6, 7, 8, 0];
pub(crate) const NINE: Board = [0, 1, 2, 3, 4, 5, 6, 7, 8];
pub(crate) const AROUND: Board = [1, 2, 3, 8, 0, 4, 7, 6, 5];

/// The part of a solver in which most mistakes are made.
#[derive(Clone)]
pub(crate) struct Knobs {
    /// Moves in the order in which they are tried, and what undoes them.
    pub(crate) moves: Moves,
    pub(crate) undo: Moves,
    /// The search begins at the goal, and its tree is read back.
    pub(crate) backward: bool,
    /// A later parent replaces an earlier one.
    pub(crate) overwrite: bool,
    /// Says whether the search is worth while.
    pub(crate) solvable: fn(&Board, &Board) -> bool,
    /// Changes start and goal.
    pub(crate) ends: fn(Case) -> Case,
    /// Changes the path, then its length.
    pub(crate) path: fn(String) -> String,
    pub(crate) length: fn(i64) -> i64,
    /// Where the search gives up, and what is printed then.
    pub(crate) limit: usize,
    pub(crate) given_up: &'static str,
    /// What is printed for the goal itself.
    pub(crate) solved: Option<&'static str>,
    pub(crate) unsolvable: &'static str,
    /// The answer to a case: its number, its length, its path, both boards.
    pub(crate) print: fn(usize, i64, &str, &Case, &Knobs) -> String,
    /// The cases of an input, and the output of the answers.
    pub(crate) read: fn(&str) -> Vec<Case>,
    pub(crate) join: fn(Vec<String>) -> String,
    /// State that is kept from case to case: what happens from the second one on.
    pub(crate) kept: Option<&'static str>,
}

fn slide(board: &Board, down: i8, right: i8, wrap: bool) -> Option<Board> {
    let blank = board.iter().position(|&tile| tile == 0)? as i8;
    let (row, column) = (blank / 3 + down, blank % 3 + right);
    let cell = if wrap { blank + 3 * down + right } else { 3 * row + column };
    let inside = if wrap { (0..9).contains(&cell) } else { (0..3).contains(&row) && (0..3).contains(&column) };
    let mut after = *board;
    inside.then(|| after.swap(blank as usize, cell as usize))?;
    Some(after)
}

pub(crate) fn up(board: &Board) -> Option<Board> {
    slide(board, -1, 0, false)
}
pub(crate) fn down(board: &Board) -> Option<Board> {
    slide(board, 1, 0, false)
}
pub(crate) fn left(board: &Board) -> Option<Board> {
    slide(board, 0, -1, false)
}
pub(crate) fn right(board: &Board) -> Option<Board> {
    slide(board, 0, 1, false)
}
pub(crate) fn left_over(board: &Board) -> Option<Board> {
    slide(board, 0, -1, true)
}
pub(crate) fn right_over(board: &Board) -> Option<Board> {
    slide(board, 0, 1, true)
}

/// Moves along a cycle of cells.
fn cycle(board: &Board, cells: &[usize]) -> Option<Board> {
    let mut after = *board;
    (0..cells.len()).for_each(|place| after[cells[(place + 1) % cells.len()]] = board[cells[place]]);
    Some(after)
}

pub(crate) fn ring(board: &Board) -> Option<Board> {
    cycle(board, &[0, 1, 2, 5, 8, 7, 6, 3])
}
pub(crate) fn ring_back(board: &Board) -> Option<Board> {
    cycle(board, &[3, 6, 7, 8, 5, 2, 1, 0])
}
pub(crate) fn row(board: &Board) -> Option<Board> {
    cycle(board, &[3, 4, 5])
}
pub(crate) fn row_back(board: &Board) -> Option<Board> {
    cycle(board, &[5, 4, 3])
}
pub(crate) fn top(board: &Board) -> Option<Board> {
    cycle(board, &[0, 1, 2])
}
pub(crate) fn top_back(board: &Board) -> Option<Board> {
    cycle(board, &[2, 1, 0])
}
pub(crate) fn column(board: &Board) -> Option<Board> {
    cycle(board, &[1, 4, 7])
}
pub(crate) fn column_back(board: &Board) -> Option<Board> {
    cycle(board, &[7, 4, 1])
}

/// Moves of the sliding puzzle in this order, each with its right letter.
pub(crate) fn slides(order: &str) -> Moves {
    order
        .bytes()
        .map(|letter| {
            (
                letter,
                match letter {
                    b'u' => up as fn(&Board) -> Option<Board>,
                    b'd' => down,
                    b'l' => left,
                    _ => right,
                },
            )
        })
        .collect()
}

pub(crate) fn undone(order: &str) -> Moves {
    order
        .bytes()
        .map(|letter| {
            (
                letter,
                match letter {
                    b'u' => down as fn(&Board) -> Option<Board>,
                    b'd' => up,
                    b'l' => right,
                    _ => left,
                },
            )
        })
        .collect()
}

fn rank(board: &Board) -> usize {
    let mut rank = 0;
    for cell in 0..9 {
        let smaller = board[cell + 1..].iter().filter(|&&number| number < board[cell]).count();
        rank = rank * (9 - cell) + smaller;
    }
    rank
}

/// A breadth-first search of everything that is reachable.
pub(crate) struct Tree {
    root: Board,
    distance: Vec<u8>,
    parent: Vec<Option<(u8, Board)>>,
}

impl Tree {
    fn grow(root: Board, moves: &Moves, overwrite: bool) -> Tree {
        let mut tree = Tree { root, distance: vec![255; 362_880], parent: vec![None; 362_880] };
        tree.distance[rank(&root)] = 0;
        let mut queue = std::collections::VecDeque::from([root]);
        while let Some(board) = queue.pop_front() {
            let next = tree.distance[rank(&board)] + 1;
            for (letter, make) in moves {
                let Some(after) = make(&board) else { continue };
                let place = rank(&after);
                if tree.distance[place] == 255 {
                    tree.distance[place] = next;
                    queue.push_back(after);
                } else if !(overwrite && tree.distance[place] == next) {
                    continue;
                }
                tree.parent[place] = Some((*letter, board));
            }
        }
        tree
    }

    /// The letters from a board to the root.
    fn letters(&self, board: Board) -> Option<String> {
        let mut letters = String::new();
        let mut board = board;
        if self.distance[rank(&board)] == 255 {
            return None;
        }
        while board != self.root {
            let (letter, parent) = self.parent[rank(&board)]?;
            letters.push(letter.into());
            board = parent;
        }
        Some(letters)
    }
}

/// Trees that have been grown, by root, moves and whether parents are overwritten.
type Grown = Mutex<HashMap<(Board, Vec<(u8, Board)>, bool), Arc<Tree>>>;

fn tree(root: Board, moves: &Moves, overwrite: bool) -> Arc<Tree> {
    static GROWN: LazyLock<Grown> = LazyLock::new(Mutex::default);
    let board = [1, 2, 3, 4, 0, 5, 6, 7, 8];
    let key: Vec<(u8, Board)> = moves.iter().map(|(letter, make)| (*letter, make(&board).unwrap_or(board))).collect();
    // The moves over the ends of rows are told apart there.
    let edge = [1, 2, 3, 4, 5, 0, 6, 7, 8];
    let edges: Vec<(u8, Board)> = moves.iter().map(|(letter, make)| (*letter, make(&edge).unwrap_or(edge))).collect();
    let mut grown = GROWN.lock().expect("no test panics with the trees");
    if grown.len() > 60 {
        grown.clear();
    }
    let key = (root, [key, edges].concat(), overwrite);
    Arc::clone(grown.entry(key).or_insert_with(|| Arc::new(Tree::grow(root, moves, overwrite))))
}

impl Knobs {
    pub(crate) fn run(&self, input: &str) -> String {
        let cases = (self.read)(input);
        let answer = |(index, case): (usize, &Case)| match self.kept {
            Some(text) if index > 0 && case.0 != case.1 => text.to_string(),
            _ => self.answer(index + 1, *case),
        };
        (self.join)(cases.iter().enumerate().map(answer).collect())
    }

    /// What a search from the start finds first: at each board the first move that comes nearer. The tiles are renamed,
    /// so that few goals need a search.
    fn first(&self, start: Board, goal: Board) -> Option<String> {
        let mut standard = [0; 9];
        let mut names = [0; 9];
        for (cell, name) in (0..9).filter(|&cell| goal[cell] != 0).zip(1..) {
            standard[cell] = name;
            names[usize::from(goal[cell])] = name;
        }
        let tree = tree(standard, &undone("udlr"), false);
        let mut board = start.map(|tile| names[usize::from(tile)]);
        let mut path = String::new();
        let distance = |board: &Board| tree.distance[rank(board)];
        if distance(&board) == 255 {
            return None;
        }
        while distance(&board) > 0 {
            let next = self.moves.iter().find_map(|(letter, make)| {
                make(&board).filter(|after| distance(after) + 1 == distance(&board)).map(|after| (*letter, after))
            });
            let (letter, after) = next?;
            path.push(letter.into());
            board = after;
        }
        Some(path)
    }

    fn answer(&self, number: usize, case: Case) -> String {
        let (start, goal) = (self.ends)(case);
        if let Some(text) = self.solved.filter(|_| start == goal) {
            return text.to_string();
        }
        let path = if !(self.solvable)(&start, &goal) {
            None
        } else if self.backward {
            tree(goal, &self.undo, self.overwrite).letters(start)
        } else if self.overwrite {
            let letters = tree(start, &self.moves, true).letters(goal);
            letters.map(|letters| letters.chars().rev().collect())
        } else {
            self.first(start, goal)
        };
        match path {
            None => self.unsolvable.to_string(),
            Some(path) if path.len() > self.limit => self.given_up.to_string(),
            Some(path) => {
                let length = (self.length)(path.len() as i64);
                (self.print)(number, length, &(self.path)(path), &case, self)
            }
        }
    }
}

/// The boards of an input, read symbol by symbol.
pub(crate) fn boards(input: &str) -> Vec<Board> {
    let symbols: Vec<u8> = input.bytes().filter(|byte| !byte.is_ascii_whitespace()).collect();
    symbols.chunks_exact(9).map(board).collect()
}

/// A board of nine symbols; whatever is none becomes the blank.
pub(crate) fn board(symbols: &[u8]) -> Board {
    let mut board = [0; 9];
    board
        .iter_mut()
        .zip(symbols)
        .for_each(|(number, symbol)| *number = if symbol.is_ascii_digit() { symbol - b'0' } else { 0 });
    board
}

fn inversions(board: &Board, blank: bool) -> usize {
    let numbers: Vec<u8> = board.iter().copied().filter(|&number| blank || number != 0).collect();
    (0..numbers.len()).map(|at| numbers[at + 1..].iter().filter(|&&later| later < numbers[at]).count()).sum()
}

pub(crate) fn same_parity(start: &Board, goal: &Board) -> bool {
    inversions(start, false) % 2 == inversions(goal, false) % 2
}

pub(crate) fn parity_with_blank(start: &Board, goal: &Board) -> bool {
    inversions(start, true) % 2 == inversions(goal, true) % 2
}

pub(crate) fn parity_with_row(start: &Board, _: &Board) -> bool {
    let blank = start.iter().position(|&tile| tile == 0).unwrap_or(0);
    (inversions(start, false) + blank / 3).is_multiple_of(2)
}

pub(crate) fn even_inversions(start: &Board, _: &Board) -> bool {
    inversions(start, true).is_multiple_of(2)
}

pub(crate) fn odd_inversions(start: &Board, _: &Board) -> bool {
    inversions(start, false) % 2 == 1
}
