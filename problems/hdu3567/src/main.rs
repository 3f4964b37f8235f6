use std::process::ExitCode;
use std::sync::Mutex;

static SOLVER: Mutex<hdu3567::Solver> = Mutex::new(hdu3567::Solver::new());

fn main() -> ExitCode {
    console::run("hdu3567", |text| SOLVER.lock().expect("one thread").solve(text))
}
