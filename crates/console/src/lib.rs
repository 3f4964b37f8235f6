//! Joins a solver to standard input, standard output, standard error and the exit status.
#![warn(missing_docs)]

use puzzle_core::text::{Halt, Stream, Text};
use std::fmt::Display;
use std::io::{self, ErrorKind, Read, Write};
use std::process::ExitCode;
use std::sync::Mutex;

/// Standard input and output.
pub struct Console {
    failure: Option<Failure>,
}

/// What could not be done, in words, and why.
type Failure = (&'static str, io::Error);

impl Stream for Console {
    fn read(&mut self, buffer: &mut [u8]) -> Result<usize, Halt> {
        loop {
            match io::stdin().lock().read(buffer) {
                Ok(count) => return Ok(count),
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => {
                    self.failure = Some(("read the input", error));
                    return Err(Halt::Stream);
                }
            }
        }
    }

    fn write(&mut self, bytes: &[u8]) -> Result<(), Halt> {
        let mut stdout = io::stdout().lock();
        stdout.write_all(bytes).and_then(|()| stdout.flush()).map_err(|error| {
            self.failure = Some(("write the output", error));
            Halt::Stream
        })
    }
}

/// Runs `solve` from standard input to standard output. What it wrote before it stopped is sent in any case.
///
/// The exit status is 0, or 1 after one line on standard error that says where the input breaks its format or
/// why it cannot be read or the output not be written, or 2 if there were arguments. A reader that has closed the
/// output has seen enough: that is 0, without a word.
pub fn run(program: &str, solve: impl FnOnce(&mut Text<Console>) -> Result<(), Halt>) -> ExitCode {
    // Not on the stack: its buffers are larger than some judges' stacks have room for.
    static TEXT: Mutex<Text<Console>> = Mutex::new(Text::new(Console { failure: None }));
    if std::env::args_os().len() > 1 {
        complain(format_args!("usage: {} < INPUT (it takes no arguments)", program));
        return ExitCode::from(2);
    }
    let mut text = TEXT.lock().expect("one run in a process");
    let solved = solve(&mut text);
    let sent = text.flush();
    match (sent.and(solved), text.stream().failure.take()) {
        (Ok(()), _) => return ExitCode::SUCCESS,
        (Err(Halt::Fault(fault)), _) => complain(format_args!("{}: {}", program, fault)),
        (_, Some((_, error))) if error.kind() == ErrorKind::BrokenPipe => return ExitCode::SUCCESS,
        (_, Some((what, error))) => complain(format_args!("{}: cannot {}: {}", program, what, error)),
        (_, None) => {}
    }
    ExitCode::FAILURE
}

/// Writes a line to standard error, which may be closed or full: then there is nobody left to tell.
fn complain(line: impl Display) {
    let _ = writeln!(io::stderr(), "{}", line);
}
