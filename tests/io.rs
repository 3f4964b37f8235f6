//! Tests of every problem's program. Each problem's package runs this file by itself.

use std::fs::{self, File};
use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};
use tests::{cases, insta, Program};

const PROGRAM: Program =
    Program { name: env!("CARGO_PKG_NAME"), path: env!(concat!("CARGO_BIN_EXE_", env!("CARGO_PKG_NAME"))) };

/// The published sample and its answer.
fn sample() -> (Vec<u8>, Vec<u8>) {
    let case = cases(PROGRAM.name).into_iter().find(|case| case.name == "sample").expect("every problem has a sample");
    let answer = case.expected("out");
    (case.input, answer)
}

/// Whether to write the expected output anew: `just accept` sets this variable.
fn accepting() -> bool {
    std::env::var_os("ACCEPT").is_some()
}

#[test]
fn every_case_has_its_snapshot() {
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path(concat!(env!("CARGO_MANIFEST_DIR"), "/snapshots"));
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    for case in cases(PROGRAM.name) {
        let answer = PROGRAM.answer(&case.input);
        let status = answer.status.map_or("a signal".to_string(), |status| status.to_string());
        let stdout = String::from_utf8_lossy(&answer.stdout);
        let all = format!("status: {status}\nstderr: {}\nstdout:\n{stdout}", answer.stderr);
        settings.bind(|| insta::assert_snapshot!(case.name.replace('/', "__"), all));
    }
}

#[test]
fn every_case_is_answered_to_the_byte() {
    for case in cases(PROGRAM.name) {
        let answer = PROGRAM.answer(&case.input);
        if accepting() {
            case.set_expected("out", &answer.stdout);
            case.set_expected("err", answer.stderr.as_bytes());
        }
        let error = case.is_error();
        assert_eq!(answer.stdout, case.expected("out"), "{}: standard output", case.name);
        assert_eq!(answer.stderr.as_bytes(), case.expected("err"), "{}: standard error", case.name);
        assert_eq!(answer.status, Some(i32::from(error)), "{}: status", case.name);
        assert_eq!(answer.stderr.lines().count(), usize::from(error), "{}: lines of errors", case.name);
    }
}

#[test]
fn a_case_is_answered_while_the_input_stays_open() {
    let (input, answer) = sample();
    let mut child = PROGRAM.start();
    let mut stdin = child.stdin.take().expect("piped");
    // A number of several digits ends with white space only.
    let end: &[u8] = if tests::problem(PROGRAM.name).puzzle.cells() > 9 { b"\n" } else { b"" };
    stdin.write_all(&[input.trim_ascii_end(), end].concat()).expect("the program reads");
    let mut lines = BufReader::new(child.stdout.take().expect("piped"));
    let mut read = Vec::new();
    while read.len() < answer.len() {
        assert!(lines.read_until(b'\n', &mut read).expect("the program writes") > 0, "the output ends early");
        // Line by line: otherwise the test would wait for ever for a program that answers less.
        assert!(answer.starts_with(&read), "\"{}\" is not how the answer begins", read.escape_ascii());
    }
    drop(stdin);
    assert!(child.wait().expect("the program ends").success());
}

#[test]
fn a_closed_output_ends_it_quietly() {
    let (input, _) = sample();
    let mut child = PROGRAM.start();
    drop(child.stdout.take());
    child.stdin.take().expect("piped").write_all(&input).expect("the program reads");
    let end = child.wait_with_output().expect("the program ends");
    assert_eq!((end.status.code(), end.stderr.as_slice()), (Some(0), &b""[..]));
}

#[test]
fn an_argument_is_refused() {
    let end = PROGRAM.command().arg("--help").output().expect("the program runs");
    assert_eq!(end.status.code(), Some(2));
    assert_eq!(end.stdout, b"");
    let usage = format!("usage: {} < INPUT (it takes no arguments)\n", PROGRAM.name);
    assert_eq!(String::from_utf8_lossy(&end.stderr), usage);
}

#[test]
#[cfg(target_os = "linux")]
fn an_output_that_cannot_be_written_is_a_line_and_status_1() {
    let (input, _) = sample();
    let full = File::options().write(true).open("/dev/full").expect("Linux has this device");
    let mut child = PROGRAM.command().stdout(full).spawn().expect("the program starts");
    child.stdin.take().expect("piped").write_all(&input).expect("the program reads");
    let end = child.wait_with_output().expect("the program ends");
    assert_eq!(end.status.code(), Some(1));
    let line = format!("{}: cannot write the output: No space left on device (os error 28)\n", PROGRAM.name);
    assert_eq!(String::from_utf8_lossy(&end.stderr), line);
}

#[test]
#[cfg(target_os = "linux")]
fn an_input_that_cannot_be_read_is_a_line_and_status_1() {
    let folder = File::open("/").expect("there is a root");
    let end = PROGRAM.command().stdin(folder).output().expect("the program runs");
    assert_eq!(end.status.code(), Some(1));
    let line = format!("{}: cannot read the input: Is a directory (os error 21)\n", PROGRAM.name);
    assert_eq!(String::from_utf8_lossy(&end.stderr), line);
}

#[test]
#[cfg(target_os = "linux")]
fn an_error_that_cannot_be_reported_is_still_status_1() {
    for stderr in ["2>&-", "2>/dev/full"] {
        let command = format!("printf ? | {} {stderr}", PROGRAM.path);
        let status = Command::new("sh").args(["-c", &command]).status().expect("there is a shell");
        assert_eq!(status.code(), Some(1), "{command}");
    }
}

#[test]
#[cfg(target_os = "linux")]
fn a_hundred_megabytes_of_spaces_take_no_more_memory() {
    let mut child = PROGRAM.command().stdout(Stdio::null()).spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("piped");
    for _ in 0..100 {
        stdin.write_all(&[b' '; 1 << 20]).expect("the program reads");
    }
    let status = fs::read_to_string(format!("/proc/{}/status", child.id())).expect("it is still reading");
    let peak = status.lines().find(|line| line.starts_with("VmHWM")).expect("a peak is told");
    let kilobytes: u32 = peak.split_whitespace().nth(1).and_then(|word| word.parse().ok()).expect("in kilobytes");
    assert!(kilobytes < 8192, "{peak}");
    drop(stdin);
    child.wait().expect("the program ends");
}
