//! The judge catches each wrong program, with one case that shows the mistake.

use judge::check::right_output;
use judge::layout::Layout;
use judge::problem::Problem;
use judge::stress::{stress, Bounds, End, Program, Run, Search, Suspect};
use std::io::{self, Write};
use std::process::{Command, Stdio};
use std::time::Duration;

/// One of the wrong programs. Each ends by itself and reads all of its input.
struct WrongProgram<'a>(&'a str);

impl Program for WrongProgram<'_> {
    fn run(&self, input: &[u8], _most: usize) -> io::Result<Run> {
        let mut child = Command::new(self.0).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        child.stdin.take().expect("a pipe").write_all(input)?;
        let output = child.wait_with_output()?;
        assert!(output.status.success());
        Ok(Run { end: End::Success, stdout: output.stdout, stderr: output.stderr, has_read: true })
    }
}

/// Asserts the input to which the first failing one is shrunk, the right output for it, and the verdict.
#[track_caller]
fn catches(problem: &str, program: &str, input: &str, right: &str, words: &str) {
    let problem = Problem::named(problem).expect("a problem");
    let suspect = Suspect { problem, program: &WrongProgram(program), any_path: false };
    // Plenty for a busy machine: an input that is not shrunk as far as possible is another one.
    let time = Duration::from_secs(600);
    let bounds = Bounds { time, rounds: None, cases: 20, seed: 0, layouts: Layout::ALL.to_vec() };
    let Search::Found(found) = stress(&suspect, &bounds, &mut |_| {}).expect("the program starts") else {
        panic!("nothing is found in {program}")
    };
    let said = found.failure.wrong.to_string();
    assert!(found.smallest, "there was time enough");
    assert_eq!(found.trial.input.cases.len(), 1, "{said}");
    assert_eq!(String::from_utf8_lossy(&found.trial.text), input, "{said}");
    assert_eq!(right_output(problem, &found.trial.input.cases), right, "{said}");
    assert_eq!(said.lines().next(), Some(words), "{said}");
}

#[test]
fn a_greedy_search_is_caught_by_a_path_that_is_too_long() {
    let words = "wrong, line 1 of the output: prints 9 moves, but the shortest solution has 7";
    let program = env!("CARGO_BIN_EXE_wrong-hdu1043-greedy");
    catches("hdu1043", program, "4 1 3 2 5 6 7 x 8\n", "ulurddr\n", words);
}

#[test]
fn silence_on_the_solved_board_is_caught_on_that_board() {
    let words = "wrong: nothing is printed";
    let program = env!("CARGO_BIN_EXE_wrong-hdu1043-silent-when-solved");
    catches("hdu1043", program, "1 2 3 4 5 6 7 8 x\n", "\n", words);
}

#[test]
fn a_carriage_return_taken_for_a_symbol_is_caught_on_one_line() {
    let words = "wrong, line 2 of the output: found `unsolvable` after the last case";
    let program = env!("CARGO_BIN_EXE_wrong-hdu1043-crlf");
    catches("hdu1043", program, "1 2 3 4 5 6 7 8 x\r\n", "\n", words);
}

#[test]
fn a_search_read_back_is_caught_by_a_path_that_is_smaller() {
    let words = "wrong, line 2 of the output: a shortest path, but `lurdlu` comes before it in the tie-break order";
    let program = env!("CARGO_BIN_EXE_wrong-hdu3567-read-back");
    catches("hdu3567", program, "1\n4321X5678\nX12345678\n", "Case 1: 6\nlurdlu\n", words);
}

#[test]
fn a_search_forwards_from_the_goal_is_caught_one_row_rotation_away() {
    let words = "wrong, line 1 of the output: prints 2 moves, but the shortest solution has 1";
    let program = env!("CARGO_BIN_EXE_wrong-nine-number-forwards");
    catches("nine-number", program, "0 1 2\n4 5 3\n6 7 8\n", "1\n", words);
}
