//! The one file that a judge takes answers as the program it is made of. Each problem's package runs this on its own.

use puzzle_core::board::Board;
use std::path::Path;
use std::process::Command;
use tests::boards::{every_board, is_even, lines};
use tests::{cases, Program};

const PROGRAM: Program =
    Program { name: env!("CARGO_PKG_NAME"), path: env!(concat!("CARGO_BIN_EXE_", env!("CARGO_PKG_NAME"))) };
const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/submit");

/// Compiles the file as a judge does, and checks that rustc says nothing.
fn compile(edition: &str) -> Program {
    let source = Path::new(FOLDER).join(PROGRAM.name).with_extension("rs");
    let program = format!("{}/{}-submit-{edition}", env!("CARGO_TARGET_TMPDIR"), PROGRAM.name);
    let mut rustc = Command::new("rustc");
    rustc.args(["--edition", edition, "-W", "warnings", "-C", "opt-level=2", "-o", &program]).arg(source);
    let output = rustc.output().expect("rustc starts");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && said.is_empty(), "as edition {edition}: {said}");
    Program { name: PROGRAM.name, path: Box::leak(program.into_boxed_str()) }
}

/// Inputs that have not been looked at one by one: all boards where they fit into one input, else many.
fn inputs() -> Vec<String> {
    match PROGRAM.name {
        "hdu1043" | "nine-number" => vec![lines(every_board(), '0')],
        "hdu3567" => {
            let even: Vec<Board> = every_board().filter(is_even).step_by(36).collect();
            let pairs = even.iter().zip(even.iter().rev()).flat_map(|(start, goal)| [*start, *goal]);
            vec![format!("{}\n{}", even.len(), lines(pairs, 'x'))]
        }
        _ => every_board().step_by(362).map(|board| lines([board], '0')).collect(),
    }
}

#[test]
fn it_answers_every_case_and_a_whole_space_as_the_program_does() {
    let submitted = compile("2024");
    for case in cases(PROGRAM.name) {
        assert_eq!(submitted.answer(&case.input), PROGRAM.answer(&case.input), "{}", case.name);
    }
    let inputs = inputs();
    assert!(inputs.iter().map(|input| input.lines().count()).sum::<usize>() > 1_000);
    for input in inputs {
        let same = submitted.answer(input.as_bytes()) == PROGRAM.answer(input.as_bytes());
        assert!(same, "not the same answer to {}", &input[..input.len().min(80)]);
    }
}

#[test]
fn rustc_has_nothing_to_say_of_it_as_the_older_editions() {
    for edition in ["2018", "2021"] {
        compile(edition);
    }
}
