//! Distances that others have found, and those of all boards near the goal by a search of another kind.

use classics::fifteen::layers::layers;
use classics::fifteen::{solvable, Board};
use std::sync::Mutex;
use tests::{answer_in_memory, Program};

const PROGRAM: Program = Program { name: "aoj-alds1-13-c", path: env!("CARGO_BIN_EXE_aoj-alds1-13-c") };

static SOLVER: Mutex<aoj_alds1_13_c::Solver> = Mutex::new(aoj_alds1_13_c::Solver::new());

/// The hundred boards of Korf 1985 with the lengths of Korf and Taylor 1996; the file says more.
const KORF: &str = include_str!("korf.txt");

/// The largest distance of the boards of that list that are always solved; `FARTHEST` sets another.
const FARTHEST: usize = 50;

fn input(board: Board) -> String {
    board.map(|number| number.to_string()).join(" ") + "\n"
}

/// What the solver prints for a board, and its error.
fn answer(board: Board) -> (String, String) {
    let solve = |text: &mut _| SOLVER.lock().expect("no test panicked with it").solve(text);
    let answer = answer_in_memory(PROGRAM.name, solve, input(board).as_bytes(), usize::MAX);
    (String::from_utf8(answer.stdout).expect("answers are text"), answer.stderr)
}

#[test]
fn the_boards_of_a_published_list_have_their_lengths() {
    let farthest = std::env::var("FARTHEST").map_or(FARTHEST, |moves| moves.parse().expect("FARTHEST is a number"));
    let lines: Vec<&str> = KORF.lines().filter(|line| !line.starts_with('#')).collect();
    assert_eq!(lines.len(), 100);
    let mut solved = 0;
    for line in lines {
        let mut numbers: Vec<u8> = line.split(' ').map(|number| number.parse().expect("a number")).collect();
        let length = numbers.pop().expect("the length");
        if usize::from(length) <= farthest {
            let board: Board = numbers.try_into().expect("sixteen numbers");
            assert_eq!(answer(board), (format!("{length}\n"), String::new()), "{line}");
            solved += 1;
        }
    }
    assert!(solved >= 10, "{solved} boards are not many");
}

#[test]
fn every_board_within_twelve_moves_gets_its_distance() {
    for (distance, boards) in layers().take(13).enumerate() {
        for &board in &boards {
            assert_eq!(answer(board), (format!("{distance}\n"), String::new()), "{board:?}");
        }
    }
}

#[test]
fn every_near_board_with_two_tiles_exchanged_is_an_error() {
    let error = "aoj-alds1-13-c: line 1, column 1: found a board with no path to the goal, expected a solvable board\n";
    for boards in layers().take(10) {
        for mut board in boards {
            let [a, b] = if board[0] == 0 || board[1] == 0 { [2, 3] } else { [0, 1] };
            board.swap(a, b);
            assert!(!solvable(board));
            assert_eq!(answer(board), (String::new(), error.to_string()), "{board:?}");
        }
    }
}
