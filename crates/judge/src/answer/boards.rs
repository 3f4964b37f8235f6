use super::distance::{distance, judge_distance};
use super::{Accepts, Answer, Question, Solution};
use crate::board::Board;
use crate::diagnosis::{expect, unexpected, Diagnosis};
use crate::lines::{Line, Lines};
use crate::moves::play;

/// The least number of moves, then the boards along a shortest path, each on lines of its own with an empty line after
/// it. Any shortest path is right.
pub struct Boards;

impl Answer for Boards {
    fn print(&self, question: &Question<'_>, solution: Option<&Solution>) -> String {
        let Some(Solution { length, moves }) = solution else {
            return format!("{}\n", question.unsolvable());
        };
        // Moves that cannot be made end the boards: a program with a mistake may print such a solution.
        let boards = play(question.puzzle, &question.case.start, moves.as_bytes()).unwrap_or_else(|(boards, _)| boards);
        let boards: String = boards.iter().map(|board| printed(question, board)).collect();
        format!("{length}\n{boards}")
    }

    fn judge(&self, question: &Question<'_>, lines: &mut Lines<'_>) -> Result<(), Diagnosis> {
        let text = distance(question);
        judge_distance(expect(lines, &format!("`{text}`"))?, &text)?;
        let mut last = None;
        for number in 1..=question.distance().map_or(0, |distance| distance + 1) {
            let (line, board) = take_board(question, lines, number)?;
            judge_board(question, line, number, last, &board)?;
            last = Some(board);
            let expected = format!("an empty line after board {number}");
            let behind = expect(lines, &expected)?;
            if !behind.text.is_empty() {
                return Err(unexpected(behind, &expected));
            }
        }
        // The number of moves is right: if they are real ones, only the last board can be wrong.
        match last {
            Some(board) if board != question.case.goal => {
                Err(Diagnosis::new("the last board is not the goal".to_string()).showing("ends on", board))
            }
            _ => Ok(()),
        }
    }

    fn prints_letters(&self) -> bool {
        false
    }

    fn accepts(&self) -> Accepts {
        Accepts::AnyShortest
    }
}

/// A board as it is printed.
fn printed(question: &Question<'_>, board: &Board) -> String {
    let row = |row: &[u8]| row.iter().map(u8::to_string).collect::<Vec<_>>().join(" ") + "\n";
    board.chunks(question.puzzle.width()).map(row).collect::<String>() + "\n"
}

/// Takes the lines of a board; returns the first of them too.
fn take_board<'a>(
    question: &Question<'_>,
    lines: &mut Lines<'a>,
    number: usize,
) -> Result<(Line<'a>, Board), Diagnosis> {
    let mut first = None;
    let width = question.puzzle.width();
    let mut board = question.puzzle.in_order();
    for cells in board.chunks_mut(width) {
        let expected = format!("a row of board {number}, {width} numbers with single blanks");
        let line = expect(lines, &expected)?;
        first = first.or(Some(line));
        let row = std::str::from_utf8(line.text).ok().and_then(|text| row(text, width));
        match row {
            Some(row) if row.iter().all(|number| question.case.goal.contains(number)) => cells.copy_from_slice(&row),
            _ => return Err(unexpected(line, &expected)),
        }
    }
    Ok((first.expect("a board has rows"), board))
}

/// The numbers of a row.
fn row(text: &str, width: usize) -> Option<Vec<u8>> {
    let numbers: Option<Vec<u8>> = text.split(' ').map(|number| number.parse().ok()).collect();
    numbers.filter(|numbers| {
        numbers.len() == width && numbers.iter().map(u8::to_string).collect::<Vec<_>>().join(" ") == text
    })
}

/// Accepts a board that is the start or one move after the `last` one.
fn judge_board(
    question: &Question<'_>,
    line: Line<'_>,
    number: usize,
    last: Option<Board>,
    board: &Board,
) -> Result<(), Diagnosis> {
    let puzzle = question.puzzle;
    let diagnosis = match last {
        None if *board == question.case.start => return Ok(()),
        None => Diagnosis::about(line, "the first board is not the start".to_string()),
        Some(last) if puzzle.letters().iter().any(|&letter| puzzle.after(&last, letter) == Some(*board)) => {
            return Ok(());
        }
        Some(last) => {
            let what = format!("no move leads from board {} to board {number}", number - 1);
            Diagnosis::about(line, what).showing("board before", last)
        }
    };
    Err(diagnosis.showing("printed board", *board))
}
