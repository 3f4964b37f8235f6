//! How cost grows: the CPU time of each program on 1, 10, ..., 1,000,000 cases. Flat until the table is paid, then a line.

use bench::inputs::input;
use bench::programs::{cpu_milliseconds, median, program, store, MANY_CASES};
use std::process::Command;
use std::{fs, io};

const RUNS: usize = 11;

fn main() -> io::Result<()> {
    println!("CPU milliseconds of the whole program, medians of {RUNS} runs\n");
    println!("| cases | {} |", MANY_CASES.join(" | "));
    println!("|---:{}|", "|---:".repeat(MANY_CASES.len()));
    for cases in (0..=6).map(|power| 10usize.pow(power)) {
        let medians = MANY_CASES.map(|problem| measured(problem, cases));
        let medians = medians.into_iter().collect::<io::Result<Vec<_>>>()?;
        let cells: Vec<String> = medians.iter().map(|median| format!("{median:.2}")).collect();
        println!("| {cases} | {} |", cells.join(" | "));
    }
    Ok(())
}

fn measured(problem: &str, cases: usize) -> io::Result<f64> {
    let path = store(problem, cases, &input(problem, cases))?;
    let mut command = Command::new(program(problem)?);
    let runs = (0..RUNS).map(|_| cpu_milliseconds(&mut command, &path));
    let runs = runs.collect::<io::Result<Vec<_>>>()?;
    fs::remove_file(path)?;
    Ok(median(runs))
}
