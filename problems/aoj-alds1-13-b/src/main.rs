use std::process::ExitCode;
use std::sync::Mutex;

static SOLVER: Mutex<aoj_alds1_13_b::Solver> = Mutex::new(aoj_alds1_13_b::Solver::new());

fn main() -> ExitCode {
    console::run("aoj-alds1-13-b", |text| SOLVER.lock().expect("one thread").solve(text))
}
