//! Feeds a problem's solver bytes that a fuzzer makes up, and checks its answers.
#![no_main]

use libfuzzer_sys::fuzz_target;
use std::sync::Mutex;
use tests::check::check_solver;

static SOLVER: Mutex<solver::Solver> = Mutex::new(solver::Solver::new());

fuzz_target!(|input: &[u8]| {
    check_solver(env!("CARGO_BIN_NAME"), |text| SOLVER.lock().expect("no panic before").solve(text), input)
});
