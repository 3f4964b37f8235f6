use std::process::ExitCode;
use std::sync::Mutex;

static SOLVER: Mutex<hdu1043::Solver> = Mutex::new(hdu1043::Solver::new());

fn main() -> ExitCode {
    console::run("hdu1043", |text| SOLVER.lock().expect("one thread").solve(text))
}
