//! One run: reads the judge, makes the file, writes it, and checks it.

use cargo_metadata::Metadata;
use single_file::Origin;
use std::fs;
use std::io::{self, Write};
use std::path::Path;

use super::check::project::{self, Project};
use super::check::{c, rust, samples, syntax, Compiled, Source};
use super::judge::{self, Judge};
use super::make::{make, Language};
use super::options::{BundleOptions, MessageFormat};
use super::progress::Progress;
use super::report::{Level, Report};
use super::{copy, limit};

/// Makes the file and writes it. Puts into `reports` what there is to say of it.
///
/// # Errors
/// Why it goes no further. Before the file is written, this leaves no file.
pub(crate) fn run(options: &BundleOptions, format: MessageFormat, reports: &mut Vec<Report>) -> Result<(), Report> {
    let manifest = options.program.manifest_path.as_deref();
    let judge = options.judge.as_deref().map(|name| judge::find(name, manifest)).transpose()?;
    let judge = judge.as_ref();
    let made = make(options, judge)?;
    reports.extend(made.notes.iter().map(|note| Report::new(Level::Note, note.as_str())));
    if options.stats {
        show_stats(&made.stats, format);
    }
    let can_minify = !options.minify && matches!(made.language, Language::Rust { .. });
    reports.extend(limit::check(&made.text, options.limit, judge, can_minify)?);
    write(&made.text, options.output.as_deref())?;
    if options.copy {
        reports.push(copy::copy(&made.text).unwrap_or_else(|error| error));
    }
    let source = Source { text: &made.text, file: options.output.as_deref(), format };
    let compiled = match &made.language {
        Language::C => options.check.then(|| c::compile(&source, judge)).transpose()?,
        Language::Rust { edition, origins } => {
            let metadata = judge.map(|_| project::metadata(manifest)).transpose()?;
            reports.extend(too_new(&source, judge, origins, metadata.as_ref()));
            let offered = judge.map(Judge::crates).unwrap_or_default();
            let project = metadata.and_then(|metadata| Project::of(&made.text, &offered, &metadata));
            let _progress = Progress::start("checking".to_owned());
            options.check.then(|| rust::compile(&source, judge, *edition, project.as_ref())).transpose()?
        }
    };
    reports.extend(compiled.into_iter().flat_map(|compiled| outcome(compiled, options.cases.as_deref())));
    Ok(())
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

/// What of the file and its packages is newer than the judge's compiler, if that is known.
fn too_new(source: &Source<'_>, judge: Option<&Judge>, origins: &[Origin], metadata: Option<&Metadata>) -> Vec<Report> {
    let version = judge.and_then(|judge| judge.rust.as_ref()?.version.as_ref());
    let (Some(version), Some(metadata)) = (version, metadata) else { return Vec::new() };
    let name = source.file.unwrap_or(Path::new("main.rs"));
    let mut reports = syntax::newer(source.text, name, version);
    reports.extend(project::newer_packages(metadata, origins, version));
    reports
}

/// What is to say of a file that was compiled, and of its program on the samples.
fn outcome(mut compiled: Compiled, cases: Option<&Path>) -> Vec<Report> {
    let mut reports = std::mem::take(&mut compiled.reports);
    if let (Some(program), Some(folder)) = (&compiled.program, cases) {
        reports.push(samples::run(program, folder).unwrap_or_else(|error| error));
    }
    reports
}
