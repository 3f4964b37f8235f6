use std::process::ExitCode;
use std::sync::Mutex;

static SOLVER: Mutex<hdu1430::Solver> = Mutex::new(hdu1430::Solver::new());

fn main() -> ExitCode {
    console::run("hdu1430", |text| SOLVER.lock().expect("one thread").solve(text))
}
