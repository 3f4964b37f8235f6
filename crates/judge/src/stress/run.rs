//! Running a program on an input, for so long and for so much output.

use super::group;
use std::io::{self, Read, Seek, Write};
use std::process::{Command, ExitStatus, Stdio};
use std::sync::mpsc::{channel, Receiver};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

/// What a run leaves.
#[derive(Debug)]
pub(super) struct Run {
    /// How it ended.
    pub(super) end: End,
    /// Its standard output, as far as it was kept.
    pub(super) stdout: Vec<u8>,
    /// The beginning of its standard error.
    pub(super) stderr: Vec<u8>,
    /// Whether it read any of its input.
    pub(super) has_read: bool,
}

/// How a run ended.
#[derive(Debug)]
pub(super) enum End {
    /// By itself.
    Exit(ExitStatus),
    /// It took too long.
    TooLong,
    /// It printed too much.
    TooMuch,
}

/// How much of standard error is kept.
const MOST_STDERR: usize = 1 << 16;

/// Runs a program and its arguments on an input. It is ended, with all that it started, after `time` or when it has
/// printed more than `most` bytes.
///
/// # Errors
/// If it cannot be started.
pub(super) fn run(command: &[String], input: &[u8], time: Duration, most: usize) -> io::Result<Run> {
    // A file, as judges do it. The position in it is shared, so it tells later how much was read.
    let mut stdin = tempfile::tempfile()?;
    stdin.write_all(input)?;
    stdin.rewind()?;
    let mut program = Command::new(&command[0]);
    program.args(&command[1..]).stdin(stdin.try_clone()?).stdout(Stdio::piped()).stderr(Stdio::piped());
    let deadline = Instant::now() + time;
    let mut child = group::spawn(&mut program)?;
    let stdout = Pipe::read(child.stdout.take().expect("piped"), most);
    let stderr = Pipe::read(child.stderr.take().expect("piped"), MOST_STDERR);
    let end = loop {
        if let Some(status) = child.try_wait()? {
            break End::Exit(status);
        }
        if stdout.is_over() {
            break End::TooMuch;
        }
        if Instant::now() > deadline {
            break End::TooLong;
        }
        thread::sleep(Duration::from_millis(1));
    };
    group::end(&child);
    // Where there are no groups. An error means that it has ended.
    let _ = child.kill();
    child.wait()?;
    let stdout = stdout.kept();
    // It may have ended before all that it printed was seen.
    let end = if stdout.len() > most { End::TooMuch } else { end };
    Ok(Run { end, stdout, stderr: stderr.kept(), has_read: stdin.stream_position()? > 0 })
}

/// What comes out of a pipe, read by a thread.
struct Pipe {
    bytes: Arc<Mutex<Vec<u8>>>,
    most: usize,
    end: Receiver<()>,
}

impl Pipe {
    /// Reads a pipe to its end, but keeps little more than `most` bytes.
    fn read(mut pipe: impl Read + Send + 'static, most: usize) -> Self {
        let bytes = Arc::new(Mutex::new(Vec::new()));
        let kept = Arc::clone(&bytes);
        let (ended, end) = channel();
        thread::spawn(move || {
            let mut buffer = [0; 1 << 16];
            // An error is an end too: nothing more can be read.
            while let Ok(count @ 1..) = pipe.read(&mut buffer) {
                let mut kept = kept.lock().expect("nothing panics with the lock");
                if kept.len() <= most {
                    kept.extend(&buffer[..count]);
                }
            }
            // Nobody may be waiting for it any more.
            let _ = ended.send(());
        });
        Pipe { bytes, most, end }
    }

    /// Whether there was more than is kept for sure.
    fn is_over(&self) -> bool {
        self.bytes.lock().expect("nothing panics with the lock").len() > self.most
    }

    /// What was kept, once all has been read. A process that left the group may hold the pipe open: then what came so far.
    fn kept(self) -> Vec<u8> {
        let _ = self.end.recv_timeout(Duration::from_secs(1));
        std::mem::take(&mut self.bytes.lock().expect("nothing panics with the lock"))
    }
}
