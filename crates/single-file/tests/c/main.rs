//! Ordinary programs do the same as C as they do compiled by rustc: `tests/c_programs` has them.
//!
//! `cargo test` runs a few. All of them, with what they cost:
//! `cargo test --release -p cargo-single-file --test c -- --ignored --nocapture`

mod inputs;
mod programs;
mod suite;

use inputs::{input, Size};
use programs::{Program, PROGRAMS, QUICK};
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};

/// How often the large input is run for the figures.
const RUNS: usize = 5;

#[test]
fn a_few_programs_do_the_same_as_c() {
    for program in PROGRAMS.iter().filter(|program| QUICK.contains(&program.name)) {
        let Some((_, made)) = suite::c(program) else { return };
        for (what, bytes) in suite::small(program) {
            suite::compare(program, &made, &what, &bytes);
        }
    }
}

#[test]
fn every_program_is_in_the_list() {
    let files = std::fs::read_dir(Path::new(suite::PACKAGE).join("src/bin")).expect("the programs are there");
    for file in files {
        let path = file.expect("it can be read").path();
        let name = path.file_stem().unwrap().to_str().unwrap();
        assert!(PROGRAMS.iter().any(|program| program.name == name), "{name} is not in the list");
    }
}

/// All programs, on all inputs; prints a table for the README.
#[test]
#[ignore = "takes some minutes"]
fn all_programs_do_the_same_as_c() {
    println!("| program | bytes of C | C for a byte of wasm | CPU, Rust = 1 | memory of C, of Rust |\n|---|---:|---:|---:|---:|");
    let chosen = std::env::var("PROGRAMS").unwrap_or_default();
    let chosen: Vec<&str> = chosen.split_whitespace().collect();
    let mut failed = Vec::new();
    for program in PROGRAMS.iter().filter(|program| chosen.is_empty() || chosen.contains(&program.name)) {
        match std::panic::catch_unwind(|| row(program)) {
            Ok(Some(row)) => println!("{row}"),
            Ok(None) => return,
            Err(_) => failed.push(program.name),
        }
    }
    assert!(failed.is_empty(), "failed: {}", failed.join(", "));
}

/// Compares a program on all inputs, and returns what it costs.
fn row(program: &Program) -> Option<String> {
    let (file, made) = suite::c(program)?;
    for (what, bytes) in suite::small(program) {
        suite::compare(program, &made, &what, &bytes);
    }
    if program.name == "interactive" {
        converse(&suite::native(program.name));
        converse(&made);
    }
    let large = input(program.input, Size::Large);
    let runs: Vec<_> = (0..RUNS).map(|_| suite::compare(program, &made, "large", &large)).collect();
    let least = |which: usize| runs.iter().map(|run| run[which].cpu).min().expect("there are some").as_secs_f64();
    let memory = |which: usize| runs.iter().map(|run| run[which].memory).max().expect("there are some") as f64 / 1e6;
    let wasm: usize = file.functions.iter().map(|function| function.wasm_bytes).sum();
    let c: usize = file.functions.iter().map(|function| function.c_bytes).sum();
    Some(format!(
        "| {} | {} | {:.2} | {} | {:.1} MB, {:.1} MB |",
        program.name,
        file.text.len(),
        c as f64 / wasm as f64,
        if least(0) < 0.004 { String::new() } else { format!("{:.2}", least(1) / least(0)) },
        memory(1),
        memory(0),
    ))
}

/// Speaks with a program that answers each line at once.
fn converse(program: &Path) {
    let mut child = Command::new(program).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("it runs");
    let mut to = child.stdin.take().expect("it was asked for");
    let mut from = BufReader::new(child.stdout.take().expect("it was asked for"));
    for (number, sum) in [(5, "? 5\n"), (37, "? 42\n"), (-2, "? 40\n")] {
        writeln!(to, "{number}").expect("it reads");
        let mut line = String::new();
        from.read_line(&mut line).expect("it answers");
        assert_eq!(line, sum, "{}", program.display());
    }
    drop(to);
    assert!(child.wait().expect("it ends").success());
}
