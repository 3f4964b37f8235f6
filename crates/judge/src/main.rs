use std::process::ExitCode;

fn main() -> ExitCode {
    judge::cli::run()
}
