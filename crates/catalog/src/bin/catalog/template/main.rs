use std::process::ExitCode;
use std::sync::Mutex;

static SOLVER: Mutex<CRATE::Solver> = Mutex::new(CRATE::Solver::new());

fn main() -> ExitCode {
    console::run("PROBLEM", |text| SOLVER.lock().expect("one thread").solve(text))
}
