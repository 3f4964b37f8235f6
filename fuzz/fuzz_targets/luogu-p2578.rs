#![no_main]

use libfuzzer_sys::fuzz_target;
use std::sync::Mutex;
use tests::check::check_solver;

static SOLVER: Mutex<luogu_p2578::Solver> = Mutex::new(luogu_p2578::Solver::new());

fuzz_target!(|input: &[u8]| check_solver(
    "luogu-p2578",
    |text| SOLVER.lock().expect("no panic before").solve(text),
    input
));
