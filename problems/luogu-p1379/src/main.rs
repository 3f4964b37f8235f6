use std::process::ExitCode;
use std::sync::Mutex;

static SOLVER: Mutex<luogu_p1379::Solver> = Mutex::new(luogu_p1379::Solver::new());

fn main() -> ExitCode {
    console::run("luogu-p1379", |text| SOLVER.lock().expect("one thread").solve(text))
}
