//! Other goals than the one that is asked for.

use super::{printed, Model, Piece};
use crate::answer::Question;
use crate::board::Board;
use crate::case::Case;
use crate::problem::Problem;
use std::collections::BTreeSet;

/// The models of a problem with one goal.
pub(super) fn models(problem: &'static Problem) -> Vec<Model> {
    if problem.has_pairs() {
        return Vec::new();
    }
    let mut seen = BTreeSet::from([problem.goal]);
    let other = goals(problem).into_iter().filter(|goal| seen.insert(*goal));
    // Where every board of an input is solvable, a goal that none of them reaches is told apart from no other such goal.
    let told =
        other.filter(|goal| problem.unsolvable.is_some() || problem.puzzle.distance(goal, &problem.goal).is_some());
    let mut models: Vec<Model> = told.map(|goal| searching(problem, goal)).collect();
    if problem.unsolvable.is_none() {
        models
            .extend(["-1\n", "0\n", "\n", "", "unsolvable\n", "UNSOLVABLE\n"].map(|text| never_reached(problem, text)));
    }
    models
}

/// The same text for every board, as from a search that never reaches its goal.
fn never_reached(problem: &'static Problem, text: &'static str) -> Model {
    let odd = problem.puzzle.unsolvable(&problem.goal).unwrap_or(problem.goal);
    let standard = problem.puzzle.in_order();
    let odd = if problem.puzzle.distance(&standard, &problem.goal).is_none() { standard } else { odd };
    let says = match text.trim_end() {
        "" => "nothing".to_string(),
        text => format!("`{text}`"),
    };
    Model::of_cases(
        format!("never-{}", text.trim_end()),
        format!("never reaches its goal and prints {says} for every board"),
        format!("compare its goal with the statement's (no board here reaches {}, for example), then its moves and its reading", in_a_line(problem, &odd)),
        move |_| Piece::OneOf(vec![text.to_string()]),
    )
    .inexact()
}

/// Goals that are taken for the right one, also twice.
fn goals(problem: &'static Problem) -> Vec<Board> {
    let right = problem.goal;
    let mut numbers: Vec<u8> = right.to_vec();
    numbers.sort_unstable();
    let mut goals = Vec::new();
    // In order, with the least number in any cell.
    for cell in 0..numbers.len() {
        let mut goal = numbers[1..].to_vec();
        goal.insert(cell, numbers[0]);
        goals.push(Board::new(&goal));
    }
    numbers.reverse();
    goals.push(Board::new(&numbers));
    numbers.reverse();
    if numbers.len() == 9 {
        goals.extend(around(&numbers));
        // Column by column.
        let columns = |board: &Board| Board::new(&[0, 3, 6, 1, 4, 7, 2, 5, 8].map(|cell| board[cell]));
        goals.push(columns(&Board::new(&numbers)));
        goals.push(columns(&problem.puzzle.in_order()));
        goals.push(columns(&right));
    }
    // Two numbers exchanged.
    for first in 0..right.len() {
        for second in first + 1..right.len() {
            let mut goal = right;
            goal.swap(first, second);
            goals.push(goal);
        }
    }
    // One or two moves away.
    for _ in 0..2 {
        let near: Vec<Board> =
            goals.iter().copied().filter(|goal| problem.puzzle.distance(goal, &right) == Some(1)).collect();
        for board in near.into_iter().chain([right]) {
            goals.extend(problem.puzzle.letters().iter().filter_map(|&letter| problem.puzzle.before(&board, letter)));
            goals.extend(problem.puzzle.letters().iter().filter_map(|&letter| problem.puzzle.after(&board, letter)));
        }
    }
    goals
}

/// The numbers around the centre, clockwise or counter-clockwise from any cell, the least or the greatest in the centre.
fn around(numbers: &[u8]) -> Vec<Board> {
    const RING: [usize; 8] = [0, 1, 2, 5, 8, 7, 6, 3];
    let mut goals = Vec::new();
    for (centre, ring) in [(numbers[0], &numbers[1..]), (numbers[8], &numbers[..8])] {
        for first in 0..8 {
            for step in [1, 7] {
                let mut goal = Board::new(&[centre; 9]);
                ring.iter().enumerate().for_each(|(place, &number)| goal[RING[(first + place * step) % 8]] = number);
                goals.push(goal);
            }
        }
    }
    goals
}

fn searching(problem: &'static Problem, goal: Board) -> Model {
    let drawn = in_a_line(problem, &goal);
    let digits: Vec<String> = goal.iter().map(u8::to_string).collect();
    Model::of_cases(
        format!("goal-{}", digits.concat()),
        format!("searches for the goal {drawn}"),
        "compare that goal with the statement's",
        move |question| {
            let case = Case { goal, ..question.case };
            let asked = Question { case, ..*question };
            printed(&asked, asked.solutions())
        },
    )
}

/// A board on one line, a blank as `_`.
fn in_a_line(problem: &Problem, board: &Board) -> String {
    let puzzle = problem.puzzle;
    let row = |row: usize| {
        let cells = (0..puzzle.width()).map(|column| puzzle.drawn(board[puzzle.cell(row, column)]).replace('.', "_"));
        cells.collect::<Vec<_>>().join(" ")
    };
    (0..puzzle.rows()).map(row).collect::<Vec<_>>().join(" / ")
}
