//! A progress line on a terminal.

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

/// The line, on standard error if that is a terminal.
pub(super) struct Progress {
    shown: bool,
    last: Option<Instant>,
}

/// The least time between two changes.
const PAUSE: Duration = Duration::from_millis(100);

impl Progress {
    /// A line that is not shown yet.
    pub(super) fn new() -> Self {
        Progress { shown: io::stderr().is_terminal(), last: None }
    }

    /// Replaces the text of the line.
    pub(super) fn show(&mut self, what: &str) {
        if self.shown && self.last.is_none_or(|last| last.elapsed() > PAUSE) {
            self.last = Some(Instant::now());
            // Back to the line's beginning, and clear it. If the terminal is gone, nobody needs the line.
            let _ = write!(io::stderr(), "\r\x1b[K{what}");
        }
    }
}

impl Drop for Progress {
    /// Clears the line.
    fn drop(&mut self) {
        if self.last.is_some() {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}
