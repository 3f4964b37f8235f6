//! Running a program on an input.

use std::io;
use std::time::Duration;

/// A program that can be tried.
pub trait Program {
    /// Runs the program on an input and keeps at most `most` bytes of its output.
    ///
    /// # Errors
    /// If the program cannot be started.
    fn run(&self, input: &[u8], most: usize) -> io::Result<Run>;
}

/// What a run leaves.
#[derive(Clone, Debug)]
pub struct Run {
    /// How it ended.
    pub end: End,
    /// Its standard output, as far as it was kept.
    pub stdout: Vec<u8>,
    /// The beginning of its standard error.
    pub stderr: Vec<u8>,
    /// Whether it read any of its input.
    pub has_read: bool,
}

/// How a run ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum End {
    /// With exit status 0.
    Success,
    /// With another status or by a signal, in words.
    Failed(String),
    /// It was ended after this time.
    TooLong(Duration),
    /// It was ended because it printed too much.
    TooMuch,
}
