//! A line that says how far the work is, where somebody watches.

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

/// The line, on standard error if that is a terminal.
pub(super) struct Progress {
    shown: bool,
    begun: Instant,
    last: Option<Instant>,
}

/// How often the line changes at most.
const PAUSE: Duration = Duration::from_millis(100);

impl Progress {
    /// A line that is not there yet.
    pub(super) fn begin() -> Self {
        Progress { shown: io::stderr().is_terminal(), begun: Instant::now(), last: None }
    }

    /// Shows what is being done.
    pub(super) fn show(&mut self, what: impl FnOnce() -> String) {
        if self.shown && self.last.is_none_or(|last| last.elapsed() > PAUSE) {
            self.last = Some(Instant::now());
            // To the line's beginning, and clear it. A terminal that is gone needs no line.
            let _ = write!(io::stderr(), "\r\x1b[K{:.1} s: {}", self.begun.elapsed().as_secs_f64(), what());
        }
    }
}

impl Drop for Progress {
    /// Takes the line away.
    fn drop(&mut self) {
        if self.last.is_some() {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}
