//! A line on the terminal for what takes longer than a second.

use std::io::{IsTerminal, Write};
use std::sync::mpsc::{channel, RecvTimeoutError, Sender};
use std::thread::{spawn, JoinHandle};
use std::time::{Duration, Instant};

/// Says what is being done and for how long, on a terminal only, until it is dropped.
pub(crate) struct Progress {
    // Dropping the sender wakes the thread at once.
    running: Option<(Sender<()>, JoinHandle<()>)>,
}

impl Progress {
    pub(crate) fn start(what: String) -> Progress {
        if !std::io::stderr().is_terminal() {
            return Progress { running: None };
        }
        let (sender, receiver) = channel();
        let thread = spawn(move || {
            let begin = Instant::now();
            while receiver.recv_timeout(Duration::from_secs(1)) == Err(RecvTimeoutError::Timeout) {
                show(&format!("{what} ({} s)", begin.elapsed().as_secs()));
            }
            if begin.elapsed().as_secs() > 0 {
                show("");
            }
        });
        Progress { running: Some((sender, thread)) }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if let Some((sender, thread)) = self.running.take() {
            drop(sender);
            let _ = thread.join();
        }
    }
}

/// Writes over the line.
fn show(text: &str) {
    let mut stderr = std::io::stderr();
    let _ = write!(stderr, "\r\x1b[K{text}");
    let _ = stderr.flush();
}
