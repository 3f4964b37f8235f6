//! Mistakes in the moves themselves.

use super::variant::{Rule, Variant};
use super::{printed, Model};
use crate::answer::{Question, Solution};
use crate::board::Board;
use crate::problem::Problem;
use crate::puzzle::Puzzle;

/// The most cells of a board for which all boards are searched.
const MOST_CELLS: usize = 9;

/// The models of a problem.
pub(super) fn models(problem: &'static Problem) -> Vec<Model> {
    let puzzle = problem.puzzle;
    // Pairs have a goal with the blank in every cell: too many searches.
    if problem.goal.len() > MOST_CELLS || problem.has_pairs() {
        return Vec::new();
    }
    let mut models = missing(puzzle);
    if puzzle.has_blank() {
        models.push(without_edges(puzzle, b"lr", "lets the blank go from the end of a row to the next row"));
        models.push(without_edges(puzzle, b"r", "lets the blank go right from the end of a row to the next row"));
        models.push(without_edges(puzzle, b"l", "lets the blank go left from the start of a row to the row before"));
    } else {
        models.extend(directions(puzzle));
        models.push(forwards(problem));
        if puzzle.width() == 3 {
            models.extend(other_cells(puzzle));
        }
    }
    models
}

/// A model of a program that plays another puzzle.
fn playing(name: impl Into<String>, does: impl Into<String>, advice: impl Into<String>, variant: Variant) -> Model {
    Model::of_cases(name, does, advice, move |question| {
        // The letters of the variant that are the puzzle's own in the other case stand for those.
        let own = |letter: u8| match question.puzzle.letters().contains(&letter) {
            true => letter,
            false => letter ^ 0x20,
        };
        let mut order = variant.letters().to_vec();
        order.sort_by_key(|&letter| question.order.iter().position(|&other| other == own(letter)));
        let asked = Question { puzzle: &variant, order: &order, ..*question };
        let mut piece = printed(&asked, asked.solutions());
        if question.answer.prints_letters() && !question.puzzle.has_blank() {
            let solutions = asked.solutions().into_iter();
            let renamed = solutions
                .map(|solution| Solution::of(solution.moves.bytes().map(|letter| char::from(own(letter))).collect()));
            piece = printed(question, renamed.collect());
        }
        piece
    })
}

/// One of the moves is never made.
fn missing(puzzle: &'static dyn Puzzle) -> Vec<Model> {
    let model = |&gone: &u8| {
        let after: Rule = Box::new(move |board, letter| puzzle.after(board, letter));
        let before: Rule = Box::new(move |board, letter| puzzle.before(board, letter));
        let letters = puzzle.letters().iter().copied().filter(|&letter| letter != gone).collect();
        let gone = char::from(gone);
        playing(
            format!("without-{gone}"),
            format!("never makes the move {}", described(puzzle, gone)),
            "check the loop over the moves and the condition for that one",
            Variant::new(puzzle, letters, after, before),
        )
    };
    puzzle.letters().iter().map(model).collect()
}

/// A move of a puzzle in words.
fn described(puzzle: &dyn Puzzle, letter: char) -> String {
    match (puzzle.has_blank(), puzzle.width(), letter) {
        (false, 3, 'c') => "that rotates the ring".to_string(),
        (false, 3, 'r') => "that rotates the row".to_string(),
        _ => letter.to_string(),
    }
}

/// The blank crosses the ends of rows by some of the moves.
fn without_edges(puzzle: &'static dyn Puzzle, free: &'static [u8], does: &str) -> Model {
    let slide = move |board: &Board, letter: u8| {
        if !free.contains(&letter) {
            return puzzle.after(board, letter);
        }
        let cell = board.cell_of(0)?;
        let other = if letter == b'r' { cell + 1 } else { cell.checked_sub(1)? };
        let mut after = *board;
        (other < board.len()).then(|| after.swap(cell, other))?;
        Some(after)
    };
    let unslide = move |board: &Board, letter: u8| {
        if !free.contains(&letter) {
            return puzzle.before(board, letter);
        }
        let cell = board.cell_of(0)?;
        let other = if letter == b'l' { cell + 1 } else { cell.checked_sub(1)? };
        let mut before = *board;
        (other < board.len()).then(|| before.swap(cell, other))?;
        Some(before)
    };
    playing(
        format!("row-ends-{}", String::from_utf8_lossy(free)),
        does,
        "a move to the left or right must stay in its row: check the column of the blank",
        Variant::new(puzzle, puzzle.letters().to_vec(), Box::new(slide), Box::new(unslide)),
    )
}

/// How a move is made: as it should be, in the opposite direction, or in both.
#[derive(Clone, Copy, PartialEq)]
enum Direction {
    Right,
    Opposite,
    Both,
}

