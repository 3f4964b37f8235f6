//! Reading a board as people paste it: with any sign or a gap for the blank, and brackets, bars or commas around.

use crate::board::Board;
use crate::input::read_board;
use crate::problem::Problem;
use std::collections::BTreeSet;

/// Signs that people write for the blank, or between the numbers.
const SIGNS: &[char] = &['_', '#', '-', '.', '*', 'x', 'X'];

/// Signs that only separate.
const SEPARATORS: &[char] = &[',', ';', '|', '[', ']', '(', ')', '{', '}', '"', '\''];

/// The board that is written as `text`.
///
/// # Errors
/// If there is no reading, the place and the reason; if there are two, both.
pub fn read(problem: &Problem, text: &str) -> Result<Board, String> {
    let strict = read_board(problem, text);
    if strict.is_ok() {
        return strict;
    }
    let mut readings: BTreeSet<Board> = BTreeSet::new();
    readings.extend(with_sign(problem, text));
    if readings.is_empty() && problem.puzzle.has_blank() {
        readings.extend(with_empty_field(problem, text));
        if readings.is_empty() {
            readings.extend(with_gap(problem, text));
        }
    }
    let mut readings = readings.into_iter();
    match (readings.next(), readings.next()) {
        (Some(board), None) => Ok(board),
        (Some(first), Some(second)) => {
            Err(format!("two readings: {} or {}", in_a_line(problem, &first), in_a_line(problem, &second)))
        }
        (None, _) => strict,
    }
}

fn in_a_line(problem: &Problem, board: &Board) -> String {
    let rows = board.chunks(problem.puzzle.width());
    let row = |row: &[u8]| {
        let numbers = row.iter().map(|&number| problem.puzzle.drawn(number).replace('.', "_"));
        numbers.collect::<Vec<_>>().join(" ")
    };
    rows.map(row).collect::<Vec<_>>().join(" / ")
}

/// The numbers if they are those of a board, the blank among them.
fn board(problem: &Problem, numbers: &[u8]) -> Option<Board> {
    let sorted = |numbers: &[u8]| {
        let mut sorted = numbers.to_vec();
        sorted.sort_unstable();
        sorted
    };
    (sorted(numbers) == sorted(&problem.puzzle.in_order())).then(|| Board::new(numbers))
}

/// The runs of digits of a text, or single digits where no number has two; with the columns where they begin.
fn numbers(problem: &Problem, text: &str) -> Option<Vec<(usize, u8)>> {
    let digits = problem.puzzle.digits();
    let mut numbers: Vec<(usize, u8)> = Vec::new();
    let mut last = None;
    for (column, sign) in text.chars().enumerate() {
        let Some(digit) = sign.to_digit(10) else { continue };
        match (numbers.last_mut(), last) {
            (Some((_, number)), Some(before)) if digits > 1 && before + 1 == column => {
                *number = number.checked_mul(10)?.checked_add(digit as u8)?;
            }
            _ => numbers.push((column, digit as u8)),
        }
        last = Some(column);
    }
    Some(numbers)
}

/// Readings in which one sign is the blank and all others are separators, or 0 is on the board.
fn with_sign(problem: &Problem, text: &str) -> Vec<Board> {
    let known = |sign: char| {
        sign.is_ascii_digit() || sign.is_whitespace() || SEPARATORS.contains(&sign) || SIGNS.contains(&sign)
    };
    if !text.chars().all(known) {
        return Vec::new();
    }
    let plain = |blank: Option<char>| -> String {
        let sign = |sign: char| match sign {
            sign if Some(sign) == blank => " 0 ".to_string(),
            sign if sign.is_ascii_digit() => sign.to_string(),
            _ => " ".to_string(),
        };
        text.chars().map(sign).collect()
    };
    let read = |blank| {
        let numbers: Vec<u8> = numbers(problem, &plain(blank))?.into_iter().map(|(_, number)| number).collect();
        board(problem, &numbers)
    };
    let signs = SIGNS.iter().filter(|_| problem.puzzle.has_blank());
    let blanks = signs.filter(|&&sign| text.matches(sign).count() == 1).map(|&sign| Some(sign));
    blanks.chain([None]).filter_map(read).collect()
}

/// The reading of fields between separators, one of them empty.
fn with_empty_field(problem: &Problem, text: &str) -> Option<Board> {
    let fields = text.lines().flat_map(|line| {
        let line = line.trim();
        let line = line.trim_matches(|sign| "[](){}".contains(sign));
        let inner = line.strip_prefix('|').and_then(|line| line.strip_suffix('|')).unwrap_or(line);
        inner.split([',', ';', '|']).map(str::to_string).collect::<Vec<_>>()
    });
    let fields: Vec<String> = fields.collect();
    let cells = problem.puzzle.in_order().len();
    let number = |field: &String| match field.trim_matches(|sign: char| sign.is_whitespace() || "[](){}".contains(sign))
    {
        "" => Some(0),
        field => field.parse().ok(),
    };
    let numbers: Option<Vec<u8>> = fields.iter().map(number).collect();
    numbers.filter(|numbers| numbers.len() == cells).and_then(|numbers| board(problem, &numbers))
}

