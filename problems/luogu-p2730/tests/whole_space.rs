//! Every board, in this process, since the program takes one.

use classics::magic::table::Table;
use classics::magic::{Board, IN_ORDER};
use itertools::Itertools;
use std::sync::Mutex;
use tests::{answer_in_memory, Program};

const PROGRAM: Program = Program { name: "luogu-p2730", path: env!("CARGO_BIN_EXE_luogu-p2730") };

static SOLVER: Mutex<luogu_p2730::Solver> = Mutex::new(luogu_p2730::Solver::new());

fn every_board() -> impl Iterator<Item = Board> {
    (1..=8).permutations(8).map(|tiles| tiles.try_into().expect("eight tiles"))
}

fn input(board: Board) -> String {
    board.map(|tile| tile.to_string()).join(" ") + "\n"
}

/// The length and the path, as the table has them.
fn expected(table: &Table, goal: Board) -> String {
    let path = table.path(IN_ORDER, goal).expect("all boards can be reached");
    format!("{}\n{path}\n", path.len())
}

#[test]
fn every_board_gets_its_length_and_its_smallest_path() {
    let table = Table::new();
    for goal in every_board() {
        let solve = |text: &mut _| SOLVER.lock().expect("one test").solve(text);
        let answer = answer_in_memory(PROGRAM.name, solve, input(goal).as_bytes(), usize::MAX);
        let printed = String::from_utf8(answer.stdout).expect("answers are text");
        assert_eq!((printed, &*answer.stderr), (expected(&table, goal), ""), "{goal:?}");
    }
}

#[test]
fn the_program_answers_as_the_table_does() {
    let table = Table::new();
    for goal in every_board().step_by(1_000) {
        let answer = PROGRAM.answer(input(goal).as_bytes());
        assert_eq!(answer.stdout, expected(&table, goal).as_bytes(), "{goal:?}");
    }
}
