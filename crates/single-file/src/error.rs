//! Why a program cannot be bundled: where, what, and what can be done about it.

use std::fmt;
use std::ops::Range;
use std::path::PathBuf;

/// A reason not to bundle a program.
#[derive(Clone, Debug)]
pub struct Error {
    pub place: Option<Place>,
    /// What is wrong, in lower case.
    pub message: String,
    /// What can be done about it.
    pub help: Option<String>,
}

/// A place in a source file or a manifest.
#[derive(Clone, Debug)]
pub struct Place {
    pub file: PathBuf,
    /// Counted from 1.
    pub line: usize,
    /// Characters of the line, counted from 0.
    pub columns: Range<usize>,
    /// The line.
    pub text: String,
}

impl Error {
    pub(crate) fn new(message: impl Into<String>) -> Error {
        Error { place: None, message: message.into(), help: None }
    }

    pub(crate) fn at(mut self, place: Place) -> Error {
        self.place = Some(place);
        self
    }

    pub(crate) fn help(mut self, help: impl Into<String>) -> Error {
        self.help = Some(help.into());
        self
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(place) = &self.place {
            write!(f, "{}:{}: ", place.file.display(), place.line)?;
        }
        f.write_str(&self.message)
    }
}

impl std::error::Error for Error {}

impl From<anyhow::Error> for Error {
    fn from(error: anyhow::Error) -> Error {
        match error.downcast::<Error>() {
            Ok(error) => error,
            Err(other) => Error::new(format!("{other:#}")),
        }
    }
}
