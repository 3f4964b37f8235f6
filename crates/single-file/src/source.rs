//! A source file: its text, its syntax, and the way from one to the other.

use crate::error::{Error, Place};
use anyhow::{Context, Result};
use proc_macro2::{Delimiter, Span, TokenStream, TokenTree};
use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};
use syn::spanned::Spanned;

/// A file and what it says.
pub(crate) struct Source {
    pub(crate) path: PathBuf,
    pub(crate) text: String,
    pub(crate) file: syn::File,
}

impl Source {
    /// Reads and parses a file.
    ///
    /// # Errors
    /// If it cannot be read or is no Rust; the message has its name, and the line.
    pub(crate) fn read(path: &Path) -> Result<Source> {
        Source::parse(path, Source::text(path)?)
    }

    /// The text of a file as rustc sees it.
    ///
    /// # Errors
    /// If it cannot be read.
    pub(crate) fn text(path: &Path) -> Result<String> {
        let text = fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
        // Line ends as rustc sees them. Neither byte order mark nor shebang could stand first in a bundle.
        let mut text = text.trim_start_matches('\u{feff}').replace("\r\n", "\n");
        if text.starts_with("#!") && !text[2..].trim_start().starts_with('[') {
            text.replace_range(..text.find('\n').unwrap_or(text.len()), "");
        }
        Ok(text)
    }

    /// Parses the text of a file.
    ///
    /// # Errors
    /// If it is no Rust.
    pub(crate) fn parse(path: &Path, text: String) -> Result<Source> {
        match syn::parse_file(&text) {
            Ok(file) => Ok(Source { path: path.to_owned(), text, file }),
            Err(error) => Err(Error::new(error.to_string()).at(place(path, &text, error.span())).into()),
        }
    }

    /// Where a piece of syntax stands.
    pub(crate) fn place(&self, span: Span) -> Place {
        place(&self.path, &self.text, span)
    }

    /// An error at a place in the file.
    pub(crate) fn error(&self, span: Span, message: &str) -> anyhow::Error {
        Error::new(message).at(self.place(span)).into()
    }
}

fn place(path: &Path, text: &str, span: Span) -> Place {
    let (start, end) = (span.start(), span.end());
    let line = text.lines().nth(start.line - 1).unwrap_or_default().to_owned();
    let last = if end.line == start.line { end.column } else { line.chars().count() };
    Place { file: path.to_owned(), line: start.line, columns: start.column..last.max(start.column + 1), text: line }
}

/// The bytes where a piece of syntax stands, attributes included.
pub(crate) fn range(syntax: &impl Spanned) -> Range<usize> {
    syntax.span().byte_range()
}

/// The tokens of a text that is Rust.
pub(crate) fn tokens(text: &str) -> TokenStream {
    text.parse().expect("what parses as a file is tokens")
}

/// Where the tokens of a text stand, in order: brackets are tokens here, and so is a documentation comment.
pub(crate) fn leaves(text: &str) -> Vec<Range<usize>> {
    let mut leaves = Vec::new();
    walk(tokens(text), &mut leaves);
    leaves
}

fn walk(tokens: TokenStream, leaves: &mut Vec<Range<usize>>) {
    for token in tokens {
        let range = token.span().byte_range();
        // A documentation comment is given as an attribute whose tokens all stand where the comment does.
        if leaves.last().is_some_and(|last| range.start < last.end) {
            continue;
        }
        match token {
            TokenTree::Group(group) if group.delimiter() != Delimiter::None => {
                leaves.push(group.span_open().byte_range());
                walk(group.stream(), leaves);
                leaves.push(group.span_close().byte_range());
            }
            _ => leaves.push(range),
        }
    }
}
