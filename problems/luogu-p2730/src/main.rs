use std::process::ExitCode;
use std::sync::Mutex;

static SOLVER: Mutex<luogu_p2730::Solver> = Mutex::new(luogu_p2730::Solver::new());

fn main() -> ExitCode {
    console::run("luogu-p2730", |text| SOLVER.lock().expect("one thread").solve(text))
}
