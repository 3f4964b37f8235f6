#![no_main]

use libfuzzer_sys::fuzz_target;
use std::sync::Mutex;
use tests::check::check_solver;

static SOLVER: Mutex<nine_number::Solver> = Mutex::new(nine_number::Solver::new());

fuzz_target!(|input: &[u8]| check_solver(
    "nine-number",
    |text| SOLVER.lock().expect("no panic before").solve(text),
    input
));
