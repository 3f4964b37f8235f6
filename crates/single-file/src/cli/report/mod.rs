//! Errors, warnings and notes: as rustc shows them to a person, or as JSON for an editor.

mod json;

use annotate_snippets::{AnnotationKind, Group, Level as Title, Renderer, Snippet};
use single_file::{Error, Place};
use std::io::IsTerminal;
use std::ops::Range;
use std::path::{Path, PathBuf};

use super::options::MessageFormat;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Level {
    Error,
    Warning,
    Note,
}

/// Something that the user should know.
#[derive(Clone, Debug)]
pub(crate) struct Report {
    pub(crate) level: Level,
    pub(crate) place: Option<Box<Place>>,
    /// The byte that the place's line begins with, if it is known without reading the file.
    pub(crate) line_start: Option<usize>,
    /// What is wrong, in lower case.
    pub(crate) message: String,
    /// What can be done about it.
    pub(crate) help: Vec<String>,
    /// The exit status of an error, if it is not 1.
    pub(crate) status: Option<u8>,
}

impl Report {
    pub(crate) fn new(level: Level, message: impl Into<String>) -> Report {
        Report { level, place: None, line_start: None, message: message.into(), help: Vec::new(), status: None }
    }

    pub(crate) fn error(message: impl Into<String>) -> Report {
        Report::new(Level::Error, message)
    }

    /// At some bytes of a text: those of the first line that they are on.
    pub(crate) fn at(self, file: &Path, text: &str, span: Range<usize>) -> Report {
        let start = span.start.min(text.len());
        let first = text[..start].rfind('\n').map_or(0, |feed| feed + 1);
        let line = text[first..].lines().next().unwrap_or_default();
        let column = text[first..start].chars().count();
        let end = span.end.clamp(start, (first + line.len()).max(start));
        let place = Place {
            file: from_here(file),
            line: text[..first].matches('\n').count() + 1,
            columns: column..column + text[start..end].chars().count(),
            text: line.to_owned(),
        };
        Report { place: Some(Box::new(place)), line_start: Some(first), ..self }
    }

    pub(crate) fn help(mut self, help: impl Into<String>) -> Report {
        self.help.push(help.into());
        self
    }

    /// Writes the report to standard error.
    pub(crate) fn show(&self, format: MessageFormat) {
        match format {
            MessageFormat::Human => eprintln!("{}", self.rendered(has_colours())),
            MessageFormat::Json => eprintln!("{}", json::diagnostic(self)),
        }
    }

    /// The report as a person reads it.
    pub(crate) fn rendered(&self, colours: bool) -> String {
        let title = match self.level {
            Level::Error => Title::ERROR,
            Level::Warning => Title::WARNING,
            Level::Note => Title::NOTE,
        };
        let mut group = Group::with_title(title.primary_title(self.message.as_str()));
        if let Some(place) = &self.place {
            let mark = AnnotationKind::Primary.span(bytes(place));
            let path = place.file.display().to_string();
            group =
                group.element(Snippet::source(place.text.as_str()).line_start(place.line).path(path).annotation(mark));
        }
        group = group.elements(self.help.iter().map(|help| Title::HELP.message(help.as_str())));
        let renderer = if colours { Renderer::styled() } else { Renderer::plain() };
        renderer.render(&[group])
    }
}

/// Whether standard error is a terminal whose user wants colours.
pub(crate) fn has_colours() -> bool {
    let refused = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    std::io::stderr().is_terminal() && !refused
}

impl From<Error> for Report {
    fn from(error: Error) -> Report {
        let place = error.place.map(|place| Box::new(Place { file: from_here(&place.file), ..place }));
        Report { place, help: error.help.into_iter().collect(), ..Report::error(error.message) }
    }
}

impl From<anyhow::Error> for Report {
    fn from(error: anyhow::Error) -> Report {
        Report::error(format!("{error:#}"))
    }
}

/// A path from the current folder, if the file is in it: shorter, and as compilers show it.
fn from_here(file: &Path) -> PathBuf {
    let here = std::env::current_dir().ok().and_then(|folder| file.strip_prefix(folder).ok().map(Path::to_owned));
    here.unwrap_or_else(|| file.to_owned())
}

/// The bytes of the place's line that its columns are.
pub(crate) fn bytes(place: &Place) -> Range<usize> {
    let byte = |column: usize| place.text.char_indices().nth(column).map_or(place.text.len(), |(byte, _)| byte);
    byte(place.columns.start)..byte(place.columns.end)
}
