//! Joins a solver to standard input, standard output, standard error and the exit status.
#![warn(missing_docs)]

use puzzle_core::text::{InputError, Stream, Text};
use std::fmt::Display;
use std::io::{self, ErrorKind, Read, Write};
use std::process::{exit, ExitCode};
use std::sync::Mutex;

/// Standard input and output of a program.
pub struct Console {
    /// The program's name; `None` before it runs, so that a text of this is all zero and takes no room in a file.
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
    /// Ends the program. A reader that has closed the output has seen enough: that is no failure.
    fn give_up(&self, what: &str, error: io::Error) -> ! {
        if error.kind() == ErrorKind::BrokenPipe {
            exit(0)
        }
        complain(format_args!("{}: cannot {}: {}", self.program.unwrap_or_default(), what, error));
        exit(1)
    }
}

/// Runs `solve` from standard input to standard output. What it wrote before it stopped is sent in any case.
///
/// The exit status is 0, or 1 after one line on standard error that says where the input breaks its format or
/// why it cannot be read or the output not be written, or 2 if there were arguments. A reader that has closed the
/// output has seen enough: that is 0, without a word.
pub fn run(program: &'static str, solve: impl FnOnce(&mut Text<Console>) -> Result<(), InputError>) -> ExitCode {
    // Not on the stack: its buffers are larger than some judges' stacks have room for.
    static TEXT: Mutex<Text<Console>> = Mutex::new(Text::new(Console { program: None }));
    if std::env::args_os().len() > 1 {
        complain(format_args!("usage: {} < INPUT (it takes no arguments)", program));
        return ExitCode::from(2);
    }
    let mut text = TEXT.lock().expect("one run in a process");
    text.stream().program = Some(program);
    let solved = solve(&mut text);
    text.flush();
    match solved {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            complain(format_args!("{}: {}", program, fault));
            ExitCode::FAILURE
        }
    }
}

/// Writes a line to standard error, which may be closed or full: then there is nobody left to tell.
fn complain(line: impl Display) {
    let _ = writeln!(io::stderr(), "{}", line);
}
