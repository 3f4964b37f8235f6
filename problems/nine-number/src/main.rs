use std::process::ExitCode;
use std::sync::Mutex;

static SOLVER: Mutex<nine_number::Solver> = Mutex::new(nine_number::Solver::new());

fn main() -> ExitCode {
    console::run("nine-number", |text| SOLVER.lock().expect("one thread").solve(text))
}
