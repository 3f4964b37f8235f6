//! Random modules, interpreted and as C.

use crate::coverage::Coverage;
use crate::generator::{module, FUNCTIONS};
use crate::machines::{builds, execute, interpret};
use std::{env, fs};

/// A number from the environment.
fn number(name: &str) -> Option<u64> {
    env::var(name).ok().map(|text| text.parse().unwrap_or_else(|_| panic!("{name} is {text}, expected a number")))
}

/// `CASES=5000` runs that many functions, `SEED=7` those of that seed or of it and those that follow.
#[test]
fn random_functions_do_in_c_what_they_do_in_an_interpreter() {
    let first = number("SEED").unwrap_or(0);
    let functions = number("CASES").unwrap_or(if first == 0 { 800 } else { 1 });
    let seeds = first..first + functions.div_ceil(FUNCTIONS as u64);
    let mut coverage = Coverage::default();
    seeds.clone().for_each(|seed| coverage.add(&module(seed)));
    std::thread::scope(|scope| {
        for half in 0..2 {
            let seeds = seeds.clone();
            scope.spawn(move || seeds.filter(|seed| seed % 2 == half).for_each(check));
        }
    });
    if functions >= 800 {
        coverage.check(20);
    }
}

fn check(seed: u64) {
    let wasm = module(seed);
    let (expected, trap) = interpret(&wasm, b"");
    assert_eq!(trap, None, "SEED={seed}");
    let c = c_emitter::emit(&wasm, &[]).unwrap_or_else(|error| panic!("SEED={seed}: {error:#}"));
    let builds = builds();
    let Some(&build) = builds.get(seed as usize % builds.len().max(1)) else { return };
    let (found, ill) = execute(&c, build, b"");
    assert_eq!(ill, None, "SEED={seed}, {build:?}");
    if found != expected {
        let kept = format!("{}/seed-{seed}", env!("CARGO_TARGET_TMPDIR"));
        fs::write(format!("{kept}.wasm"), &wasm).expect("the folder can be written to");
        fs::write(format!("{kept}.c"), &c).expect("the folder can be written to");
        fs::write(format!("{kept}.out"), &expected).expect("the folder can be written to");
        let place = found.iter().zip(&expected).position(|(found, expected)| found != expected);
        panic!("SEED={seed}, {build:?}: what is written differs, first at byte {place:?}; see {kept}.c and .wasm");
    }
}
