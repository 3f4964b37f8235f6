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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::judge::find;
    use crate::cli::options::MessageFormat;

    fn compiled(text: &str) -> Compiled {
        let judge = find("poj", None).expect("it is built in");
        compile(&Source { text, file: None, format: MessageFormat::Human }, Some(&judge))
            .expect("a file can be written")
    }

    #[test]
    fn the_c_compiler_here_stands_in_for_the_judge_s() {
        let compiled = compiled("#include <stdio.h>\nint main(void) { puts(\"3\"); return 0; }\n");
        let said: Vec<&str> = compiled.reports.iter().map(|report| report.message.as_str()).collect();
        assert!(said[0].ends_with(" stands in for the judge's Visual C++ 6.0 or MinGW GCC 3.4.2"), "{said:?}");
        assert!(said[1].starts_with("the file compiles: ") && said[1].ends_with(" -std=c89 -O2"), "{said:?}");
        let output = Command::new(compiled.program.expect("it compiles")).output().expect("it runs");
        assert_eq!(output.stdout, b"3\n");
    }

    #[test]
    fn what_is_no_c_does_not_compile() {
        let compiled = compiled("int main(void) { return nothing; }\n");
        assert!(compiled.program.is_none());
        assert!(compiled.reports[1].message.starts_with("the file does not compile: "));
    }
}
