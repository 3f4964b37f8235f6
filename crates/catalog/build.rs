//! Finds `problems/*/problem.toml`, checks each file, and writes what they say for `src/lib.rs` to include.

use std::fs;
use std::path::Path;

#[allow(dead_code, unreachable_pub)]
#[path = "src/problem.rs"]
mod problem;

#[allow(dead_code, unreachable_pub)]
#[path = "src/puzzle.rs"]
mod puzzle;

fn main() {
    let root = Path::new(&std::env::var("CARGO_MANIFEST_DIR").expect("set by cargo")).join("../../problems");
    let root = root.canonicalize().expect("the workspace has a folder `problems`");
    println!("cargo::rerun-if-changed={}", root.display());
    let folders = fs::read_dir(&root).expect("`problems` can be listed");
    let mut files: Vec<_> = folders.map(|folder| folder.expect("a folder").path().join("problem.toml")).collect();
    files.retain(|file| file.exists());
    files.sort();
    let mut problems = Vec::new();
    for file in files {
        let name = file.parent().and_then(Path::file_name).expect("a folder's name").to_string_lossy();
        let text = fs::read_to_string(&file).expect("problem.toml can be read");
        match problem::Problem::parse(&name, &text) {
            Ok(problem) => problems.push((name.to_string(), problem)),
            Err(error) => println!("cargo::error={}", error.replace('\n', " ")),
        }
        println!("cargo::rerun-if-changed={}", file.display());
    }
    let out = std::env::var("OUT_DIR").expect("set by cargo");
    let bytes = postcard::to_allocvec(&problems).expect("a problem has no type that cannot be written");
    fs::write(Path::new(&out).join("problems.postcard"), bytes).expect("OUT_DIR can be written to");
}
