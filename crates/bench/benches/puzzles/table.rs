//! All measurements in one table.

use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};

/// Prints the means of the last run as a table, in the order of their groups.
pub(crate) fn print() {
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or(workspace().join("target"), PathBuf::from);
    let mut rows = Vec::new();
    for group in folders(&target.join("criterion")) {
        let means = folders(&group).into_iter().filter_map(|folder| mean(&folder.join("new")));
        let mut means: Vec<(String, String, f64)> = means.collect();
        means.sort_by(|a, b| a.2.total_cmp(&b.2));
        rows.extend(means);
    }
    println!("\n| what | of which | time |\n|---|---|---:|");
    for (group, name, nanoseconds) in rows {
        println!(
            "| {} | {name} | {} |",
            group.trim_start_matches(|c: char| c.is_ascii_digit() || c == ' '),
            time(nanoseconds)
        );
    }
}

fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("crates/bench").to_path_buf()
}

fn folders(path: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(path).into_iter().flatten().flatten();
    let mut folders: Vec<PathBuf> = entries.map(|entry| entry.path()).filter(|path| path.is_dir()).collect();
    folders.sort();
    folders
}

/// A measurement's group, name and mean in nanoseconds, from the files that criterion leaves.
fn mean(folder: &Path) -> Option<(String, String, f64)> {
    let read = |file: &str| serde_json::from_str::<Value>(&fs::read_to_string(folder.join(file)).ok()?).ok();
    let (names, estimates) = (read("benchmark.json")?, read("estimates.json")?);
    let name = |key: &str| names[key].as_str().map(String::from);
    Some((name("group_id")?, name("function_id")?, estimates["mean"]["point_estimate"].as_f64()?))
}

fn time(nanoseconds: f64) -> String {
    match nanoseconds {
        n if n < 1e3 => format!("{n:.1} ns"),
        n if n < 1e6 => format!("{:.1} µs", n / 1e3),
        n => format!("{:.2} ms", n / 1e6),
    }
}
