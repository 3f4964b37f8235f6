//! Moves of every puzzle, independent of the solvers' code.

use catalog::Puzzle;

/// The board after the moves, or an error that names the first impossible move.
pub fn replay(puzzle: Puzzle, start: &[u8], moves: &str) -> Result<Vec<u8>, String> {
    let mut board = start.to_vec();
    for (count, letter) in moves.chars().enumerate() {
        let wrong = || format!("move {} is {letter:?} on {board:?}", count + 1);
        board = moved(puzzle, &board, letter).ok_or_else(wrong)?;
    }
    Ok(board)
}

/// The board after one move, or `None` if the move is not possible.
pub fn moved(puzzle: Puzzle, board: &[u8], letter: char) -> Option<Vec<u8>> {
    let from: &[usize] = match (puzzle, letter) {
        (Puzzle::Eight | Puzzle::Fifteen, _) => return slid(board, puzzle.size(), letter),
        (Puzzle::NineNumber, 'c') => &[3, 0, 1, 6, 4, 2, 7, 8, 5],
        (Puzzle::NineNumber, 'r') => &[0, 1, 2, 5, 3, 4, 6, 7, 8],
        (Puzzle::MagicBoard, 'A') => &[7, 6, 5, 4, 3, 2, 1, 0],
        (Puzzle::MagicBoard, 'B') => &[3, 0, 1, 2, 5, 6, 7, 4],
        (Puzzle::MagicBoard, 'C') => &[0, 6, 1, 3, 4, 2, 5, 7],
        _ => return None,
    };
    Some(from.iter().map(|&cell| board[cell]).collect())
}

fn slid(board: &[u8], (rows, columns): (usize, usize), letter: char) -> Option<Vec<u8>> {
    let cell = board.iter().position(|&tile| tile == 0)?;
    let (row, column) = (cell / columns, cell % columns);
    let to = match letter {
        'u' if row > 0 => cell - columns,
        'd' if row + 1 < rows => cell + columns,
        'l' if column > 0 => cell - 1,
        'r' if column + 1 < columns => cell + 1,
        _ => return None,
    };
    let mut after = board.to_vec();
    after.swap(cell, to);
    Some(after)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(puzzle: Puzzle, start: &[u8], moves: &str, end: &[u8]) {
        assert_eq!(replay(puzzle, start, moves).as_deref(), Ok(end), "{moves}");
    }

    #[test]
    fn the_samples_of_the_statements_reach_their_goals() {
        check(Puzzle::Eight, &[2, 3, 4, 1, 5, 0, 7, 6, 8], "ullddrurdllurdruldr", &[1, 2, 3, 4, 5, 6, 7, 8, 0]);
        check(Puzzle::MagicBoard, &[1, 2, 3, 4, 5, 6, 7, 8], "AC", &[8, 2, 7, 5, 4, 6, 3, 1]);
        check(Puzzle::MagicBoard, &[1, 2, 3, 4, 5, 6, 7, 8], "BCABCCB", &[2, 6, 8, 4, 5, 7, 3, 1]);
        check(Puzzle::NineNumber, &[0, 1, 2, 5, 3, 4, 6, 7, 8], "rr", &[0, 1, 2, 3, 4, 5, 6, 7, 8]);
        check(Puzzle::NineNumber, &[1, 2, 5, 0, 4, 8, 3, 6, 7], "c", &[0, 1, 2, 3, 4, 5, 6, 7, 8]);
        let fifteen = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 0, 13, 14, 15, 12];
        check(Puzzle::Fifteen, &fifteen, "d", &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0]);
    }

    #[test]
    fn the_blank_does_not_leave_the_board() {
        assert_eq!(moved(Puzzle::Eight, &[1, 2, 0, 3, 4, 5, 6, 7, 8], 'r'), None);
        assert_eq!(moved(Puzzle::Fifteen, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0], 'd'), None);
    }
}
