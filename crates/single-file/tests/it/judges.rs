//! Judges as data: those that come with the command, and a user's own.

use crate::{fails, fixture, single_file, succeed, write};
use std::path::Path;
use std::process::Command;

fn list(arguments: &[&str]) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cargo-single-file"));
    command.args(["judges", "--manifest-path"]).arg(fixture("command")).args(arguments);
    command.env("XDG_CONFIG_HOME", env!("CARGO_TARGET_TMPDIR"));
    String::from_utf8(succeed(&mut command).stdout).expect("it is text")
}

#[test]
fn every_judge_is_listed_with_sources() {
    let text = list(&[]);
    for name in
        "aoj atcoder bare codeforces dmoj hdu kattis library-checker luogu old poj qoj strict tiny yukicoder".split(' ')
    {
        assert!(text.lines().any(|line| line.starts_with(&format!("{name}: "))), "{name}:\n{text}");
    }
    let facts = text.lines().filter(|line| line.starts_with("  ") && !line.starts_with("    "));
    let sources = text.lines().filter(|line| line.starts_with("    2")).count();
    // The exceptions say themselves that nothing is known, or that there is no Rust.
    let unsourced = |line: &&str| line.contains("are not known") || line.contains("no Rust");
    assert_eq!(facts.filter(|line| !unsourced(line)).count(), sources, "{text}");
}

#[test]
fn a_judge_of_the_workspace_is_listed_with_its_file() {
    let text = list(&["old"]);
    assert!(text.starts_with("old: An old judge (") && text.contains("single-file/judges/old.toml)\n"), "{text}");
    assert!(
        text.contains("\n  rustc 1.63.0, edition 2021, -C opt-level=1\n    2026-12-07: made up for the tests\n"),
        "{text}"
    );
    assert!(text.contains("\n  at most 2000 characters\n"), "{text}");
    assert_eq!(list(&["poj"]).lines().next(), Some("poj: POJ"));
}

#[test]
fn a_judge_of_the_home_folder_gives_way_to_the_workspace() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let judge = |name: &str| {
        let file = folder.path().join(format!("single-file/judges/{name}.toml"));
        write(&file, &format!("title = \"{name} of the home folder\"\n[rust]\n"));
    };
    judge("old");
    judge("poj");
    let mut command = Command::new(env!("CARGO_BIN_EXE_cargo-single-file"));
    command.args(["judges", "--manifest-path"]).arg(fixture("command")).env("XDG_CONFIG_HOME", folder.path());
    let text = String::from_utf8(succeed(&mut command).stdout).expect("it is text");
    assert!(text.contains("\npoj: poj of the home folder (") && text.contains("\nold: An old judge ("), "{text}");
}

#[test]
fn a_judge_that_is_not_there_is_an_error_that_names_those_that_are() {
    let said = fails(single_file("command").args(["-p", "words", "--judge", "nowhere"]), 1);
    assert!(said.contains("error: no judge `nowhere`; there are: aoj, atcoder, bare, "), "{said}");
    assert!(said.contains("write single-file/judges/nowhere.toml in your workspace"), "{said}");
}

#[test]
fn a_judge_without_rust_takes_none() {
    let said = fails(single_file("command").args(["-p", "words", "--judge", "hdu", "--lang", "rust"]), 1);
    assert!(said.contains("error: HDU takes no Rust\n"), "{said}");
}

/// Holds what is said of a judge's file to a message and to the place that follows the file's name.
fn wrong(text: &str, message: &str, place: &str) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("single-file/judges/mine.toml");
    write(&file, text);
    write(&folder.path().join("Cargo.toml"), "[package]\nname = \"app\"\n");
    write(&folder.path().join("src/main.rs"), "fn main() {}\n");
    let mut command = Command::new(env!("CARGO_BIN_EXE_cargo-single-file"));
    let said = fails(command.args(["-p", "app", "--judge", "mine"]).current_dir(folder.path()), 1);
    let file = Path::new("single-file/judges/mine.toml").display().to_string();
    assert!(said.contains(&format!("error: {message}\n")), "{said}");
    assert!(said.contains(&format!("{file}:{place}\n")), "{said}");
}

#[test]
fn an_error_in_a_judge_of_the_user_has_file_line_and_field() {
    wrong("title = 1\n[rust]\n", "invalid type: integer `1`, expected a string", "1:9");
    wrong("[rust]\n", "missing field `title`", "1:1");
    wrong("title = \"x\"\n", "found neither `[rust]` nor `[c]`, expected one of them or both", "1:1");
    wrong(
        "title = \"x\"\n[rust]\nversoin = \"1.2.3\"\n",
        "unknown field `versoin`, expected one of `version`, `edition`, `flags`, `day`, `source`",
        "3:1",
    );
    wrong(
        "title = \"x\"\n[rust]\nversion = \"1.89\"\n",
        "invalid value: string \"1.89\", expected a whole version such as \"1.89.0\"",
        "3:11",
    );
    wrong(
        "title = \"x\"\n[rust]\nedition = \"2022\"\n",
        "invalid value: string \"2022\", expected \"2015\", \"2018\", \"2021\" or \"2024\"",
        "3:11",
    );
    wrong("title = \"x\"\n[rust]\nedition = \"2021\"\n", "expected `day` and `source` of these facts", "2:1");
    let limit = "title = \"x\"\n[rust]\n[limit]\nday = \"2026-01\"\nsource = \"y\"\n";
    wrong(limit, "expected either `bytes` or `characters`", "3:1");
    wrong(&format!("{limit}bytes = \"many\"\n"), "invalid type: string \"many\", expected a whole number", "6:9");
    let day = limit.replace("2026-01", "soon");
    wrong(&day, "invalid value: string \"soon\", expected a day such as \"2026-05-31\" or \"2026-05\"", "4:7");
    let offer = "title = \"x\"\n[rust]\n[crates]\nday = \"2026-01\"\nsource = \"y\"\nversions.rand = 1\n";
    wrong(offer, "expected a version, or a table of `version` and `features`", "6:17");
    wrong("title = \"x\"\n[rust\n", "unclosed table, expected `]`", "2:6");
}
