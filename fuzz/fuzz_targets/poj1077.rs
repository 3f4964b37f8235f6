#![no_main]

use libfuzzer_sys::fuzz_target;
use std::sync::Mutex;
use tests::check::check_solver;

static SOLVER: Mutex<poj1077::Solver> = Mutex::new(poj1077::Solver::new());

fuzz_target!(|input: &[u8]| check_solver("poj1077", |text| SOLVER.lock().expect("no panic before").solve(text), input));
