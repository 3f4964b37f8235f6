use super::number::{judge_number, least};
use super::{Answer, Question};
use crate::complaint::Complaint;
use crate::draw::row;
use crate::lines::{Line, Lines};
use crate::moves::play;
use puzzle_core::board::Board;

/// The least number of moves, then the boards along a shortest way, three lines each and an empty line behind each.
/// Any shortest way will do.
pub struct BoardsOfWay;

impl Answer for BoardsOfWay {
    fn right(&self, question: &Question<'_>) -> String {
        let mut text = format!("{}\n", least(question));
        if let Some(way) = question.way() {
            let puzzle = question.problem.puzzle;
            for board in play(puzzle, &question.case.start, way.as_bytes()).expect("a way can be played") {
                text += &[0, 1, 2].map(|number| row(puzzle, &board, number) + "\n").concat();
                text += "\n";
            }
        }
        text
    }

    fn judge(&self, question: &Question<'_>, lines: &mut Lines<'_>) -> Result<(), Complaint> {
        let text = least(question);
        judge_number(question, lines.expect(&format!("`{text}`"))?, &text)?;
        let mut last = None;
        for number in 1..=question.least().map_or(0, |least| least + 1) {
            let (line, board) = take_board(lines, number)?;
            judge_board(question, line, number, last, &board)?;
            last = Some(board);
            let behind = lines.expect(&format!("an empty line behind board {number}"))?;
            if !behind.text.is_empty() {
                let what = format!("{} where an empty line behind board {number} was expected", behind.quoted());
                return Err(Complaint::about(behind, what));
            }
        }
        // As many moves as are needed at least: if they are real ones, only the last board can be wrong.
        match last {
            Some(board) if board != question.case.goal => {
                Err(Complaint::new("the last board is not the goal".to_string()).showing("ends on", board))
            }
            _ => Ok(()),
        }
    }
}

/// Takes a board's three lines; returns the first of them too.
fn take_board<'a>(lines: &mut Lines<'a>, number: usize) -> Result<(Line<'a>, Board), Complaint> {
    let mut first = None;
    let mut board = [0; 9];
    for cells in board.chunks_mut(3) {
        let expected = format!("a row of board {number}, three numbers with single blanks,");
        let line = lines.expect(&expected)?;
        first = first.or(Some(line));
        match line.text {
            [a @ b'0'..=b'8', b' ', b @ b'0'..=b'8', b' ', c @ b'0'..=b'8'] => {
                cells.copy_from_slice(&[a - b'0', b - b'0', c - b'0']);
            }
            _ => return Err(Complaint::about(line, format!("{} where {expected} was expected", line.quoted()))),
        }
    }
    Ok((first.expect("a board has rows"), board))
}

/// Takes a board that is the start or one move behind the `last` one.
fn judge_board(
    question: &Question<'_>,
    line: Line<'_>,
    number: usize,
    last: Option<Board>,
    board: &Board,
) -> Result<(), Complaint> {
    let puzzle = question.problem.puzzle;
    let complaint = match last {
        None if *board == question.case.start => return Ok(()),
        None => Complaint::about(line, "the first board is not the start".to_string()),
        Some(last) if puzzle.letters().iter().any(|&letter| puzzle.after(&last, letter) == Some(*board)) => {
            return Ok(());
        }
        Some(last) => {
            let what = format!("no move makes board {number} of board {}", number - 1);
            Complaint::about(line, what).showing("board before", last)
        }
    };
    Err(complaint.showing("printed board", *board))
}
