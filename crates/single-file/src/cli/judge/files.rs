//! The judges: those that come with the command, and those that a user adds as files.

use cargo_metadata::MetadataCommand;
use std::fs;
use std::path::{Path, PathBuf};

use super::Judge;
use crate::cli::report::Report;

/// The file of each judge that comes with the command.
const BUILT_IN: [(&str, &str); 12] = [
    ("aoj", include_str!("../../../judges/aoj.toml")),
    ("atcoder", include_str!("../../../judges/atcoder.toml")),
    ("bare", include_str!("../../../judges/bare.toml")),
    ("codeforces", include_str!("../../../judges/codeforces.toml")),
    ("dmoj", include_str!("../../../judges/dmoj.toml")),
    ("hdu", include_str!("../../../judges/hdu.toml")),
    ("kattis", include_str!("../../../judges/kattis.toml")),
    ("library-checker", include_str!("../../../judges/library-checker.toml")),
    ("luogu", include_str!("../../../judges/luogu.toml")),
    ("poj", include_str!("../../../judges/poj.toml")),
    ("qoj", include_str!("../../../judges/qoj.toml")),
    ("yukicoder", include_str!("../../../judges/yukicoder.toml")),
];

/// Where the file of a judge is.
#[derive(Debug, Clone)]
pub(crate) struct Entry {
    pub(crate) name: String,
    /// `None` if it comes with the command.
    pub(crate) file: Option<PathBuf>,
}

impl Entry {
    pub(crate) fn read(&self) -> Result<Judge, Report> {
        let Some(file) = &self.file else {
            let (_, text) = BUILT_IN.iter().find(|(name, _)| *name == self.name).expect("it is built in");
            return parse(&PathBuf::from(format!("judges/{}.toml", self.name)), text);
        };
        let text = fs::read_to_string(file);
        parse(file, &text.map_err(|error| Report::error(format!("cannot read {}: {error}", file.display())))?)
    }
}

/// The judge of that name.
pub(crate) fn find(name: &str, manifest: Option<&Path>) -> Result<Judge, Report> {
    let entries = entries(manifest);
    let Some(entry) = entries.iter().find(|entry| entry.name == name) else {
        let names: Vec<&str> = entries.iter().map(|entry| entry.name.as_str()).collect();
        return Err(Report::error(format!("no judge `{name}`; there are: {}", names.join(", ")))
            .help("`--judge bare` is for a judge of which nothing is known")
            .help(format!("to add one, write single-file/judges/{name}.toml in your workspace")));
    };
    entry.read()
}

/// The judges by their names. A workspace's file hides one in the home folder, and that one hides one that is built in.
pub(crate) fn entries(manifest: Option<&Path>) -> Vec<Entry> {
    let mut entries: Vec<Entry> = Vec::new();
    for folder in [workspace(manifest), home()].into_iter().flatten() {
        let Ok(files) = fs::read_dir(folder.join("judges")) else { continue };
        for file in files.flatten().map(|file| file.path()) {
            let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            let is_new = entries.iter().all(|entry| entry.name != name);
            if is_new && file.extension().is_some_and(|extension| extension == "toml") {
                entries.push(Entry { name, file: Some(file) });
            }
        }
    }
    for (name, _) in BUILT_IN {
        if entries.iter().all(|entry| entry.name != name) {
            entries.push(Entry { name: name.to_owned(), file: None });
        }
    }
    entries.sort_by(|a, b| a.name.cmp(&b.name));
    entries
}

/// The folder `single-file` of the workspace, if there is a workspace.
fn workspace(manifest: Option<&Path>) -> Option<PathBuf> {
    let mut command = MetadataCommand::new();
    manifest.map(|path| command.manifest_path(path));
    let metadata = command.no_deps().exec().ok()?;
    Some(metadata.workspace_root.into_std_path_buf().join("single-file"))
}

/// The folder `single-file` of the user's configuration.
fn home() -> Option<PathBuf> {
    let folder = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let config = folder("XDG_CONFIG_HOME").or_else(|| folder("APPDATA"));
    Some(config.or_else(|| Some(std::env::home_dir()?.join(".config")))?.join("single-file"))
}

fn parse(file: &Path, text: &str) -> Result<Judge, Report> {
    let judge: Judge = toml::from_str(text).map_err(|error| {
        let report = Report::error(error.message().trim().replace("expected usize", "expected a whole number"));
        match error.span() {
            Some(span) => report.at(file, text, span),
            None => Report { message: format!("{}: {}", file.display(), report.message), ..report },
        }
    })?;
    let Some((table, message)) = judge.contradiction() else { return Ok(judge) };
    let start = text.find(&format!("[{table}]")).or_else(|| text.find(table)).unwrap_or(0);
    let end = start + text[start..].find('\n').unwrap_or(text.len() - start);
    Err(Report::error(message).at(file, text, start..end))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_of_the_judges_folder_is_built_in_and_valid() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("judges");
        let files = fs::read_dir(folder).expect("the folder is there");
        let names = files.map(|file| file.expect("it is listed").path().file_stem().map(|stem| stem.to_owned()));
        let mut names: Vec<String> = names.flatten().map(|name| name.to_string_lossy().into_owned()).collect();
        names.sort();
        assert_eq!(names, BUILT_IN.map(|(name, _)| name));
        for name in names {
            let judge = Entry { name: name.clone(), file: None }.read();
            assert!(judge.is_ok(), "{name}: {judge:?}");
        }
    }
}
