use std::io::{Read, Write};
use std::process::{Child, Command, Stdio};
use std::thread;

/// A problem's program.
#[derive(Clone, Copy)]
pub struct Program {
    /// The problem.
    pub name: &'static str,
    /// The path of the program.
    pub path: &'static str,
}

/// The result of a run.
#[derive(Debug, PartialEq, Eq)]
pub struct Answer {
    /// The bytes on standard output.
    pub stdout: Vec<u8>,
    /// The text on standard error.
    pub stderr: String,
    /// The exit status, `None` after a signal.
    pub status: Option<i32>,
}

impl Program {
    /// Starts the program, all its streams piped.
    pub fn start(self) -> Child {
        self.command().spawn().expect("the program starts")
    }

    /// The program as a command, all its streams piped.
    pub fn command(self) -> Command {
        let mut command = Command::new(self.path);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }

    /// Runs the program on an input.
    pub fn answer(self, input: &[u8]) -> Answer {
        finish(self.start(), input)
    }
}

/// Writes `input` to a running program while reading its output, and waits for its end.
fn finish(mut child: Child, input: &[u8]) -> Answer {
    let mut stdin = child.stdin.take().expect("standard input is piped");
    let mut pipe = child.stdout.take().expect("standard output is piped");
    let mut stdout = Vec::new();
    thread::scope(|scope| {
        // A program may stop reading at an error in its input. Then the rest cannot be written, which is fine.
        scope.spawn(move || stdin.write_all(input).ok());
        pipe.read_to_end(&mut stdout).expect("standard output can be read");
    });
    let rest = child.wait_with_output().expect("the program ends");
    Answer { stdout, stderr: String::from_utf8_lossy(&rest.stderr).into_owned(), status: rest.status.code() }
}