/// Some moves go in the opposite direction, or in both.
fn directions(puzzle: &'static dyn Puzzle) -> Vec<Model> {
    use Direction::{Both, Opposite, Right};
    let letters = puzzle.letters();
    let own_inverse =
        |letter: u8| puzzle.after(&puzzle.in_order(), letter) == puzzle.before(&puzzle.in_order(), letter);
    let mut choices: Vec<Vec<Direction>> = vec![Vec::new()];
    for &letter in letters {
        let kinds: &[Direction] = if own_inverse(letter) { &[Right] } else { &[Right, Opposite, Both] };
        choices =
            choices.iter().flat_map(|made| kinds.iter().map(move |&kind| [&made[..], &[kind]].concat())).collect();
    }
    choices.retain(|choice| choice.iter().any(|&kind| kind != Right));
    choices.iter().map(|choice| in_directions(puzzle, choice)).collect()
}

fn in_directions(puzzle: &'static dyn Puzzle, choice: &[Direction]) -> Model {
    let mut letters = Vec::new();
    let (mut name, mut does) = (String::from("directions"), Vec::new());
    for (&letter, &kind) in puzzle.letters().iter().zip(choice) {
        name += match kind {
            Direction::Right => "-right",
            Direction::Opposite => "-opposite",
            Direction::Both => "-both",
        };
        if kind != Direction::Opposite {
            letters.push(letter);
        }
        if kind != Direction::Right {
            letters.push(letter ^ 0x20);
            does.push(in_words(puzzle, letter.into(), kind));
        }
    }
    // A letter in the other case undoes the move.
    let after = move |board: &Board, letter: u8| match puzzle.letters().contains(&letter) {
        true => puzzle.after(board, letter),
        false => puzzle.before(board, letter ^ 0x20),
    };
    let before = move |board: &Board, letter: u8| match puzzle.letters().contains(&letter) {
        true => puzzle.before(board, letter),
        false => puzzle.after(board, letter ^ 0x20),
    };
    playing(
        name,
        does.join(" and "),
        "compare one move of each kind with the statement's example",
        Variant::new(puzzle, letters, Box::new(after), Box::new(before)),
    )
}

fn in_words(puzzle: &dyn Puzzle, letter: char, kind: Direction) -> String {
    let (what, opposite) = match (puzzle.width(), letter) {
        (3, 'c') => ("the ring", "counter-clockwise"),
        (3, 'r') => ("the row", "to the left"),
        _ => {
            return format!(
                "makes the move {letter} in {}",
                if kind == Direction::Both { "both directions" } else { "the opposite direction" }
            )
        }
    };
    match kind {
        Direction::Both => format!("rotates {what} in both directions"),
        _ => format!("rotates {what} {opposite}"),
    }
}

/// Prints what is asked for the way from the goal to the board.
fn forwards(problem: &'static Problem) -> Model {
    let what = if problem.answer.prints_letters() { "path" } else { "distance" };
    Model::of_cases(
        "forwards",
        format!("searches from the goal by the moves themselves, and so prints the {what} from the goal to the board"),
        "a search that begins at the goal must undo the moves",
        |question| {
            let mut back = *question;
            (back.case.start, back.case.goal) = (question.case.goal, question.case.start);
            printed(&back, back.solutions())
        },
    )
}

/// The nine-number puzzle with other cells.
fn other_cells(puzzle: &'static dyn Puzzle) -> Vec<Model> {
    let lines: [(&str, &str, [usize; 3]); 5] = [
        ("top-row", "rotates the top row instead of the middle row", [0, 1, 2]),
        ("bottom-row", "rotates the bottom row instead of the middle row", [6, 7, 8]),
        ("column-down", "rotates the middle column down instead of the middle row to the right", [1, 4, 7]),
        ("column-up", "rotates the middle column up instead of the middle row to the right", [7, 4, 1]),
        ("swapped-ends", "exchanges the ends of the middle row instead of rotating the row", [3, 5, 5]),
    ];
    let model = |(name, does, cells): (&str, &str, [usize; 3])| {
        let rotate = move |board: &Board, letter: u8, back: bool| {
            if letter != b'r' {
                return if back { puzzle.before(board, letter) } else { puzzle.after(board, letter) };
            }
            let [a, b, c] = if back { [cells[2], cells[1], cells[0]] } else { cells };
            let mut after = *board;
            if b == c || a == b {
                after.swap(3, 5);
            } else {
                (after[b], after[c], after[a]) = (board[a], board[b], board[c]);
            }
            Some(after)
        };
        let variant = Variant::new(
            puzzle,
            puzzle.letters().to_vec(),
            Box::new(move |board, letter| rotate(board, letter, false)),
            Box::new(move |board, letter| rotate(board, letter, true)),
        );
        playing(name, does, "compare one move of each kind with the statement's example", variant)
    };
    lines.into_iter().map(model).collect()
}