/// Readings in which a cell without a number is the blank, by the columns in which the others stand.
fn with_gap(problem: &Problem, text: &str) -> Vec<Board> {
    let known = |sign: char| sign.is_ascii_digit() || sign.is_whitespace() || SEPARATORS.contains(&sign);
    let rows: Vec<&str> = text.lines().filter(|line| !line.trim().is_empty()).collect();
    let cells = problem.puzzle.in_order().len();
    let per_row = if rows.len() == 1 { cells } else { problem.puzzle.width() };
    if !text.chars().all(known) || rows.len() * per_row != cells {
        return Vec::new();
    }
    let Some(rows) = rows.iter().map(|row| numbers(problem, row)).collect::<Option<Vec<_>>>() else {
        return Vec::new();
    };
    let Some(first) = rows.iter().flatten().map(|&(column, _)| column).min() else { return Vec::new() };
    let widths = 1..=problem.puzzle.digits() + 3;
    let starts = widths.flat_map(|width| {
        [Some(first), first.checked_sub(width)].into_iter().flatten().map(move |start| (width, start))
    });
    // A line that begins at once may have lost a gap before it.
    let lost = (1..=problem.puzzle.digits() + 3).filter(|_| first == 0 && rows.len() == 1);
    let mut readings: Vec<Board> =
        starts.filter_map(|(width, start)| placed(problem, &rows, per_row, |column| (column - start, width))).collect();
    readings.extend(lost.filter_map(|width| placed(problem, &rows, per_row, |column| (column + width, width))));
    readings
}

/// The board whose numbers stand in the cells that `cell` says, as an offset and the width of a cell.
fn placed(
    problem: &Problem,
    rows: &[Vec<(usize, u8)>],
    per_row: usize,
    cell: impl Fn(usize) -> (usize, usize),
) -> Option<Board> {
    let mut board_numbers = vec![0; rows.len() * per_row];
    for (row, numbers) in rows.iter().enumerate() {
        for &(column, number) in numbers {
            let (offset, width) = cell(column);
            if offset % width > 0 || offset / width >= per_row {
                return None;
            }
            board_numbers[row * per_row + offset / width] = number;
        }
    }
    board(problem, &board_numbers)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn eight(text: &str) -> Result<Vec<u8>, String> {
        read(Problem::named("hdu1043").expect("a problem"), text).map(|board| board.to_vec())
    }

    #[test]
    fn any_sign_or_a_gap_stands_for_the_blank() {
        for text in [
            "1 2 3\n4 _ 6\n7 5 8",
            "1 2 3 4 # 6 7 5 8",
            "1,2,3;4,-,6;7,5,8",
            "[[1,2,3],[4,0,6],[7,5,8]]",
            "|1|2|3|\n|4|*|6|\n|7|5|8|",
            "(1 2 3)(4 . 6)(7 5 8)",
            "1 2 3\n4   6\n7 5 8",
            "1,2,3\n4,,6\n7,5,8",
            "1-2-3-4-_-6-7-5-8",
            "123\n4 6\n758",
            "|1|2|3|\n|4| |6|\n|7|5|8|",
            "123 4x6 758",
            "1 2 3 4   6 7 5 8",
        ] {
            assert_eq!(eight(text), Ok(vec![1, 2, 3, 4, 0, 6, 7, 5, 8]), "{text:?}");
        }
        assert_eq!(eight("  2 3\n1 4 6\n7 5 8"), Ok(vec![0, 2, 3, 1, 4, 6, 7, 5, 8]));
        assert_eq!(eight("1 2 3\n4 5 6\n7 8"), Ok(vec![1, 2, 3, 4, 5, 6, 7, 8, 0]));
    }

    #[test]
    fn two_readings_are_both_shown() {
        let both = "two readings: _ 1 2 / 3 4 5 / 6 7 8 or 1 2 3 / 4 5 6 / 7 8 _";
        assert_eq!(eight("12345678"), Err(both.to_string()));
        assert_eq!(eight("1 2 3 4 5 6 7 8"), Err(both.to_string()));
        let both = "two readings: 1 2 3 / 4 _ 6 / 7 5 8 or 1 2 3 / 4 6 7 / _ 5 8";
        assert_eq!(eight("1 2 3 4 _ 6 7 * 5 8"), Err(both.to_string()));
    }

    #[test]
    fn what_is_no_board_is_refused_with_its_place() {
        assert_eq!(
            eight("1 2 3 4 5 6 7 9 x"),
            Err("line 1, column 15: found `9`, expected a tile 1 to 8 or the blank x".to_string())
        );
    }
}
