//! The CPU time of each program on 1, 10, ..., 1,000,000 cases: constant while the table dominates, then linear.

use bench::inputs::input;
use bench::programs::{cpu_milliseconds, median, problems, program, store};
use catalog::{Cases, Problem};
use std::process::Command;
use std::{fs, io};

const RUNS: usize = 11;

fn main() -> io::Result<()> {
    println!("CPU milliseconds of the whole program, medians of {RUNS} runs\n");
    let mut problems = problems()?;
    problems.retain(|problem| problem.input.cases != Cases::One);
    let names: Vec<&str> = problems.iter().map(|problem| &*problem.name).collect();
    println!("| cases | {} |", names.join(" | "));
    println!("|---:{}|", "|---:".repeat(names.len()));
    for cases in (0..=6).map(|power| 10usize.pow(power)) {
        let medians = problems.iter().map(|problem| measured(problem, cases));
        let medians = medians.collect::<io::Result<Vec<_>>>()?;
        let cells: Vec<String> = medians.iter().map(|median| format!("{median:.2}")).collect();
        println!("| {cases} | {} |", cells.join(" | "));
    }
    Ok(())
}

fn measured(problem: &Problem, cases: usize) -> io::Result<f64> {
    let path = store(&problem.name, cases, &input(problem, cases))?;
    let mut command = Command::new(program(&problem.name)?);
    let runs = (0..RUNS).map(|_| cpu_milliseconds(&mut command, &path));
    let runs = runs.collect::<io::Result<Vec<_>>>()?;
    fs::remove_file(path)?;
    Ok(median(runs))
}
