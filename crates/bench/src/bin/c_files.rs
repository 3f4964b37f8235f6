//! The C files compared with the Rust programs: size, and the CPU time of both, run alternately.

use bench::inputs::input;
use bench::programs::{cpu_milliseconds, median, problems, program, store, with_cases};
use catalog::Problem;
use std::path::PathBuf;
use std::process::Command;
use std::{fs, io};

const RUNS: usize = 15;

fn main() -> io::Result<()> {
    println!("CPU milliseconds of the whole program, medians of {RUNS} alternating runs\n");
    println!("| problem | bytes of C | cases | Rust | C | C / Rust |\n|---|---:|---:|---:|---:|---:|");
    for (problem, cases) in with_cases(&problems()?, &[1, 1_000, 1_000_000]) {
        let name = &problem.name;
        let source = format!("problems/{name}/submit/{name}.c");
        let programs = [program(name)?, compiled(name, &source)?];
        let [rust, c] = medians(&programs, problem, cases)?;
        fs::remove_file(&programs[1])?;
        let bytes = fs::metadata(&source)?.len();
        println!("| {name} | {bytes} | {cases} | {rust:.2} | {c:.2} | {:.2} |", c / rust);
    }
    Ok(())
}

/// Compiles the file with `cc -O2` and returns the path of the program.
fn compiled(problem: &str, source: &str) -> io::Result<PathBuf> {
    let program = std::env::temp_dir().join(format!("ninegrid-{}-{problem}", std::process::id()));
    let status = Command::new("cc").arg("-O2").arg("-o").arg(&program).arg(source).status()?;
    if status.success() {
        Ok(program)
    } else {
        Err(io::Error::other(format!("cc {source}: {status}")))
    }
}

fn medians(programs: &[PathBuf; 2], problem: &Problem, cases: usize) -> io::Result<[f64; 2]> {
    let path = store(&problem.name, cases, &input(problem, cases))?;
    let mut runs = [Vec::new(), Vec::new()];
    for _ in 0..RUNS {
        for (program, runs) in programs.iter().zip(&mut runs) {
            runs.push(cpu_milliseconds(&mut Command::new(program), &path)?);
        }
    }
    fs::remove_file(path)?;
    Ok(runs.map(median))
}
