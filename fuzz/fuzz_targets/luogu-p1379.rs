#![no_main]

use libfuzzer_sys::fuzz_target;
use std::sync::Mutex;
use tests::check::check_solver;

static SOLVER: Mutex<luogu_p1379::Solver> = Mutex::new(luogu_p1379::Solver::new());

fuzz_target!(|input: &[u8]| check_solver(
    "luogu-p1379",
    |text| SOLVER.lock().expect("no panic before").solve(text),
    input
));
