//! The command: which program, where to, how large, and what it says.

use crate::{compile, fails, fixture, single_file, succeed};
use std::fs;
use std::path::Path;
use std::process::Command;

#[test]
fn the_folder_of_a_package_is_enough() {
    let named = succeed(single_file("command").args(["-p", "words"])).stdout;
    let folder = fixture("command").with_file_name("words");
    let mut command = Command::new(env!("CARGO_BIN_EXE_cargo-single-file"));
    assert_eq!(succeed(command.current_dir(folder)).stdout, named);
    assert!(String::from_utf8_lossy(&named).contains("LazyLock"));
}

#[test]
fn the_name_of_the_subcommand_is_passed_over() {
    let named = succeed(single_file("command").args(["-p", "words"])).stdout;
    let mut command = Command::new(env!("CARGO_BIN_EXE_cargo-single-file"));
    command.arg("single-file").arg("--manifest-path").arg(fixture("command")).args(["-p", "words"]);
    assert_eq!(succeed(&mut command).stdout, named);
}

#[test]
fn twice_the_same_bytes() {
    let bundle = || succeed(single_file("macros").args(["-p", "app"])).stdout;
    assert_eq!(bundle(), bundle());
}

#[test]
fn a_file_above_the_limit_is_an_error_and_not_written() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("app.rs");
    let said = fails(single_file("macros").args(["-p", "app", "--limit", "100", "-o"]).arg(&file), 1);
    assert!(said.contains("bytes, above the limit of 100\n"), "{said}");
    assert!(said.contains("help: `--minify` leaves out comments and white space"), "{said}");
    assert!(!file.exists());
}

#[test]
fn the_limit_of_a_judge_is_counted_in_its_unit() {
    let said = fails(single_file("command").args(["-p", "words", "--judge", "tiny"]), 1);
    assert!(said.contains("characters, above the limit of 9\n"), "{said}");
    succeed(single_file("command").args(["-p", "words", "--judge", "tiny", "--limit", "60000"]));
}

#[test]
fn a_short_file_has_its_head_and_compiles() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("short_app.rs");
    let printed = succeed(single_file("macros").args(["-p", "app", "--minify"])).stdout;
    succeed(single_file("macros").args(["-p", "app", "--minify", "--output"]).arg(&file));
    let text = fs::read_to_string(&file).expect("it was written");
    assert_eq!(text.as_bytes(), printed);
    assert!(text.starts_with("// app 1.2.3 in one file"), "{text}");
    assert_eq!(text.lines().filter(|line| line.starts_with("//") || line.starts_with(' ')).count(), 3);
    compile(&file, "2021");
}

#[test]
fn a_package_that_is_not_there_is_an_error_that_names_those_that_are() {
    let said = fails(single_file("macros").args(["-p", "nothing"]), 1);
    assert!(said.contains("no package `nothing` in the workspace; there are: app, kit, table"), "{said}");
}

#[test]
fn a_choice_that_is_open_is_an_error_that_names_what_there_is() {
    let said = fails(&mut single_file("command"), 1);
    assert!(said.contains("error: several packages of the workspace have a binary\n"), "{said}");
    assert!(said.contains("help: choose one of them with `-p`: sum, words\n"), "{said}");
    let said = fails(single_file("command").args(["-p", "sum"]), 1);
    assert!(said.contains("none of its programs is named `sum`\n"), "{said}");
    assert!(said.contains("help: choose one of them with `--bin`: first, second\n"), "{said}");
    let said = fails(single_file("command").args(["--bin", "third"]), 1);
    assert!(said.contains("error: no package of the workspace has a binary `third`\n"), "{said}");
    assert!(said.contains("help: there are: first, second, words\n"), "{said}");
    assert_eq!(succeed(single_file("command").args(["--bin", "words"])).status.code(), Some(0));
    let text = succeed(single_file("command").args(["-p", "sum", "--bin", "second"])).stdout;
    assert!(String::from_utf8_lossy(&text).contains("println!(\"2\")"));
}

#[test]
fn an_error_in_a_source_file_has_its_place_for_people_and_for_editors() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    crate::write(&folder.path().join("Cargo.toml"), "[workspace]\n[package]\nname = \"app\"\nedition = \"2021\"\n");
    crate::write(&folder.path().join("src/main.rs"), "fn main() {\n    let = 3;\n}\n");
    let mut command = Command::new(env!("CARGO_BIN_EXE_cargo-single-file"));
    let folder = folder.path().canonicalize().expect("the folder is there");
    let said = fails(command.current_dir(&folder), 1);
    let main = Path::new("src").join("main.rs").display().to_string();
    assert!(said.contains(&format!("\n --> {main}:2:9\n  |\n2 |     let = 3;\n  |         ^\n")), "{said}");
    let said = fails(command.args(["--message-format", "json"]), 1);
    let error: serde_json::Value = serde_json::from_str(&said).expect("it is one line of JSON");
    let span = &error["spans"][0];
    assert_eq!(span["file_name"], main.as_str());
    let numbers =
        ["byte_start", "byte_end", "line_start", "column_start", "column_end"].map(|name| span[name].as_u64());
    assert_eq!(numbers, [20, 21, 2, 9, 10].map(Some), "{span}");
}

#[test]
fn a_file_that_cannot_be_written_is_an_error() {
    let said = fails(single_file("macros").args(["-p", "app", "-o", "no/such/folder/app.rs"]), 1);
    assert!(said.contains("error: cannot write no/such/folder/app.rs: "), "{said}");
}

#[test]
fn options_for_c_need_c() {
    let said = fails(single_file("macros").args(["-p", "app", "--stack", "1000"]), 1);
    assert!(said.contains("error: `--stack`, `--panic-messages` and `--optimize` are for C\n"), "{said}");
    assert!(said.contains("help: add `--lang c`"), "{said}");
}

#[test]
fn cases_need_a_check() {
    let said = fails(single_file("macros").args(["-p", "app", "--cases", "."]), 2);
    assert!(said.contains("--check"), "{said}");
}

#[test]
fn without_a_clipboard_copying_is_an_error_and_the_file_is_there() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("app.rs");
    let mut command = single_file("macros");
    command.args(["-p", "app", "--copy", "-o"]).arg(&file).env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY");
    if cfg!(target_os = "linux") {
        let said = fails(&mut command, 1);
        assert!(said.contains("error: not copied: found no clipboard\n"), "{said}");
    }
    assert!(file.exists() || !cfg!(target_os = "linux"));
}

#[cfg(unix)]
#[test]
fn the_clipboard_gets_the_bytes_of_the_file() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (tool, copied) = (folder.path().join("wl-copy"), folder.path().join("copied"));
    crate::write(&tool, &format!("#!/bin/sh\ncat > '{}'\n", copied.display()));
    fs::set_permissions(&tool, fs::Permissions::from_mode(0o755)).expect("it can be made a program");
    let path = format!("{}:{}", folder.path().display(), std::env::var("PATH").expect("there is a path"));
    let output = succeed(
        single_file("macros").args(["-p", "app", "--copy"]).env("PATH", path).env("WAYLAND_DISPLAY", "wayland-9"),
    );
    assert_eq!(fs::read(copied).expect("the tool ran"), output.stdout);
    assert!(String::from_utf8_lossy(&output.stderr).contains("note: copied to the clipboard by wl-copy"));
}
