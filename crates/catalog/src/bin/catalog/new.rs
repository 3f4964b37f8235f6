//! `just new`: the folder of a new problem, modelled on another one.

use crate::files::{problem, read, write};
use crate::{generated, name};
use catalog::{Cases, Problem, Symbols};
use std::fs;
use std::path::Path;

/// The default model of a new problem.
const USUAL: &str = "hdu1043";

/// The placeholder for text that is still to be written.
const OPEN: &str = "to be written";

/// Makes `problems/<name>` and renews the generated files. Leaves nothing if that fails.
pub(crate) fn create(root: &Path, name: &str, like: Option<&str>) -> Result<String, String> {
    name::check(name)?;
    if root.join("problems").join(name).symlink_metadata().is_ok() {
        return Err(format!("`{name}` is taken: there is a folder problems/{name}"));
    }
    if read(root, "Cargo.lock")?.contains(&format!("\nname = \"{name}\"\n")) {
        return Err(format!("`{name}` is taken: Cargo.lock has a package of that name"));
    }
    let like = problem(root, like.unwrap_or(USUAL))?;
    let files = files(root, name, &like)?;
    let created = files.iter().try_for_each(|(path, text)| write(root, &format!("problems/{name}/{path}"), text));
    let renewed = created.and_then(|()| generated::renew(root)).inspect_err(|_| {
        fs::remove_dir_all(root.join("problems").join(name)).ok();
        generated::renew(root).ok();
    })?;
    let next = "next: the statement in README.md and problem.toml, the sample in cases/, `solve` in src/lib.rs";
    Ok(format!("made problems/{name}, like {}\n{renewed}{next}; then `just accept {name}`\n", like.name))
}

/// The files of the folder.
fn files(root: &Path, name: &str, like: &Problem) -> Result<Vec<(&'static str, String)>, String> {
    let read_like = |path: &str| read(root, &format!("problems/{}/{path}", like.name));
    let toml = described(name, like, &read_like("problem.toml")?);
    let crate_name = name.replace('-', "_");
    let fill = |template: &str| template.replace("PROBLEM", name).replace("CRATE", &crate_name);
    let files = vec![
        ("Cargo.toml", fill(include_str!("template/Cargo.toml"))),
        ("README.md", fill(include_str!("template/README.md"))),
        ("src/main.rs", fill(include_str!("template/main.rs"))),
        ("src/lib.rs", library(name, like)),
        ("tests/reading.rs", fill(include_str!("template/reading.rs"))),
        ("cases/sample.in", read_like("cases/sample.in")?),
        ("cases/sample.out", format!("{OPEN}: the published answer\n")),
    ];
    // If the model's file does not suit another problem, fail before anything is written.
    Problem::parse(name, &toml)?;
    Ok(files.into_iter().chain([("problem.toml", toml)]).collect())
}

/// The `problem.toml` of the model, without what is true of the model only.
fn described(name: &str, like: &Problem, toml: &str) -> String {
    let same_judge = judge(name) == judge(&like.name);
    let mut said = String::new();
    let mut in_limits = false;
    for line in toml.lines() {
        in_limits = if line.starts_with('[') { line == "[limits]" } else { in_limits };
        let key = line.split_once(" = ").map_or("", |(key, _)| key);
        match key {
            _ if in_limits => continue,
            "judge" | "to" if same_judge => said += line,
            "judge" => said += &format!("judge = {:?}", judge(name).to_uppercase()),
            "url" => continue,
            "title" | "asks" | "idea" | "to" => said += &format!("{key} = \"{OPEN}\""),
            _ => said += line,
        }
        said.push('\n');
    }
    said
}

/// The leading letters of a name.
fn judge(name: &str) -> &str {
    name.find(|sign: char| !sign.is_ascii_lowercase()).map_or(name, |end| &name[..end])
}

/// A library that reads the input and prints placeholders.
fn library(name: &str, like: &Problem) -> String {
    let template = match like.input.cases {
        Cases::One => include_str!("template/one.rs"),
        Cases::UntilEnd => include_str!("template/until_end.rs"),
        Cases::CountedPairs => include_str!("template/counted_pairs.rs"),
        Cases::PairsUntilEnd => include_str!("template/pairs_until_end.rs"),
    };
    let symbols = match like.input.symbols {
        Symbols::Tiles => "TILES",
        Symbols::Numbers => "NUMBERS",
    };
    template.replace("PROBLEM", name).replace("SYMBOLS", symbols)
}
