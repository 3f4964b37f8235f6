//! Connects a solver to standard input, standard output, standard error and the exit status.
#![warn(missing_docs)]

use puzzle_core::text::{InputError, Stream, Text};
use std::fmt::Display;
use std::io::{self, ErrorKind, Read, Write};
use std::process::{exit, ExitCode};
use std::sync::Mutex;

/// Standard input and output of a program.
pub struct Console {
    /// The program's name. `None` before it runs, so that the static text is all zero and takes no space in the executable.
    program: Option<&'static str>,
}

impl Stream for Console {
    fn read(&mut self, buffer: &mut [u8]) -> usize {
        loop {
            match io::stdin().lock().read(buffer) {
                Ok(count) => return count,
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => self.give_up("read the input", error),
            }
        }
    }

    fn write(&mut self, bytes: &[u8]) {
        let mut stdout = io::stdout().lock();
        if let Err(error) = stdout.write_all(bytes).and_then(|()| stdout.flush()) {
            self.give_up("write the output", error)
        }
    }
}

impl Console {
    /// Ends the program. It is not an error if the reader has closed the output.
    fn give_up(&self, what: &str, error: io::Error) -> ! {
        if error.kind() == ErrorKind::BrokenPipe {
            exit(0)
        }
        report(format_args!("{}: cannot {}: {}", self.program.unwrap_or_default(), what, error));
        exit(1)
    }
}

/// Runs `solve` on standard input and standard output. Its output is sent even if it fails.
///
/// The exit status is 0 on success, and if the reader closes the output. It is 1 for an error in the input or a failure to
/// read or write, and 2 if there are arguments; in both cases, one line on standard error says why.
pub fn run(program: &'static str, solve: impl FnOnce(&mut Text<Console>) -> Result<(), InputError>) -> ExitCode {
    // Not on the stack: its buffers are too large for the stacks of some judges.
    static TEXT: Mutex<Text<Console>> = Mutex::new(Text::new(Console { program: None }));
    if std::env::args_os().len() > 1 {
        report(format_args!("usage: {} < INPUT (it takes no arguments)", program));
        return ExitCode::from(2);
    }
    let mut text = TEXT.lock().expect("one run in a process");
    text.stream().program = Some(program);
    let solved = solve(&mut text);
    text.flush();
    match solved {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            report(format_args!("{}: {}", program, error));
            ExitCode::FAILURE
        }
    }
}

/// Writes a line to standard error. A failure of that cannot be reported.
fn report(line: impl Display) {
    let _ = writeln!(io::stderr(), "{}", line);
}
