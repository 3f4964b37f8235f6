use std::process::ExitCode;
use std::sync::Mutex;

static SOLVER: Mutex<poj1077::Solver> = Mutex::new(poj1077::Solver::new());

fn main() -> ExitCode {
    console::run("poj1077", |text| SOLVER.lock().expect("one thread").solve(text))
}
