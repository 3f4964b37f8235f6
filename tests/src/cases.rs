use std::fs;
use std::path::{Path, PathBuf};

/// An input and what must come of it, from `problems/<problem>/cases/` and its folder `errors`.
pub struct Case {
    /// `<what>`, or `errors/<what>` where the input breaks the format.
    pub name: String,
    /// All of standard input.
    pub input: Vec<u8>,
    path: PathBuf,
}

impl Case {
    /// Whether the program must refuse the input.
    pub fn is_error(&self) -> bool {
        self.name.starts_with("errors/")
    }

    /// The file beside the input that holds what must be printed: `out` or, for the line of an error, `err`.
    ///
    /// Empty if there is no such file.
    pub fn expected(&self, extension: &str) -> Vec<u8> {
        fs::read(self.path.with_extension(extension)).unwrap_or_default()
    }

    /// Writes that file; no file if it would be empty and is not the output.
    pub fn set_expected(&self, extension: &str, bytes: &[u8]) {
        let path = self.path.with_extension(extension);
        if extension == "out" || !bytes.is_empty() {
            fs::write(path, bytes).expect("the folder of the cases can be written to");
        }
    }
}

/// All cases of a problem, in the order of their names.
///
/// # Panics
/// If there are none.
pub fn cases(problem: &str) -> Vec<Case> {
    let folder = folder(problem).join("cases");
    let mut cases = inputs(&folder, "");
    cases.extend(inputs(&folder.join("errors"), "errors/"));
    assert!(!cases.is_empty(), "no cases in {}", folder.display());
    cases.sort_by(|a, b| a.name.cmp(&b.name));
    cases
}

/// The inputs that fuzzing found.
pub fn finds(problem: &str) -> Vec<Vec<u8>> {
    let files = fs::read_dir(folder(problem).join("fuzz")).into_iter().flatten();
    files.map(|file| fs::read(file.expect("the folder can be listed").path()).expect("it can be read")).collect()
}

fn folder(problem: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../problems").join(problem)
}

fn inputs(folder: &Path, prefix: &str) -> Vec<Case> {
    let Ok(entries) = fs::read_dir(folder) else {
        return Vec::new();
    };
    let paths = entries.map(|entry| entry.expect("the folder can be listed").path());
    let inputs = paths.filter(|path| path.extension().is_some_and(|extension| extension == "in"));
    let case = |path: PathBuf| Case {
        name: format!("{prefix}{}", path.file_stem().expect("a file has a name").to_string_lossy()),
        input: fs::read(&path).expect("an input can be read"),
        path,
    };
    inputs.map(case).collect()
}
