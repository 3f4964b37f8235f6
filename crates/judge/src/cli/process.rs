//! Running a program as a process, for a limited time and a limited output.

use super::group;
use crate::stress::{End, Program, Run};
use std::io::{self, Read, Seek, Write};
use std::process::{Command, ExitStatus, Stdio};
use std::sync::mpsc::{channel, Receiver};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

/// How much of standard error is kept.
const MOST_STDERR: usize = 1 << 16;

/// A program and its arguments.
pub(super) struct Process<'a> {
    /// The program, then its arguments.
    pub(super) command: &'a [String],
    /// How long a run may take.
    pub(super) time: Duration,
}

impl Program for Process<'_> {
    /// Runs the program. It is ended, with all that it started, when its time is over or when it has printed more than
    /// `most` bytes.
    fn run(&self, input: &[u8], most: usize) -> io::Result<Run> {
        run(self.command, input, self.time, most)
    }
}

fn run(command: &[String], input: &[u8], time: Duration, most: usize) -> io::Result<Run> {
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
            break ended(status);
        }
        if stdout.is_over() {
            break End::TooMuch;
        }
        if Instant::now() > deadline {
            break End::TooLong(time);
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

/// How a program ended by itself.
fn ended(status: ExitStatus) -> End {
    match status.code() {
        Some(0) => End::Success,
        Some(code) => End::Failed(format!("ends with exit status {code}")),
        None => End::Failed(format!("is ended by {status}")),
    }
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
