#![no_main]

use libfuzzer_sys::fuzz_target;
use std::sync::Mutex;
use tests::check::check_solver;

static SOLVER: Mutex<hdu3567::Solver> = Mutex::new(hdu3567::Solver::new());

fuzz_target!(|input: &[u8]| check_solver("hdu3567", |text| SOLVER.lock().expect("no panic before").solve(text), input));
