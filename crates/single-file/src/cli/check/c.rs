//! Compiles a C file by the C compiler here.

use std::process::Command;

use super::{Compiled, Source};
use crate::cli::judge::Judge;
use crate::cli::report::{Level, Report};

/// Compiles the file with the judge's flags, or else as C89.
pub(crate) fn compile(source: &Source<'_>, judge: Option<&Judge>) -> Result<Compiled, Report> {
    let folder = source.folder("main.c")?;
    let compiler = std::env::var_os("CC").unwrap_or_else(|| "cc".into());
    let c = judge.and_then(|judge| judge.c.as_ref());
    let mut reports = Vec::new();
    if let Some(c) = c.filter(|c| !c.compilers.is_empty()) {
        let (here, theirs) = (compiler.display(), c.compilers.join(" or "));
        reports.push(Report::new(Level::Note, format!("checked with {here}: the judge has {theirs}")));
    }
    let mut command = Command::new(&compiler);
    match c.map(|c| &c.flags).filter(|flags| !flags.is_empty()) {
        Some(flags) => command.args(flags),
        None => command.args(["-std=c89", "-O2"]),
    };
    let program = folder.path().join("program");
    command.arg("-o").arg(&program);
    source.give(&mut command, &folder, "main.c");
    let failed = source.compile(command.arg("-lm"), &compiler.to_string_lossy()).err();
    let program = failed.is_none().then_some(program);
    reports.extend(failed);
    Ok(Compiled { program, reports, _folder: folder })
}
