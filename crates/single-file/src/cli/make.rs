//! Makes the text of the file, in Rust or in C.

use single_file::c::{self, CRequest, CTarget, MissingTool, Optimize};
use single_file::{minify, Edition, Origin, Request, Target};

use super::judge::Judge;
use super::options::{BundleOptions, Goal, Lang};
use super::progress::Progress;
use super::report::Report;
use super::stats;

/// A file, not yet written.
pub(crate) struct Made {
    pub(crate) text: String,
    /// What the user should know.
    pub(crate) notes: Vec<String>,
    /// The table of `--stats`.
    pub(crate) stats: String,
    pub(crate) language: Language,
}

/// What only a file of that language has.
pub(crate) enum Language {
    Rust { edition: Edition, origins: Vec<Origin> },
    C,
}

/// Makes the file in the language asked for, or else in Rust unless the judge takes only C.
pub(crate) fn make(options: &BundleOptions, judge: Option<&Judge>) -> Result<Made, Report> {
    let takes_rust = judge.is_none_or(|judge| judge.rust.is_some());
    let c = &options.c;
    let for_c = c.stack.is_some() || c.panic_messages || c.optimize.is_some();
    match options.lang {
        Some(Lang::Rust) if !takes_rust => {
            let title = judge.map_or("the judge", |judge| &judge.title);
            Err(Report::error(format!("{title} takes no Rust")).help("leave out `--lang rust`: the file is C then"))
        }
        Some(Lang::C) => c_file(options, judge),
        None if !takes_rust => c_file(options, judge),
        _ if for_c => {
            Err(Report::error("`--stack`, `--panic-messages` and `--optimize` are for C").help("add `--lang c`"))
        }
        _ => rust_file(options, judge),
    }
}

fn rust_file(options: &BundleOptions, judge: Option<&Judge>) -> Result<Made, Report> {
    let program = &options.program;
    let target = match (&program.bin, &program.example) {
        (Some(name), _) => Target::Bin(name.clone()),
        (_, Some(name)) => Target::Example(name.clone()),
        _ => Target::OnlyBinary,
    };
    let request = Request {
        manifest_path: program.manifest_path.clone(),
        package: program.package.clone(),
        target,
        features: program.features.clone(),
        all_features: program.all_features,
        no_default_features: program.no_default_features,
        judge_crates: judge.map(Judge::crates).unwrap_or_default(),
        edition: judge.and_then(|judge| judge.rust.as_ref()?.edition),
    };
    let progress = Progress::start("bundling".to_owned());
    let bundle = single_file::bundle(&request);
    drop(progress);
    let bundle = bundle?;
    let text = match options.minify {
        true => bundle.head + &minify(&bundle.code),
        false => bundle.head + "\n" + &bundle.code,
    };
    let stats = stats::rust(&bundle.origins);
    let language = Language::Rust { edition: bundle.edition, origins: bundle.origins };
    Ok(Made { text, notes: bundle.notes, stats, language })
}

fn c_file(options: &BundleOptions, judge: Option<&Judge>) -> Result<Made, Report> {
    let (program, c) = (&options.program, &options.c);
    if options.minify {
        return Err(Report::error("`--minify` is for Rust")
            .help("leave it out: a C file has no more white space than it needs"));
    }
    let target = match (&program.bin, &program.example) {
        (Some(name), _) => Some(CTarget::Bin(name.clone())),
        (_, Some(name)) => Some(CTarget::Example(name.clone())),
        _ => None,
    };
    let of_judge = judge.and_then(|judge| judge.limit.as_ref()?.bytes);
    let request = CRequest {
        manifest_path: program.manifest_path.clone(),
        package: program.package.clone(),
        target,
        features: program.features.clone(),
        all_features: program.all_features,
        no_default_features: program.no_default_features,
        limit: options.limit.or(of_judge).unwrap_or(CRequest::LIMIT),
        stack: c.stack.unwrap_or(CRequest::STACK),
        panic_messages: c.panic_messages,
        optimize: match c.optimize {
            Some(Goal::Speed) => Optimize::Speed,
            Some(Goal::Size) => Optimize::Size,
            Some(Goal::Auto) | None => Optimize::Auto,
        },
    };
    let progress = Progress::start("compiling to C".to_owned());
    let file = c::bundle(&request);
    drop(progress);
    let file = file.map_err(missing_tool)?;
    let stats = stats::c(&file.functions, file.text.len());
    Ok(Made { text: file.text, notes: file.notes, stats, language: Language::C })
}

/// A tool that is not installed has an exit status of its own.
fn missing_tool(error: anyhow::Error) -> Report {
    match error.downcast_ref::<MissingTool>() {
        Some(missing) => Report { status: Some(3), ..Report::error(format!("missing: {}", missing.tool)) }
            .help(missing.install.as_str()),
        None => error.into(),
    }
}
