//! Compiles a C file by the C compiler here.

use std::process::Command;

use super::{Compiled, Source, PROGRAM};
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
        reports.push(Report::new(Level::Note, format!("{here} stands in for the judge's {theirs}")));
    }
    let ours = ["-std=c89", "-O2"].map(str::to_owned);
    let flags = c.map(|c| &c.flags[..]).filter(|flags| !flags.is_empty()).unwrap_or(&ours);
    let mut command = Command::new(&compiler);
    command.args(flags);
    let program = folder.path().join(PROGRAM);
    command.arg("-o").arg(&program);
    source.give(&mut command, &folder, "main.c");
    let how = format!("{} {}", compiler.display(), flags.join(" "));
    Ok(source.compiled(command.arg("-lm"), &how, program, reports, folder))
}
