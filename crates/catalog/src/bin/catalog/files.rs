//! Reading and writing the files of the workspace.

use catalog::Problem;
use std::fs;
use std::path::Path;

/// The problems, sorted by name.
///
/// # Errors
/// At the first mistake in a `problem.toml`.
pub(crate) fn problems(root: &Path) -> Result<Vec<Problem>, String> {
    names(root)?.iter().map(|name| problem(root, name)).collect()
}

/// A problem.
///
/// # Errors
/// If there is none of that name (the error lists the known ones), or at the first mistake in its file.
pub(crate) fn problem(root: &Path, name: &str) -> Result<Problem, String> {
    let names = names(root)?;
    if !names.iter().any(|known| known == name) {
        return Err(format!("no problem `{name}`; there are {}", names.join(", ")));
    }
    Problem::parse(name, &read(root, &format!("problems/{name}/problem.toml"))?)
}

/// The text of a file.
pub(crate) fn read(root: &Path, path: &str) -> Result<String, String> {
    fs::read_to_string(root.join(path)).map_err(|error| format!("{path}: {error}"))
}

/// Writes a file, and the folders around it.
pub(crate) fn write(root: &Path, path: &str, text: &str) -> Result<(), String> {
    let file = root.join(path);
    let folder = file.parent().expect("a file is in a folder");
    let written = fs::create_dir_all(folder).and_then(|()| fs::write(&file, text));
    written.map_err(|error| format!("{path}: {error}"))
}

fn names(root: &Path) -> Result<Vec<String>, String> {
    let entries = fs::read_dir(root.join("problems")).map_err(|error| format!("problems: {error}"))?;
    let folders = entries.flatten().filter(|entry| entry.path().join("problem.toml").exists());
    let mut names: Vec<String> = folders.map(|folder| folder.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    Ok(names)
}
