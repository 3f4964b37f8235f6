//! Counts the instructions of each program with valgrind's callgrind. Unlike times, the counts are repeatable.
//!
//! They are compared with those in `counts.tsv`, which `--accept` writes anew. The exit status is 1 if a count has grown by
//! more than 5 percent.

use bench::inputs::input;
use bench::programs::{problems, program, store, with_cases};
use catalog::Problem;
use std::collections::HashMap;
use std::fs::{self, File};
use std::io;
use std::process::{Command, ExitCode, Stdio};

const ACCEPTED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/counts.tsv");

fn main() -> io::Result<ExitCode> {
    let accepting = std::env::args().any(|argument| argument == "--accept");
    let accepted = read(&fs::read_to_string(ACCEPTED).unwrap_or_default());
    let problems = problems()?;
    let measured = |line: &&str| problems.iter().any(|problem| line.starts_with(&format!("{}\t", problem.name)));
    // The counts of problems that are not measured stay.
    let text = fs::read_to_string(ACCEPTED).unwrap_or_default();
    let mut lines: String = text.lines().filter(|line| !measured(line)).map(|line| format!("{line}\n")).collect();
    let mut grown = false;
    for (problem, cases) in with_cases(&problems, &[1, 1_000, 100_000]) {
        let name = &problem.name;
        let key = format!("{name}\t{cases}");
        let count = count(problem, cases)?;
        let change = accepted.get(&key).map(|&before| 100.0 * (count as f64 / before as f64 - 1.0));
        let told = change.map_or("new".into(), |percent| format!("{percent:+.2} %"));
        println!("{name:12} {cases:>7} cases {count:>13} instructions  {told}");
        grown |= change.is_some_and(|percent| percent > 5.0);
        lines += &format!("{key}\t{count}\n");
    }
    if accepting {
        fs::write(ACCEPTED, lines)?;
        return Ok(ExitCode::SUCCESS);
    }
    Ok(ExitCode::from(u8::from(grown)))
}

/// The accepted counts, by problem and number of cases.
fn read(lines: &str) -> HashMap<String, u64> {
    let rows = lines.lines().filter_map(|line| line.rsplit_once('\t'));
    rows.filter_map(|(key, count)| Some((key.to_string(), count.parse().ok()?))).collect()
}

/// The instructions of one run.
fn count(problem: &Problem, cases: usize) -> io::Result<u64> {
    let path = store(&problem.name, cases, &input(problem, cases))?;
    let mut valgrind = Command::new("valgrind");
    valgrind.args(["--tool=callgrind", "--callgrind-out-file=/dev/null"]).arg(program(&problem.name)?);
    // The start of a program reads the environment, which would be counted too.
    valgrind.env_clear().env("PATH", std::env::var_os("PATH").unwrap_or_default());
    let run = valgrind.stdin(File::open(&path)?).stdout(Stdio::null()).stderr(Stdio::piped()).output()?;
    fs::remove_file(path)?;
    let told = String::from_utf8_lossy(&run.stderr);
    let collected = told.lines().find_map(|line| line.split_once("Collected : "));
    let count = collected.and_then(|(_, count)| count.trim().parse().ok());
    count.ok_or_else(|| io::Error::other(format!("valgrind counted nothing: {told}")))
}
