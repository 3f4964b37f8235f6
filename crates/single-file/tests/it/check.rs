//! `--check`: what the compiler and the samples say, and what is newer than the judge's compiler.

use crate::{fails, fixture, single_file, succeed};
use std::process::Command;

fn samples(name: &str) -> String {
    let folder = fixture("command").with_file_name("words").join(name);
    folder.display().to_string()
}

fn said(command: &mut Command) -> String {
    String::from_utf8(succeed(command).stderr).expect("it is text")
}

#[test]
fn a_right_program_is_right_on_its_samples() {
    let said = said(single_file("command").args(["-p", "words", "--check", "--cases", &samples("samples")]));
    let mut lines = said.lines();
    let compiled = lines.next().expect("there is a line");
    assert!(
        compiled.starts_with("note: the file compiles: rustc 1.") && compiled.ends_with(" --edition 2021"),
        "{said}"
    );
    assert_eq!(lines.next(), Some(&*format!("note: right on 2 of 2 samples in {}", samples("samples"))));
    assert_eq!(lines.next(), None);
}

#[test]
fn a_wrong_line_is_shown_with_what_was_expected() {
    let said = fails(single_file("command").args(["-p", "words", "--check", "--cases", &samples("wrong")]), 1);
    let input = format!("{}{}two.in", samples("wrong"), std::path::MAIN_SEPARATOR);
    assert!(said.contains(&format!("error: wrong on {input}: line 1: found `2 a`, expected `2 b`\n")), "{said}");
    assert!(said.ends_with("help: right on 0 of 1 samples\n"), "{said}");
}

#[test]
fn a_folder_without_samples_is_an_error() {
    let said = fails(single_file("command").args(["-p", "words", "--check", "--cases", &samples("src")]), 1);
    assert!(said.contains(&format!("error: no samples in {}\n", samples("src"))), "{said}");
    assert!(said.contains("a sample is two files: NAME.in is the input, NAME.out the expected output"), "{said}");
}

#[test]
fn syntax_newer_than_the_judge_is_shown_where_it_stands() {
    let said = fails(single_file("command").args(["-p", "words", "--judge", "old"]), 1);
    assert!(said.contains("error: `let ... else` needs rustc 1.65, and the judge has 1.63.0\n"), "{said}");
    let line = said.lines().find(|line| line.contains("let Some(first) = ")).expect("the line is shown");
    let marked = said.lines().find(|line| line.contains("^^^")).expect("it is marked");
    assert_eq!(line.find("let Some"), marked.find('^'), "{said}");
    assert!(said.contains("--> main.rs:"), "{said}");
}

#[test]
fn the_library_newer_than_the_judge_is_shown_by_a_check() {
    let said = fails(single_file("command").args(["-p", "words", "--judge", "old", "--check"]), 1);
    assert!(said.contains("error: `LazyLock<Vec<char>>` needs rustc 1.80.0, and the judge has 1.63.0\n"), "{said}");
    assert_eq!(said.matches("needs rustc 1.80.0").count(), 2, "{said}");
    assert!(said.contains(" stands in for the judge's 1.63.0, which is not installed\n"), "{said}");
    assert!(said.contains("help: rustup toolchain install 1.63.0"), "{said}");
}

#[test]
fn errors_for_editors_have_the_shape_of_rustc() {
    let said = fails(single_file("command").args(["-p", "words", "--judge", "old", "--message-format", "json"]), 1);
    let error: serde_json::Value =
        serde_json::from_str(said.lines().next().expect("there is a line")).expect("it is JSON");
    assert_eq!(error["$message_type"], "diagnostic");
    assert_eq!(error["level"], "error");
    assert_eq!(error["message"], "`let ... else` needs rustc 1.65, and the judge has 1.63.0");
    let span = &error["spans"][0];
    assert_eq!((&span["file_name"], &span["is_primary"]), (&"main.rs".into(), &true.into()));
    let number = |name: &str| span[name].as_u64().expect("it is a number") as usize;
    let text = String::from_utf8(succeed(single_file("command").args(["-p", "words"])).stdout).expect("it is text");
    assert!(text[number("byte_start")..number("byte_end")].starts_with("let Some(first) = "));
    let line = text.lines().nth(number("line_start") - 1).expect("there is such a line");
    assert!(line[number("column_start") - 1..].starts_with("let Some(first) = "), "{line}");
    assert!(error["rendered"].as_str().is_some_and(|text| text.contains("^^^")));
}

#[test]
fn what_the_compiler_says_of_the_flags_of_the_judge_is_shown() {
    let said = fails(single_file("command").args(["-p", "words", "--judge", "strict", "--check"]), 1);
    assert!(said.contains("error: unused result of type `usize`\n") && said.contains("--> main.rs:"), "{said}");
    assert!(said.contains("error: the file does not compile: rustc 1."), "{said}");
    let mut command = single_file("command");
    let said = fails(command.args(["-p", "words", "--judge", "strict", "--check", "--message-format", "json"]), 1);
    for line in said.lines() {
        let message: serde_json::Value = serde_json::from_str(line).expect("every line is JSON");
        assert_eq!(message["$message_type"], "diagnostic", "{line}");
    }
}

#[cfg(unix)]
#[test]
fn the_rustc_of_the_judge_is_used_if_rustup_has_it() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().expect("a temporary folder");
    let rustup = folder.path().join("rustup");
    // It has one toolchain, writes down how it is called, and lends it the rustc in use.
    let script = "#!/bin/sh\nif [ $1 = toolchain ]; then echo '1.63.0-of-a-test (default)'; exit; fi\n\
                  echo \"$*\" > \"${0%/*}/called\"\nshift 2\nexec \"$@\"\n";
    crate::write(&rustup, script);
    std::fs::set_permissions(&rustup, std::fs::Permissions::from_mode(0o755)).expect("it can be made a program");
    let path = format!("{}:{}", folder.path().display(), std::env::var("PATH").expect("there is a path"));
    let said = fails(single_file("command").args(["-p", "words", "--judge", "old", "--check"]).env("PATH", path), 1);
    assert!(said.contains("`let ... else` needs") && !said.contains("is not installed"), "{said}");
    let called = std::fs::read_to_string(folder.path().join("called")).expect("it was called");
    assert!(
        called.starts_with("run 1.63.0-of-a-test rustc --edition 2021 --crate-name main -C opt-level=1 -o "),
        "{called}"
    );
}
