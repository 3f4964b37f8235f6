//! One run: reads the judge, makes the file, writes it, and checks it.

use std::fs;
use std::io::{self, Write};
use std::path::Path;

use super::check::project::{self, Project};
use super::check::{c, rust, samples, syntax, Compiled, Source};
use super::judge::{self, Judge};
use super::make::{make, Language, Made};
use super::options::{BundleOptions, MessageFormat};
use super::progress::Progress;
use super::report::{Level, Report};
use super::{copy, limit};

/// Makes the file, writes it, and returns what there is to say of it.
///
/// # Errors
/// Why nothing is written.
pub(crate) fn run(options: &BundleOptions, format: MessageFormat) -> Result<Vec<Report>, Report> {
    let manifest = options.program.manifest_path.as_deref();
    let judge = options.judge.as_deref().map(|name| judge::find(name, manifest)).transpose()?;
    let judge = judge.as_ref();
    let made = make(options, judge)?;
    let mut reports: Vec<Report> = made.notes.iter().map(|note| Report::new(Level::Note, note.as_str())).collect();
    if options.stats {
        show_stats(&made.stats, format);
    }
    let can_minify = !options.minify && matches!(made.language, Language::Rust { .. });
    reports.extend(limit::check(&made.text, options.limit, judge, can_minify)?);
    write(&made.text, options.output.as_deref())?;
    if options.copy {
        reports.push(copy::copy(&made.text).unwrap_or_else(|error| error));
    }
    reports.extend(inspect(options, judge, &made, format)?);
    Ok(reports)
}

fn show_stats(table: &str, format: MessageFormat) {
    match format {
        MessageFormat::Human => eprint!("{table}"),
        MessageFormat::Json => Report::new(Level::Note, format!("bytes of the file\n{table}")).show(format),
    }
}

fn write(text: &str, output: Option<&Path>) -> Result<(), Report> {
    match output {
        Some(path) => {
            fs::write(path, text).map_err(|error| Report::error(format!("cannot write {}: {error}", path.display())))
        }
        None => io::stdout()
            .write_all(text.as_bytes())
            .map_err(|error| Report::error(format!("cannot write to standard output: {error}"))),
    }
}

/// What is too new for the judge, and with `--check` what a compiler and the samples say.
fn inspect(
    options: &BundleOptions,
    judge: Option<&Judge>,
    made: &Made,
    format: MessageFormat,
) -> Result<Vec<Report>, Report> {
    let source = Source { text: &made.text, file: options.output.as_deref(), format };
    let version = judge.and_then(|judge| judge.rust.as_ref()?.version.as_ref());
    let offered = judge.map(Judge::crates).unwrap_or_default();
    let mut reports = Vec::new();
    let mut used = None;
    if let (Language::Rust { origins, .. }, Some(version)) = (&made.language, version) {
        let name = options.output.as_deref().unwrap_or(Path::new("main.rs"));
        reports.extend(syntax::newer(&made.text, name, version));
        let metadata = project::metadata(options.program.manifest_path.as_deref())?;
        reports.extend(project::newer_packages(&metadata, origins, version));
        used = Some(metadata);
    }
    if !options.check {
        return Ok(reports);
    }
    let _progress = Progress::start("checking".to_owned());
    let compiled = match &made.language {
        Language::C => c::compile(&source, judge),
        Language::Rust { edition, .. } => {
            if used.is_none() && !offered.is_empty() {
                used = Some(project::metadata(options.program.manifest_path.as_deref())?);
            }
            let project = used.and_then(|metadata| Project::of(&made.text, &offered, &metadata));
            rust::compile(&source, judge, *edition, project.as_ref())
        }
    };
    reports.extend(outcome(compiled?, options.cases.as_deref()));
    Ok(reports)
}

/// What is to say of a file that was compiled, and of its program on the samples.
fn outcome(mut compiled: Compiled, cases: Option<&Path>) -> Vec<Report> {
    let mut reports = std::mem::take(&mut compiled.reports);
    if let (Some(program), Some(folder)) = (&compiled.program, cases) {
        reports.push(samples::run(program, folder).unwrap_or_else(|error| error));
    }
    reports
}
