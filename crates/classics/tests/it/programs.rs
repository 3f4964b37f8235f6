//! The programs: the right ones answer the samples, each wrong one makes its one mistake only.

use classics::{eight, nine};
use std::io::Write;
use std::process::{Command, Stdio};

/// What a program prints on standard output and standard error, and its exit status.
fn run(program: &str, arguments: &[&str], input: &str) -> (String, String, Option<i32>) {
    let mut command = Command::new(program);
    let pipes = command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = pipes.spawn().expect("the program runs");
    // A program that refuses its arguments reads nothing.
    let _ = child.stdin.take().expect("a pipe").write_all(input.as_bytes());
    let output = child.wait_with_output().expect("the program ends");
    let text = |bytes| String::from_utf8(bytes).expect("it prints text");
    (text(output.stdout), text(output.stderr), output.status.code())
}

/// The answer of a program to a valid input.
fn answer(program: &str, arguments: &[&str], input: &str) -> String {
    let (stdout, stderr, status) = run(program, arguments, input);
    assert_eq!((&*stderr, status), ("", Some(0)));
    stdout
}

const HDU1043: &str = env!("CARGO_BIN_EXE_textbook-hdu1043");
const HDU3567: &str = env!("CARGO_BIN_EXE_textbook-hdu3567");
const NINE_NUMBER: &str = env!("CARGO_BIN_EXE_textbook-nine-number");

const HDU3567_SAMPLE: &str = "2\n12X453786\n12345678X\n564178X23\n7568X4123\n";
const NINE_NUMBER_SAMPLE: &str = "2 3 0\n1 8 7\n5 4 6\n\n3 7 5\n2 6 1\n4 8 0\n";

#[test]
fn each_method_of_hdu1043_reads_boards_in_any_layout() {
    for method in eight::SHORTEST {
        let input = "1 2 3\r\n4 5 6\r\n7 8 x\r\n12345678x1 2 3  4 5\tx 7 8 6\n\n1 2 3 4 5 6 8 7 x";
        assert_eq!(answer(HDU1043, &[method.name], input), "\n\nd\nunsolvable\n", "{}", method.name);
    }
    assert_eq!(answer(HDU1043, &["descent"], "2  3  4  1  5  x  7  6  8\n"), "ullddrurdllurdruldr\n");
}

#[test]
fn the_other_right_programs_answer_their_samples() {
    assert_eq!(answer(HDU3567, &[], HDU3567_SAMPLE), "Case 1: 2\ndd\nCase 2: 8\nurrulldr\n");
    for method in nine::SHORTEST {
        assert_eq!(answer(NINE_NUMBER, &[method.name], NINE_NUMBER_SAMPLE), "4\n24\n", "{}", method.name);
    }
}

#[test]
fn a_program_without_a_method_lists_the_methods() {
    for arguments in [&[][..], &["quickly"], &["map-bfs", "map-bfs"]] {
        let (stdout, stderr, status) = run(NINE_NUMBER, arguments, "");
        assert_eq!(stderr, "expected one argument, a method: map-bfs, backward-table, two-sided\n");
        assert_eq!((&*stdout, status), ("", Some(2)));
    }
}

#[test]
fn an_error_in_the_input_is_reported_with_its_place() {
    let expected = "expected nine different digits 0 to 8 (or x for 0)";
    let twice = "12345678x\n11345678x\n";
    for (program, arguments, input, error) in [
        (HDU1043, &["descent"][..], twice, format!("board 2: found `11345678x`, {expected}")),
        (HDU1043, &["descent"], "1 2 3", format!("board 1: found `123`, {expected}")),
        (HDU3567, &[], "", "found ``, expected the number of cases".into()),
        (HDU3567, &[], "1\n12345678X\n", "found 1 boards, expected two for each of 1 cases".into()),
        (
            HDU3567,
            &[],
            "1\n12345678X\n12345687X\n",
            "case 1: found boards with no path between them, expected a solvable pair".into(),
        ),
    ] {
        assert_eq!(run(program, arguments, input), (String::new(), error + "\n", Some(1)));
    }
}

#[test]
fn the_greedy_program_is_wrong_by_the_length_of_its_paths_only() {
    let program = env!("CARGO_BIN_EXE_wrong-hdu1043-greedy");
    assert_eq!(answer(program, &[], "12345678x\n12345x786\n12345687x\n"), "\nd\nunsolvable\n");
    let path = answer(program, &[], "2  3  4  1  5  x  7  6  8\n");
    assert_eq!(path.trim_end().len(), 21, "the shortest has 19 moves");
    assert_eq!(eight::replay([2, 3, 4, 1, 5, 0, 7, 6, 8], path.trim_end()), Some(eight::GOAL));
}

#[test]
fn the_program_silent_when_solved_is_right_about_all_other_boards() {
    let program = env!("CARGO_BIN_EXE_wrong-hdu1043-silent-when-solved");
    assert_eq!(answer(program, &[], "12345x786\n12345678x\n12345687x\n"), "d\nunsolvable\n");
}

#[test]
fn the_program_that_takes_a_carriage_return_for_a_symbol_is_right_without_one() {
    let program = env!("CARGO_BIN_EXE_wrong-hdu1043-crlf");
    let input = "1 2 3\n4 5 x\n7 8 6\n 12345678x\t1 2 3 4 5 6 8 7 x";
    assert_eq!(answer(program, &[], input), "d\n\nunsolvable\n");
    assert_eq!(answer(program, &[], "12345x786\r\n"), "d\nunsolvable\n");
    assert_eq!(answer(program, &[], "123\r\n45x\r\n786\r\n"), "unsolvable\nunsolvable\n");
}

#[test]
fn the_program_that_reads_back_is_wrong_by_the_letters_only() {
    let program = env!("CARGO_BIN_EXE_wrong-hdu3567-read-back");
    let input = "2\n1234X8765\n12345678X\n12345678X\n12345678X\n";
    assert_eq!(answer(HDU3567, &[], input), "Case 1: 6\ndruldr\nCase 2: 0\n\n");
    assert_eq!(answer(program, &[], input), "Case 1: 6\nrdlurd\nCase 2: 0\n\n");
}

#[test]
fn the_program_that_searches_forwards_is_right_about_the_numbers_in_order() {
    let program = env!("CARGO_BIN_EXE_wrong-nine-number-forwards");
    assert_eq!(answer(program, &[], &format!("012345678 {NINE_NUMBER_SAMPLE}")), "0\n9\n21\n");
}
