//! Every pair of boards, up to relabeling: all whose first board has its tiles in order, and some with other labels.

use classics::board::Board;
use classics::eight::forward_table::ForwardTable;
use fastrand::Rng;
use std::fmt::Write;
use std::sync::Mutex;
use tests::boards::{every_board, in_order, is_even, lines};
use tests::check::check_answer;
use tests::{answer_in_memory, Program};

const PROGRAM: Program = Program { name: "hdu3567", path: env!("CARGO_BIN_EXE_hdu3567") };

/// Runs the program on pairs of boards, and compares its output with the expected paths.
fn check(pairs: &[[Board; 2]], paths: impl Iterator<Item = String>) {
    let input = format!("{}\n{}", pairs.len(), lines(pairs.iter().flatten().copied(), 'X'));
    let answer = PROGRAM.answer(input.as_bytes());
    check_answer(PROGRAM.name, input.as_bytes(), &answer);
    let mut expected = String::new();
    for (index, path) in paths.enumerate() {
        writeln!(expected, "Case {}: {}\n{path}", index + 1, path.len()).expect("a string takes all");
    }
    let printed = std::str::from_utf8(&answer.stdout).expect("answers are text");
    if let Some(line) = printed.lines().zip(expected.lines()).position(|(printed, expected)| printed != expected) {
        panic!("{:?}: {:?}", pairs[line / 2], printed.lines().nth(line));
    }
    assert_eq!(printed.len(), expected.len());
}

fn check_every_pair_from_in_order(cells: &[usize]) {
    for &cell in cells {
        let start = in_order(cell);
        let oracle = ForwardTable::from(start);
        let pairs: Vec<_> = every_board().filter(is_even).map(|goal| [start, goal]).collect();
        assert_eq!(pairs.len(), 181_440);
        check(&pairs, pairs.iter().map(|[_, goal]| oracle.path_to(*goal).expect("it is reachable")));
    }
}

#[test]
fn every_goal_gets_the_smallest_path_from_the_tiles_in_order_with_the_blank_in_a_corner() {
    check_every_pair_from_in_order(&[0, 2, 6, 8]);
}

#[test]
fn every_goal_gets_the_smallest_path_from_the_tiles_in_order_with_the_blank_at_an_edge() {
    check_every_pair_from_in_order(&[1, 3, 5, 7]);
}

#[test]
fn every_goal_gets_the_smallest_path_from_the_tiles_in_order_with_the_blank_in_the_centre() {
    check_every_pair_from_in_order(&[4]);
}

/// A random permutation of nine numbers, with 0 in front if `keep_zero`.
fn shuffled(rng: &mut Rng, keep_zero: bool) -> Board {
    let mut board = [0, 1, 2, 3, 4, 5, 6, 7, 8];
    rng.shuffle(&mut board[usize::from(keep_zero)..]);
    board
}

#[test]
fn relabeling_the_tiles_of_a_pair_does_not_change_its_path() {
    let mut rng = Rng::with_seed(3567);
    let oracles: Vec<_> = (0..9).map(|cell| ForwardTable::from(in_order(cell))).collect();
    let mut pairs = Vec::new();
    let mut paths = Vec::new();
    while pairs.len() < 20_000 {
        let cell = rng.usize(0..9);
        let goal = shuffled(&mut rng, false);
        if let Some(path) = oracles[cell].path_to(goal) {
            let labels = shuffled(&mut rng, true);
            pairs.push([in_order(cell), goal].map(|board| board.map(|tile| labels[usize::from(tile)])));
            paths.push(path);
        }
    }
    check(&pairs, paths.into_iter());
}

#[test]
fn an_unreachable_pair_is_an_error_at_its_first_board() {
    static SOLVER: Mutex<hdu3567::Solver> = Mutex::new(hdu3567::Solver::new());
    let error =
        "hdu3567: line 2, column 1: found boards with no path between them in case 1, expected a solvable pair\n";
    let mut rng = Rng::with_seed(1043);
    for _ in 0..1000 {
        let [start, goal] = [shuffled(&mut rng, false), shuffled(&mut rng, false)];
        let input = format!("1\n{}", lines([start, goal], 'x'));
        let solve = |text: &mut _| SOLVER.lock().expect("one test").solve(text);
        let answer = answer_in_memory(PROGRAM.name, solve, input.as_bytes(), usize::MAX);
        assert_eq!(answer.stderr, if is_even(&start) == is_even(&goal) { "" } else { error }, "{input}");
    }
}
